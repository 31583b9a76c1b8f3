/** Three example themes: unnamed values keep the default. */
export const themes = [
  {
    name: "clay",
    dark: false,
    values:
      "[--vault:#8c3a1f] [--on-vault:#fff6f2] [--paper:#fcf8f5] [--line:#eadfd7] [--line-strong:#d9c8bb] rounded-xl [--corner:10px]",
  },
  {
    name: "navy",
    dark: false,
    values:
      "[--vault:#1f3f7a] [--on-vault:#f3f6fd] [--paper:#f5f7fb] [--line:#dbe2ee] [--line-strong:#bcc8dd] rounded-xl [--corner:0px]",
  },
  {
    name: "night",
    dark: true,
    values:
      "[--vault:#b9a4f0] [--on-vault:#1a1230] [--paper:#0f0d14] [--surface:#17141f] [--line:#2a2536] [--line-strong:#3d3650] rounded-xl [--corner:10px]",
  },
] as const;

/** The first theme's style sheet. */
export const clay = [
  ["--vault", "#8c3a1f", "bg-[#8c3a1f]"],
  ["--on-vault", "#fff6f2", "bg-[#fff6f2]"],
  ["--paper", "#fcf8f5", "bg-[#fcf8f5]"],
  ["--surface", "#ffffff", "bg-white"],
  ["--line", "#eadfd7", "bg-[#eadfd7]"],
  ["--line-strong", "#d9c8bb", "bg-[#d9c8bb]"],
  ["--ink", "#16201c", "bg-[#16201c]"],
  ["--corner", "10px", ""],
] as const;
