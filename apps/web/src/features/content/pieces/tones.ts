/** The mark's brass, where it is drawn and not read. */
export const brass = {
  bg: "bg-[#c99a4b] dark:bg-brass",
  fill: "fill-[#c99a4b] dark:fill-brass",
  text: "text-[#c99a4b] dark:text-brass",
};
