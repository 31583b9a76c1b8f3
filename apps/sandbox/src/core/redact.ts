/** Secrets, blanked in the request log: whatever signs somebody in, confirms for them, or pays. */
const SECRET =
  /password|token|secret|googlecode|securitycode|ticket|otpauth|accesskey|cardnumber|cvv|authorization|^code$|^t$/i;
const BLANK = "•••";
/** Most characters of one side of a call that are shown. */
const SHOWN = 4000;

/** A value as JSON, secrets blanked at any depth; cut when it is long. */
export function redact(value: unknown): unknown {
  const text = JSON.stringify(value, blank);
  if (text === undefined) return null;
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : JSON.parse(text);
}

/** A JSON text with its secrets blanked. In what is no JSON secrets can't be told apart, so it is only described. */
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
  // A number under such a name is a lifetime or an error code, and worth seeing.
  return SECRET.test(name) && typeof value === "string" ? BLANK : value;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
