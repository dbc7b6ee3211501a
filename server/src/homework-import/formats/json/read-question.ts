import {
  type Arrangement,
  answerFormSchema,
  answerKindSchema,
  arrangementFields,
  type Key,
  keySchema,
  partMarksSchema,
  questionTableSchema,
} from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { MarkingPoint } from '../../../contract/homework-draft.ts';
import { pictureOf } from '../../pictures.ts';
import type { ReadPicture, SourceQuestion } from '../../read-homework.ts';
import { soundOf } from '../quiz/sounds.ts';
import type { FieldReader } from './field-reader.ts';

const arrangementSchema = z.object(arrangementFields);
const arrangementNames = Object.keys(arrangementFields).filter((name) => name !== 'soundPath');
const answerForm = z.enum([...answerFormSchema.options, 'any']);

/** The names that a question of the upload's JSON has for what is in it. */
export const questionFields: ReadonlySet<string> = new Set(
  `question text prompt questionText table id questionId type questionType description context options choices marks mark maxMarks points
 tolerance answerKind answerForm studyTip tip hint diagramPath diagramAlt diagramSize lines markingPoints key correctAnswers correctAnswer answer acceptedAnswers correct
 notes partMarks parts questions ${Object.keys(arrangementFields).join(' ')}`.split(/\s+/u),
);

/** One question of the upload's JSON, under the names of the spec and the usual other ones. */
export function readQuestion(fields: FieldReader, index: number, pictures: ReadPicture[] = []): SourceQuestion {
  const name = `Question ${index + 1}`;
  const question = fields.text('question', 'text', 'prompt', 'questionText');
  if (question === undefined || question.trim() === '') fields.say('error', 'question', `${name} has no text.`);
  const table = questionTableSchema.safeParse(fields.value('table'));
  const options = fields.texts('options', 'choices');
  const key = readKey(fields);
  const type = fields.text('type', 'questionType') ?? severalType(fields, name, options, key.correctAnswers ?? []);
  return {
    name,
    place: { unit: 'line', number: fields.line },
    id: fields.text('id', 'questionId'),
    type,
    question: question ?? '',
    description: fields.text('description', 'context') ?? null,
    options,
    marks: fields.integer({ from: 0, to: 100 }, 'marks', 'mark', 'maxMarks', 'points'),
    ...key,
    tolerance: fields.amount('tolerance'),
    answerKind: answerKindSchema.safeParse(fields.text('answerKind')).data,
    answerForm: answerForm.safeParse(fields.text('answerForm')).data,
    studyTip: fields.text('studyTip', 'tip', 'hint') ?? null,
    diagramPath: readPath(fields, 'diagramPath', pictures),
    diagramAlt: fields.text('diagramAlt') ?? null,
    table: table.success ? table.data : null,
    ...readArrangement(fields),
    soundPath: readPath(fields, 'soundPath', pictures),
    notes: z.record(z.string(), z.string()).safeParse(fields.value('notes')).data,
    partMarks: partMarksSchema.safeParse(fields.text('partMarks')).data,
    origins: fields.origins(),
  };
}

/** As in other formats, several right options are all to be picked, where no type says otherwise. */
function severalType(fields: FieldReader, name: string, options: readonly string[], answers: readonly string[]) {
  const right = options.filter((option) => answers.includes(option));
  if (right.length < 2) return undefined;
  const advice = 'If one of them is enough, add "type": "multiple-choice".';
  fields.say(
    'warning',
    'correctAnswers',
    `${name} has ${right.length} right options, and all are to be picked. ${advice}`,
  );
  return 'multiple-response';
}

/** Label, shared material and what there is to fill in. */
function readArrangement(fields: FieldReader): Arrangement {
  const given = arrangementNames.flatMap((field) => {
    const value = fields.value(field);
    return value === undefined || value === null ? [] : [[field, value] as const];
  });
  const read = arrangementSchema.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  for (const { path } of read.error.issues) {
    fields.say('error', String(path[0]), `${path.join(' ')} cannot be read: see docs/homework-format.md.`);
  }
  return {};
}

