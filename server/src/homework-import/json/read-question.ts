import { questionTableSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { SourceQuestion } from '../read-homework.ts';
import type { FieldReader } from './field-reader.ts';

/** One question of the upload's JSON, under the names of the spec and the usual other ones. */
export function readQuestion(fields: FieldReader, index: number): SourceQuestion {
  const name = `Question ${index + 1}`;
  const question = fields.text('question', 'text', 'prompt', 'questionText');
  if (question === undefined || question.trim() === '') fields.say('error', 'question', `${name} has no text.`);
  const table = questionTableSchema.safeParse(fields.value('table'));
  return {
    name,
    place: { unit: 'line', number: fields.line },
    id: fields.text('id', 'questionId'),
    type: fields.text('type', 'questionType'),
    question: question ?? '',
    description: fields.text('description', 'context') ?? null,
    options: fields.texts('options', 'choices'),
    marks: fields.integer({ from: 0, to: 100 }, 'marks', 'mark', 'maxMarks', 'points'),
    correctAnswers: readAnswers(fields),
    studyTip: fields.text('studyTip', 'tip', 'hint') ?? null,
    diagramPath: readPicturePath(fields),
    diagramAlt: fields.text('diagramAlt') ?? null,
    table: table.success ? table.data : null,
    origins: fields.origins(),
  };
}

const combinedAnswer = z.object({ choice: z.string(), reason: z.string() });

/** As texts; of a combined question also `{ choice, reason }`. */
function readAnswers(fields: FieldReader): string[] {
  const names = ['correctAnswers', 'correctAnswer', 'answer', 'acceptedAnswers', 'correct'];
  const combined = z.union([combinedAnswer, z.array(combinedAnswer)]).safeParse(fields.value(...names));
  if (!combined.success) return fields.texts(...names);
  return [combined.data].flat().map(({ choice, reason }) => `${choice}: ${reason}`);
}

/** A picture of this site; an address elsewhere would tell others who is looking. */
function readPicturePath(fields: FieldReader): string | null {
  const path = fields.text('diagramPath');
  if (path === undefined || path.trim() === '') return null;
  if (/^\/(homework-images|assets|attached-assets)\/[\w./-]+$/.test(path) && !path.includes('..')) return path;
  fields.say(
    'warning',
    'diagramPath',
    'only pictures of this site can be shown, such as /homework-images/…; this one is left out.',
  );
  return null;
}
