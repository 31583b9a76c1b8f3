/** Returns the full name; in Chinese characters the family name comes first, without a space. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  /\p{Script=Han}/u.test(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`;
