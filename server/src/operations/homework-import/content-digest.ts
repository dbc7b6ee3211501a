import { createHash } from 'node:crypto';
import type { UploadAssignment } from '../../contract/homework-draft.ts';

/** SHA-256 of what a homework asks and accepts, in hexadecimal: the same whatever file brought it. */
export function contentDigest({ title, questions }: UploadAssignment): string {
  const asked = questions.map(({ type, question, description, options, marks, correctAnswers, diagramPath, table }) => [
    type,
    question,
    description,
    options,
    marks,
    correctAnswers,
    diagramPath,
    table,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([title, asked]))
    .digest('hex');
}
