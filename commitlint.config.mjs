// Conventional Commits; the scopes are the parts of the repository.
export default {
  extends: ["@commitlint/config-conventional"],
  rules: {
    "header-max-length": [2, "always", 72],
    "body-max-line-length": [0],
    "footer-max-line-length": [0],
    "scope-enum": [2, "always", ["spec", "sdk", "errors", "ui", "sandbox", "web", "e2e", "ci", "docs"]],
  },
};
