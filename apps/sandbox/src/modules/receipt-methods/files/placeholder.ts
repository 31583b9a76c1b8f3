const [WIDTH, HEIGHT] = [320, 200];
const BYTES_A_ROW = WIDTH / 8;

/** Draws a picture for fictitious documents: a card's frame with lines of text, black on white, as PNG. */
export function placeholder(): Uint8Array<ArrayBuffer> {
  drawn ??= draw();
  return drawn;
}
let drawn: Uint8Array<ArrayBuffer> | null = null;

function draw(): Uint8Array<ArrayBuffer> {
  const rows: number[] = [];
  for (let y = 0; y < HEIGHT; y++) {
    rows.push(0);
    for (let column = 0; column < BYTES_A_ROW; column++) rows.push(isInk(column, y) ? 0 : 0xff);
  }
  const header = [...word(WIDTH), ...word(HEIGHT), 1, 0, 0, 0, 0];
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return Uint8Array.from([
    ...signature,
    ...chunk("IHDR", header),
    ...chunk("IDAT", stored(rows)),
    ...chunk("IEND", []),
  ]);
}

function isInk(column: number, y: number): boolean {
  const isFrame = y < 4 || y >= HEIGHT - 4 || column === 0 || column === BYTES_A_ROW - 1;
  const isPortrait = column > 2 && column < 12 && y > 40 && y < 140;
  const isLine = column > 15 && column < 36 && y > 40 && y < 140 && y % 24 < 6;
  return isFrame || isPortrait || isLine;
}

const word = (value: number) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];

function chunk(name: string, data: readonly number[]): number[] {
  const named = [...new TextEncoder().encode(name), ...data];
  return [...word(data.length), ...named, ...word(crc32(named))];
}

/** A zlib stream of one uncompressed block, which is large enough. */
function stored(data: readonly number[]): number[] {
  const size = [data.length & 0xff, data.length >> 8];
  return [0x78, 0x01, 1, ...size, ...size.map((byte) => byte ^ 0xff), ...data, ...word(adler32(data))];
}

function adler32(data: readonly number[]): number {
  let [low, high] = [1, 0];
  for (const byte of data) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}

function crc32(data: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc;
}
