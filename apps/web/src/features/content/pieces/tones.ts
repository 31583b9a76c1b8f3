/** The logo's brass, for graphics without text. */
export const brass = {
  bg: "bg-[#c99a4b] dark:bg-brass",
  fill: "fill-[#c99a4b] dark:fill-brass",
  text: "text-[#c99a4b] dark:text-brass",
};
