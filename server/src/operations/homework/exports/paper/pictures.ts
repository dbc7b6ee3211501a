import { mediaKinds } from '../../../../files/media-kinds.ts';
import { type PictureSize, pictureSize } from '../../../../files/picture-size.ts';
import { readWebAsset } from '../../../../web-files.ts';
import type { Services } from '../../../site/services/services.ts';
import { findPicture } from '../../uploads/homework-pictures.ts';

/** A picture of a homework, as a file. */
export interface Picture extends PictureSize {
  /** A file name: '4f0c21aa90de.png'. */
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  readonly bytes: Buffer;
}

/** A sound of a homework, as a file. */
export interface Sound {
  readonly name: string;
  /** 'audio/mpeg' */
  readonly type: string;
  readonly bytes: Buffer;
}

/** The sound at an address of this site; `undefined` if it is not there. */
export async function readSiteSound(services: Services, address: string): Promise<Sound | undefined> {
  const digest = /^\/homework-images\/([0-9a-f]{64})\./.exec(address)?.[1];
  const found = digest === undefined ? undefined : await findPicture(services, digest);
  if (digest === undefined || found === undefined) return undefined;
  const { ending, type } = mediaKinds[found.type];
  return { name: `${digest.slice(0, 12)}.${ending}`, type, bytes: found.bytes };
}

/** The picture at an address of this site; `undefined` if it is not there. */
export async function readSitePicture(services: Services, address: string): Promise<Picture | undefined> {
  const digest = /^\/homework-images\/([0-9a-f]{64})\./.exec(address)?.[1];
  if (digest === undefined) {
    const bytes = address.endsWith('.svg') ? await readWebAsset(address) : undefined;
    const name = address.slice(address.lastIndexOf('/') + 1);
    return bytes === undefined ? undefined : { name, type: 'image/svg+xml', bytes, ...pictureSize(bytes) };
  }
  const found = await findPicture(services, digest);
  if (found?.type !== 'png' && found?.type !== 'jpeg') return undefined;
  const { type, bytes } = found;
  const name = `${digest.slice(0, 12)}.${type === 'png' ? 'png' : 'jpg'}`;
  return { name, type: `image/${type}`, bytes, ...pictureSize(bytes) };
}
