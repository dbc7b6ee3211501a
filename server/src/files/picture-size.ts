/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** For a picture that does not say how large it is. */
const usualSize: PictureSize = { width: 640, height: 480 };

/** The size of a PNG, JPEG or SVG picture; a usual one for others. */
export function pictureSize(bytes: Buffer): PictureSize {
  if (bytes.length < 24) return usualSize;
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return bytes[0] === 0xff ? sizeOfJpeg(bytes) : sizeOfDrawing(bytes);
}

function sizeOfDrawing(bytes: Buffer): PictureSize {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(bytes.toString('utf8', 0, 2_000)) ?? [];
  return width === undefined || height === undefined ? usualSize : { width: Number(width), height: Number(height) };
}

/** The size is in the frame header, behind segments that each say how long they are. */
function sizeOfJpeg(bytes: Buffer): PictureSize {
  for (let at = 2; at + 9 < bytes.length; ) {
    const kind = bytes[at + 1] ?? 0;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return usualSize;
}
