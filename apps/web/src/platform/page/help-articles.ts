/** Maps articles to the refusals they explain; a test compares it with the sandbox's help centre. */
export const explained: Readonly<Record<string, readonly number[]>> = {
  "open-account": [90006, 51092, 510240, 51093, 51094],
  "verify-identity": [60013, 50015, 90004],
  "identity-rejected": [90003],
  "sign-in": [50001, 50004],
  maintenance: [1, 2],
  "account-disabled": [60004, 80001, 50011],
  "security-hold": [60011, 60005],
  "locked-out": [50010, 90001],
  codes: [50002, 90005],
  "fund-pin": [90002],
  password: [51091, 51024, 51025, 51026],
  "other-device": [80002],
  "receive-coins": [40001, 40017, 60003, 60001],
  "deposits-off": [60009, 60010, 40002],
  withdraw: [40013, 40014, 40015, 50014],
  "cancel-withdrawal": [60015, 60008, 60017, 40008],
  "wrong-address": [40018],
  "network-at-risk": [90007, 40012],
  insufficient: [60028, 60006],
  transfer: [60027, 60029],
  convert: [90008, 60012],
  card: [70001],
  dealers: [60016, 60018, 40016],
  cancellations: [60023],
  appeal: [60014, 60019, 60031],
  "receiving-methods": [60020, 60024, 60026, 60030, 60032],
  matching: [60021, 60022, 60025],
  "cash-withdraw": [60007],
  uploads: [50012, 50013, 50016],
  merchant: [40003],
  "payment-orders": [40004, 40005, 40006, 40007, 40009, 40010, 40011, 60002],
  multisig: [50009],
};

/** Returns the article id for a code; undefined if there is none. */
export function articleFor(code: number): string | undefined {
  const name = Object.keys(explained).find((each) => explained[each]?.includes(code));
  return name && `hp_${name}`;
}
