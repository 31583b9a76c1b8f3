/** The screens that are built, and who to be to see them filled. */
export const screens: readonly { path: string; persona?: string }[] = [
  { path: "/" },
  { path: "/user/register" },
  { path: "/user/register?type=merchant" },
  { path: "/user/login" },
  { path: "/error/404" },
  { path: "/error/500" },
  { path: "/maintain" },
  { path: "/user/result?kind=registered", persona: "fresh" },
  { path: "/account/verifiy", persona: "fresh" },
  { path: "/account/verifiy?way=document", persona: "fresh" },
  { path: "/account/verifiy?way=provider", persona: "fresh" },
  { path: "/account/verifiy", persona: "pending" },
  { path: "/account/verifiy", persona: "rejected" },
  { path: "/account/verifiy", persona: "mei" },
  { path: "/account/google", persona: "verified" },
  { path: "/account/google", persona: "mei" },
  { path: "/account/password", persona: "verified" },
  { path: "/assets", persona: "mei" },
  { path: "/assets/recharge", persona: "mei" },
  { path: "/assets/recharge?coin=USDT&network=TRC20", persona: "mei" },
  { path: "/assets/recharge?coin=XRP&network=XRP", persona: "mei" },
  { path: "/assets/withdraw", persona: "mei" },
  { path: "/assets/address", persona: "mei" },
];

/** A name for a test or a picture. */
export const nameOf = ({ path, persona }: (typeof screens)[number]) => (persona ? `${path} as ${persona}` : path);
