import { type PictureSize, pictureSize } from '../../../../files/picture-size.ts';
import { readWebPicture } from '../../../../web-files.ts';
import type { Services } from '../../../site/services/services.ts';
import { findPicture } from '../../uploads/homework-pictures.ts';

/** A picture of a homework, as a file. */
export interface Picture extends PictureSize {
  /** A file name: '4f0c21aa90de.png'. */
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  readonly bytes: Buffer;
}

/** The picture at an address of this site; `undefined` if it is not there. */
export async function readSitePicture(services: Services, address: string): Promise<Picture | undefined> {
  const digest = /^\/homework-images\/([0-9a-f]{64})\./.exec(address)?.[1];
  if (digest === undefined) {
    const bytes = address.endsWith('.svg') ? await readWebPicture(address) : undefined;
    const name = address.slice(address.lastIndexOf('/') + 1);
    return bytes === undefined ? undefined : { name, type: 'image/svg+xml', bytes, ...pictureSize(bytes) };
  }
  const found = await findPicture(services, digest);
  if (found === undefined) return undefined;
  const { type, bytes } = found;
  const name = `${digest.slice(0, 12)}.${type === 'png' ? 'png' : 'jpg'}`;
  return { name, type: `image/${type}`, bytes, ...pictureSize(bytes) };
}
