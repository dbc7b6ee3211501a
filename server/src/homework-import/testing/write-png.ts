import { crc32, deflateSync } from 'node:zlib';

const light = 0xdd;
const dark = 0x66;
const frame = 3;

/** A light grey box with a darker frame, as a PNG file; sizes in pixels. */
export function writePng(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_row, y) => {
    const isEdge = y < frame || y >= height - frame;
    const row = Buffer.alloc(width + 1, isEdge ? dark : light);
    row[0] = 0;
    if (!isEdge) row.fill(dark, 1, 1 + frame).fill(dark, width + 1 - frame);
    return row;
  });
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // Eight bits of grey a pixel.
  size[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length, 0);
  check.writeUInt32BE(crc32(named), 0);
  return Buffer.concat([length, named, check]);
}
