export const inbox = {
  state: (count: number) => (count === 1 ? "1 message, sent nowhere" : `${count} messages, sent nowhere`),
  filter: "Recipient",
  placeholder: "E-mail address or phone",
  channels: { mail: "Mail", sms: "SMS" },
  copyCode: "Copy code",
  code: "Code",
  authenticators: "Authenticator codes now",
  empty: "No messages yet",
  emptyText: "Mails and SMS the product sends in this world come here by themselves, codes included.",
  noneFound: "No message to such a recipient",
  noneFoundText: "Change or clear the filter.",
  clear: "Clear filter",
};
