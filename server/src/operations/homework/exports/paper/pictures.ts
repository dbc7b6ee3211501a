import { readWebPicture } from '../../../../web-files.ts';
import type { Services } from '../../../site/services/services.ts';
import { findPicture } from '../../uploads/homework-pictures.ts';

/** A picture of a homework, as a file. */
export interface Picture {
  /** A file name: '4f0c21aa90de.png'. */
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  readonly bytes: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The picture at an address of this site; `undefined` if it is not there. */
export async function readSitePicture(services: Services, address: string): Promise<Picture | undefined> {
  const digest = /^\/homework-images\/([0-9a-f]{64})\./.exec(address)?.[1];
  if (digest === undefined) {
    const bytes = address.endsWith('.svg') ? await readWebPicture(address) : undefined;
    const name = address.slice(address.lastIndexOf('/') + 1);
    return bytes === undefined ? undefined : { name, type: 'image/svg+xml', bytes, ...sizeOfDrawing(bytes) };
  }
  const found = await findPicture(services, digest);
  if (found === undefined) return undefined;
  const { type, bytes } = found;
  const name = `${digest.slice(0, 12)}.${type === 'png' ? 'png' : 'jpg'}`;
  return { name, type: `image/${type}`, bytes, ...(type === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes)) };
}

/** For a picture that does not say how large it is. */
const usualSize = { width: 640, height: 480 };

function sizeOfDrawing(bytes: Buffer) {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(bytes.toString('utf8', 0, 2_000)) ?? [];
  return width === undefined || height === undefined ? usualSize : { width: Number(width), height: Number(height) };
}

const sizeOfPng = (bytes: Buffer) =>
  bytes.length < 24 ? usualSize : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };

/** The size is in the frame header, behind segments that each say how long they are. */
function sizeOfJpeg(bytes: Buffer) {
  for (let at = 2; at + 9 < bytes.length; ) {
    const kind = bytes[at + 1] ?? 0;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return usualSize;
}
