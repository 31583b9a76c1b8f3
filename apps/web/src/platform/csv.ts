const byteOrderMark = "\uFEFF"; // without it Excel reads Chinese in the wrong encoding

/** A CSV file of rows. Ids and amounts stay text. */
export function toCsv(header: string[], rows: string[][]): string {
  return byteOrderMark + [header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

function cell(text: string): string {
  // A spreadsheet runs what starts like a formula; a plain number with a sign is none.
  const guarded = /^[=+\-@\t\r]/.test(text) && !/^[+-]\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replace(/"/g, '""')}"` : guarded;
}

/** Hands the file to the person. */
export function download(name: string, text: string, type: string = "text/csv;charset=utf-8"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the bytes after this turn; freeing at once loses the file in Safari.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
