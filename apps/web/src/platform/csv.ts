const byteOrderMark = "\uFEFF"; // Without it Excel reads Chinese in the wrong encoding.

/** Returns rows as CSV. Ids and amounts remain text. */
export function toCsv(header: string[], rows: string[][]): string {
  return byteOrderMark + [header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

function cell(text: string): string {
  // A spreadsheet runs a cell that starts like a formula; a plain signed number is safe.
  const guarded = /^[=+\-@\t\r]/.test(text) && !/^[+-]\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replace(/"/g, '""')}"` : guarded;
}

/** Saves a file for the user. */
export function download(name: string, text: string, type: string = "text/csv;charset=utf-8"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the bytes later; revoking at once loses the file in Safari.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
