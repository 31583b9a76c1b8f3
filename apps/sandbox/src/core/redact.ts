/** Names of secrets, redacted in the request log: credentials, proofs and payment data. */
const SECRET =
  /password|token|secret|googlecode|securitycode|ticket|otpauth|accesskey|cardnumber|cvv|authorization|^code$|^t$/i;
const BLANK = "•••";
/** The maximum number of shown characters of an input or a reply. */
const SHOWN = 4000;

/** Returns a value as JSON, secrets redacted at any depth, truncated if it is long. */
export function redact(value: unknown): unknown {
  const text = JSON.stringify(value, blank);
  if (text === undefined) return null;
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : JSON.parse(text);
}

/**
 * Returns a JSON text with its secrets redacted. A text that isn't JSON is only described, because its secrets can't
 * be found.
 */
export function redactText(body: string): string {
  if (body === "") return "";
  try {
    return JSON.stringify(JSON.parse(body), blank).slice(0, SHOWN);
  } catch {
    return `${body.length} characters that are no JSON`;
  }
}

export function redactQuery(query: string): string {
  return query
    .split("&")
    .map((pair) => {
      const [name = ""] = pair.split("=", 1);
      return pair.includes("=") && SECRET.test(decoded(name)) ? `${name}=${BLANK}` : pair;
    })
    .join("&")
    .slice(0, SHOWN);
}

function blank(name: string, value: unknown): unknown {
  // A number under such a name is a lifetime or an error code, and useful.
  return SECRET.test(name) && typeof value === "string" ? BLANK : value;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
