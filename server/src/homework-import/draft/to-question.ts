import { readKey } from '@markwell/marking-core';
import type { Place } from '../../contract/homework-draft.ts';
import type { Face } from '../answers/option-faces.ts';
import type { ReadDocument } from '../lines/line.ts';
import type { Span } from '../marks/span.ts';
import type { Origin, SourceQuestion } from '../read-homework.ts';
import type { Drafted } from './draft-paper.ts';
import { kindOf } from './kinds.ts';

/** A drafted question in the shape that all formats share. `warn` hears what a person must look at. */
export function toQuestion(
  drafted: Drafted,
  index: number,
  document: ReadDocument,
  unit: Place['unit'],
  warn: (message: string) => void,
): SourceQuestion {
  const { asked, text, above, faces, isTruth, marks, answer, table } = drafted;
  const name = asked.path.length === 0 ? `Question ${index + 1}` : `Question ${nameOf(asked)}`;
  const place = placeOf(asked.block.start ?? asked.stem[0], unit);
  const options = isTruth || faces.length < 2 ? [] : faces.map((face, at) => optionText(face, at));
  if (answer.problem === 'contradiction')
    warn(`${name}: what is written of its answer disagrees, so it has none. Choose one.`);
  if (answer.problem === 'no-option') warn(`${name}: the answer given is not one of its options, so it has no answer.`);
  if (options.length > 0 && faces.some(({ text: own, pictures }) => own === '' && pictures.length > 0))
    warn(`${name}: options that are pictures are not shown; describe them in words.`);
  const pictures = [...asked.above, ...asked.stem]
    .flatMap(({ line }) => line.pictures)
    .flatMap((at) => document.pictures[at] ?? []);
  const [picture] = pictures;
  if (new Set(pictures.map(({ path }) => path)).size > 1)
    warn(`${name} has ${pictures.length} pictures; the first is shown.`);
  const sure = { sign: 0.95, line: 0.95, key: 0.9, text: 0.85, look: 0.8, gap: 0.8, options: 0.8 } as const;
  const origin = (confidence: number, at: Place | null = place): Origin => ({ place: at, confidence });
  const tips = asked.block.tips
    .map(({ text: own }) => own.replace(/^\W*(?:study tips?|tips?|hints?)\s*[:：]\s*/iu, ''))
    .join('\n');
  const answerPlace =
    placeOf(answer.where === 'key' ? drafted.entry?.spans[0] : asked.block.answers[0]?.spans[0], unit) ?? place;
  const question: SourceQuestion = {
    name,
    place,
    id: asked.path.length === 0 ? undefined : idOf(asked),
    type: isTruth ? 'true-false' : undefined,
    // Options alone are those of a numbered gap in the passage above.
    question: text === '' && options.length > 0 ? `(${asked.path[0]?.value ?? index + 1})` : text,
    description: above === '' ? null : above,
    options,
    correctAnswers: answer.answers.flatMap((own) =>
      options.length > 0 ? shownAs(own, faces) : keyLines(own, { question: text, marks: marks ?? 1 }),
    ),
    ...(marks === null ? {} : { marks }),
    studyTip: tips === '' ? null : tips,
    diagramPath: picture?.path ?? null,
    diagramAlt: picture?.alt ?? null,
    table,
    origins: {
      question: origin(0.9),
      options: origin(options.length === 0 ? 0.9 : 0.85, placeOf(asked.options[0]?.spans[0], unit) ?? place),
      ...(answer.where === null ? {} : { correctAnswers: origin(sure[answer.where], answerPlace) }),
      ...(marks === null ? {} : { marks: origin(0.95) }),
    },
  };
  return { ...question, ...kindOf(question) };
}

/** The lines of a written answer. Prose (lines of over six words, with nothing of a mark scheme) is one answer, unless it has a line a mark. */
function keyLines(answer: string, of: Parameters<typeof readKey>[1]): string[] {
  const said = answer.split('\n').flatMap((line) => line.trim() || []);
  const isProse = said.length > 1 && said.length !== of.marks && said.every((line) => line.split(/\s+/u).length > 6);
  return isProse && readKey(said, of).isPlain ? [said.join(' ')] : answer.split('\n');
}

const optionText = ({ text, pictures }: Face, at: number) =>
  text === '' && pictures.length > 0 ? String.fromCharCode(65 + at) : text;
const shownAs = (answer: string, faces: readonly Face[]) => {
  const at = faces.findIndex(({ text }) => text === answer);
  const face = faces[at];
  return face === undefined ? answer : optionText(face, at);
};

const letter = (value: number) => String.fromCharCode(96 + value);
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const labels = (path: Drafted['asked']['path']) =>
  path.map(({ depth, value }) =>
    depth === 0 ? String(value) : depth === 1 ? letter(value) : (romans[value - 1] ?? String(value)),
  );
const idOf = ({ path }: Drafted['asked']) => `q${labels(path).join('')}`;
const nameOf = ({ path }: Drafted['asked']) => {
  const [first = '', ...more] = labels(path);
  return first + more.map((label) => `(${label})`).join('');
};

function placeOf(span: Span | undefined, unit: Place['unit']): Place | null {
  return span === undefined ? null : { unit, number: span.line.place };
}
