import { readWebAsset } from '../../../web-files.ts';

/** A Word file to be filled in, which is always read as it is meant. */
export async function readHomeworkTemplate(): Promise<Buffer> {
  const file = await readWebAsset('/assets/homework-template.docx');
  if (file === undefined) throw new Error('web/public/assets has no template.');
  return file;
}