/** The accepted answers, and the points that they make where the file says so. */
function readKey(fields: FieldReader): Pick<SourceQuestion, 'correctAnswers' | 'markingPoints' | 'key'> {
  const answers = readAnswers(fields);
  const key = readKeyData(fields);
  if (key !== undefined)
    return { correctAnswers: answers.length > 0 ? answers : key.points.flatMap(({ accept }) => accept), key };
  const markingPoints = readPoints(fields);
  if (markingPoints === undefined || markingPoints.length === 0) return { correctAnswers: answers };
  const made = markingPoints.flatMap((point) => point.answers);
  if (answers.length === 0) return { correctAnswers: made, markingPoints };
  const say = (texts: readonly string[], message: string) => {
    const [first] = texts;
    if (first !== undefined) fields.say('error', 'markingPoints', `“${first}” ${message}`);
  };
  const plain = (text: string) => text.trim();
  const [known, accepted] = [new Set(made.map(plain)), new Set(answers.map(plain))];
  const pointless = answers.filter((text) => !known.has(plain(text)));
  say(pointless, 'is one of correctAnswers and in no point: add it to the point it makes.');
  const strange = made.filter((text) => !accepted.has(plain(text)));
  say(strange, 'is in a point and not in correctAnswers: add it there, or leave correctAnswers out.');
  return { correctAnswers: answers, markingPoints };
}

/** The key as data. */
function readKeyData(fields: FieldReader): Key | undefined {
  const given = fields.value('key');
  if (given === undefined || given === null) return undefined;
  const read = keySchema.safeParse(given);
  if (read.success) return read.data;
  const at = read.error.issues.map(({ path }) => path.join(' ')).filter((path) => path !== '');
  fields.say('error', 'key', `the key cannot be read${at.length === 0 ? '' : `: look at ${at.join(', ')}`}.`);
  return undefined;
}

function readPoints(fields: FieldReader): MarkingPoint[] | undefined {
  return fields.objects('markingPoints')?.map((point) => {
    const answers = point.texts('answers').filter((text) => text.trim() !== '');
    if (answers.length === 0) point.say('error', 'answers', 'a point needs an answer that makes it.');
    return { answers, marks: point.integer({ from: 1, to: 100 }, 'marks') ?? 1 };
  });
}

const combinedAnswer = z.object({ choice: z.string(), reason: z.string() });

/** As texts; of a combined question also `{ choice, reason }`. */
function readAnswers(fields: FieldReader): string[] {
  const names = ['correctAnswers', 'correctAnswer', 'answer', 'acceptedAnswers', 'correct'];
  const combined = z.union([combinedAnswer, z.array(combinedAnswer)]).safeParse(fields.value(...names));
  if (!combined.success) return fields.texts(...names);
  return [combined.data].flat().map(({ choice, reason }) => `${choice}: ${reason}`);
}

const dataAddress = /^data:(?:image|audio)\/[\w+.-]+;base64,([\w+/=\s]+)$/u;

/** A picture or sound of this site, or one that is in the file; an address elsewhere would tell others who is looking. */
function readPath(fields: FieldReader, name: 'diagramPath' | 'soundPath', files: ReadPicture[]): string | null {
  const path = fields.text(name);
  if (path === undefined || path.trim() === '') return null;
  const embedded = dataAddress.exec(path)?.[1];
  if (embedded !== undefined) {
    const bytes = Buffer.from(embedded, 'base64');
    const found = name === 'soundPath' ? soundOf(bytes) : pictureOf(bytes);
    if ('problem' in found) {
      fields.say('warning', name, `${found.problem}.`);
      return null;
    }
    const file = 'sound' in found ? found.sound : found.picture;
    files.push(file);
    return file.path;
  }
  if (/^\/(homework-images|assets|attached-assets)\/[\w./-]+$/.test(path) && !path.includes('..')) return path;
  const what = name === 'soundPath' ? 'sounds of this site can be played' : 'pictures of this site can be shown';
  fields.say('warning', name, `only ${what}, such as /homework-images/…; this one is left out.`);
  return null;
}
