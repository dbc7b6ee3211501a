import { p, type WordFileOptions, wordFile } from '../word-file.ts';
import { answerStyles, type Keyed } from './answers.ts';
import { type Asked, type AskedInParts, everyday } from './asked.ts';
import { numberings } from './numberings.ts';
import { besides, markStyles, optionStyles, partStyles, rooms, truthStyles } from './styles.ts';

/** The conventions of one paper, each by its name. */
export interface Conventions {
  readonly numbering: string;
  readonly options: string;
  readonly answers: string;
  readonly marks: string;
  readonly parts: string;
  readonly truth: string;
  readonly room: string;
  readonly beside: string;
}

export const dimensions = {
  numbering: numberings,
  options: optionStyles,
  answers: answerStyles,
  marks: markStyles,
  parts: partStyles,
  truth: truthStyles,
  room: rooms,
  beside: besides,
} as const;

const romans: Readonly<Record<string, string>> = { a: 'i', b: 'ii' };
/** Of a part in a key, as the paper has it: '6a', '6.1', '6i'. */
const labelOf = (style: string, part: string) =>
  style === '6.1' ? `.${part.charCodeAt(0) - 96}` : style === 'i)' ? (romans[part] ?? part) : part;

const hasNoLetters = /^(?:boxes|circles|plain|dashes|one line, (?:slashes|tabs between)|\[ \]|bullets|table, boxes)/;

const style = <Value>(styles: Readonly<Record<string, Value>>, name: string): Value => {
  const found = styles[name];
  if (found === undefined) throw new Error(`There is no convention '${name}'`);
  return found;
};

/** Whether these conventions go together: Word's second level needs its first, and '6.1' is no letter in a key. */
export function goTogether({ numbering, options, parts, answers, truth }: Conventions): boolean {
  // Below '☐ True   ☐ False' a line with a tick may be a third box.
  if (answers === '✔ B' && truth === 'boxes below') return false;
  const isOfWord = numbering === 'Word 1.' || numbering === 'Word 1., bold';
  if ((options === 'Word second level' || parts === 'Word second level') && !isOfWord) return false;
  return (
    !(/^(?:6\.1|i\))$/.test(parts) && /parts|^key of Word$/.test(answers)) &&
    !(parts === '6.1' && /^key: 1(?:\t| )B$/.test(answers))
  );
}

/** A Word file of everyday questions, written by these conventions. */
export function everydayPaper(by: Conventions): { bytes: Buffer; questions: readonly unknown[] } {
  const numbering = style(numberings, by.numbering);
  const writeOptions = style(optionStyles, by.options);
  const answering = style(answerStyles, by.answers);
  const writeMarks = style(markStyles, by.marks);
  const writePart = style(partStyles, by.parts);
  const writeTruth = style(truthStyles, by.truth);
  const beside = style(besides, by.beside);
  const room = [...style(rooms, by.room), ...(beside.below === undefined ? [] : [p(beside.below)])];
  const keyed: Keyed[] = [];
  const expected: unknown[] = [];

  function body(asked: Asked, number: number, part: string | undefined): string[] {
    const right = asked.options.indexOf(asked.answer);
    const letter = right === -1 || hasNoLetters.test(by.options) ? undefined : 'ABCDEFGH'[right];
    const key = {
      label: `${number}${part === undefined ? '' : labelOf(by.parts, part)}`,
      number,
      part: part === undefined ? undefined : by.parts === 'i)' ? romans[part] : part,
      letter,
      isChoice: right !== -1,
      text: asked.kind === 'truth' ? (asked.answer === 'true' ? 'True' : 'False') : asked.answer,
      marks: asked.marks,
    };
    keyed.push(key);
    const hasMarks = by.marks !== 'none' || /\[1\]|mark/.test(by.answers);
    expected.push([asked.text, [...asked.options], [asked.answer], hasMarks ? asked.marks : 1]);
    const options = asked.options.map((option) =>
      option === asked.answer && answering.atOption !== undefined ? answering.atOption(option) : option,
    );
    const { below } = writeMarks(asked.marks);
    return [
      ...(asked.kind === 'truth' && writeTruth('').below !== undefined ? [p(writeTruth('').below ?? '')] : []),
      ...(options.length > 0 ? writeOptions(options, number) : asked.kind === 'written' ? room : []),
      ...(below === undefined ? [] : [p(below)]),
      ...(answering.below?.(key) ?? []),
    ];
  }

  const total = (marks: number) => {
    const text = writeMarks(marks).total;
    return text === undefined ? [] : [p(text)];
  };
  const textOf = (asked: Asked) =>
    `${asked.kind === 'truth' ? writeTruth(asked.text).text : asked.text}${beside.behind?.(asked.kind) ?? ''}${writeMarks(asked.marks).behind}`;
  const blocks = everyday.flatMap((asked: Asked | AskedInParts, index) => {
    const number = index + 1;
    if (asked.kind !== 'parts')
      return [...numbering(number, textOf(asked)), ...body(asked, number, undefined), ...total(asked.marks)];
    return [
      ...numbering(number, asked.text),
      ...asked.parts.flatMap((part, at) => {
        const letter = String.fromCharCode(97 + at);
        return [writePart(letter, number, textOf(part)), ...body(part, number, letter)];
      }),
      ...total(asked.parts.reduce((sum, { marks }) => sum + marks, 0)),
    ];
  });
  return {
    bytes: wordFile(
      [
        p('Science homework', { style: 'Title' }),
        p('Name: ______________\tClass: ________'),
        ...blocks,
        ...(beside.end ?? []),
        ...(answering.atEnd?.(keyed) ?? []),
      ],
      { lists },
    ),
    questions: expected,
  };
}

const lists: NonNullable<WordFileOptions['lists']> = {
  1: [
    ['decimal', '%1.'],
    ['lowerLetter', '(%2)'],
  ],
  2: [
    ['decimal', '%1)'],
    ['lowerLetter', '%2)'],
  ],
  3: [
    ['decimal', '%1.'],
    ['upperLetter', '%2.'],
  ],
  4: [['bullet', '•']],
  5: [['lowerLetter', '(%1)']],
  6: [
    ['decimal', '%1.'],
    ['lowerLetter', '%2)'],
  ],
  ...Object.fromEntries(everyday.map((_asked, index) => [101 + index, [['upperLetter', '%1)']]])),
  ...Object.fromEntries(everyday.map((_asked, index) => [201 + index, [['lowerLetter', '%1.']]])),
};
