import { pictureOf } from '../../../homework-import/pictures.ts';
import type { UploadedFile } from '../../../homework-import/read-in-child.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { keepPictures } from '../uploads/homework-pictures.ts';

/** How long a picture waits for its homework to be stored, in milliseconds: writing one may take weeks. */
const waitsFor = 30 * 24 * 60 * 60_000;

/** Keeps a picture for a homework that is being written; throws a `Problem` for what is none that a page can show. */
export async function addHomeworkPicture(
  services: Services,
  files: readonly UploadedFile[],
): Promise<{ path: string; size: number }> {
  const [file, second] = files;
  if (file === undefined || second !== undefined) throw new Problem('invalid-input', 'Send one picture, as `files`.');
  const found = pictureOf(Buffer.from(file.bytes));
  if ('problem' in found) throw new Problem('invalid-input', `This is ${found.problem}.`);
  await keepPictures(services, [found.picture], waitsFor);
  return { path: found.picture.path, size: file.bytes.length };
}
