/** The family name comes first in Chinese characters, with no space between. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  /\p{Script=Han}/u.test(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`;
