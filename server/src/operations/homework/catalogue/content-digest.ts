import { createHash } from 'node:crypto';
import { arrangementOf } from '@markwell/marking-core';
import type { DraftQuestion, UploadAssignment } from '../../../contract/homework-draft.ts';

/** SHA-256 of what a homework asks and accepts, in hexadecimal: the same whatever file brought it. */
export function contentDigest({ title, questions }: UploadAssignment): string {
  const places = new Map(questions.map(({ id }, place) => [id, place]));
  return createHash('sha256')
    .update(JSON.stringify([title, questions.map((question) => asked(question, places))]))
    .digest('hex');
}

/** What came to drafts later is there only where it says something, so that homework stored before is still recognised. */
function asked(
  { markingPoints, tolerance, answerKind, answerForm, key, partMarks, notes, ...question }: DraftQuestion,
  places: ReadonlyMap<string, number>,
): unknown[] {
  const { type, question: text, description, options, marks, correctAnswers, diagramPath, table } = question;
  const named = answerKind || answerForm ? [answerKind ?? null, answerForm ?? null] : [];
  const later =
    markingPoints || tolerance || named.length > 0 ? [markingPoints ?? null, tolerance ?? null, ...named] : [];
  const arrangement = arrangementOf(question);
  // By their places: the same homework may come with other ids.
  const material = arrangement.material?.map((id) => places.get(id) ?? id);
  const arranged = {
    ...arrangement,
    ...(material && { material }),
    ...(partMarks && { partMarks }),
    ...(notes && { notes }),
  };
  const last = [...(key ? [key] : []), ...(Object.keys(arranged).length > 0 ? [arranged] : [])];
  return [type, text, description, options, marks, correctAnswers, diagramPath, table, ...later, ...last];
}
