import { readFiles } from '../read-files.ts';
import type { ReadHomework } from '../read-homework.ts';

/** The one homework of a file, and what is said of it but that marks are assumed. Fails where the file is refused. */
export async function readOne(name: string, content: string | Uint8Array) {
  const { drafts, pictures, refusals } = await readFiles([{ name, bytes: Buffer.from(content) }], undefined);
  const [draft] = drafts;
  if (draft === undefined) throw new Error(refusals.map(({ message }) => message).join());
  return { draft, pictures, questions: draft.assignment.questions, said: saidOf(draft) };
}

const saidOf = ({ messages }: ReadHomework) =>
  messages.map(({ message }) => message).filter((message) => !message.startsWith('No marks were found'));
