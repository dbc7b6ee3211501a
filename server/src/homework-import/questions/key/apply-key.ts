import { truthInLanguage } from '../lines/languages.ts';
import { takeMarks } from '../lines/marks.ts';
import { resolve } from '../options/options.ts';
import type { ParsedQuestion } from '../parsed-question.ts';
import { withoutRoomAtEnd } from '../room-at-end.ts';
import { isStatementBehindRoom, withoutRoomBefore } from '../room-before-statement.ts';
import { completedGaps } from '../scheme/completed.ts';
import { takeGuidance } from '../scheme/guidance.ts';
import { readScheme, type Scheme } from '../scheme/read-scheme.ts';
import type { KeyEntry } from './answer-key.ts';
import { withLettersForNumbers } from './key-of-exercises.ts';
import { withGaps } from './key-of-gaps.ts';
import { withOptions } from './key-of-options.ts';
import { withParts } from './key-of-parts.ts';
import { withoutQuestionsAgain } from './questions-again.ts';
import { withoutTotalsOfParts } from './totals-of-parts.ts';

/** Gives questions the answers, and marks, that a key has for them; those that have an answer keep it. */
export function applyKey(asked: readonly ParsedQuestion[], source: readonly KeyEntry[]): ParsedQuestion[] {
  const questions = withoutTotalsOfParts(asked, source);
  const key = withParts(
    withOptions(
      withLettersForNumbers(withGaps(withoutQuestionsAgain(source, questions), questions), questions),
      questions,
    ),
    questions,
  );
  const used = new Set<KeyEntry>();
  const isPlain = key.every(({ path }) => path.length === 0) || isInOrder(questions, key);
  const open = questions.filter(({ answers }) => answers.length === 0);
  return questions.map((question) => {
    const ordered = isPlain && key.length === open.length ? key[open.indexOf(question)] : undefined;
    const found = saidOf(question, key) ?? ordered ?? findEntry(question, key, { used, questions });
    if (found === undefined) return question;
    used.add(found);
    return withEntry(question, found, ordered === undefined ? 0.9 : 0.6);
  });
}

/** A question with what an entry of the key says of it: its marks where it has none, and its answers likewise. */
export function withEntry(question: ParsedQuestion, found: KeyEntry, confidence: number): ParsedQuestion {
  const marks =
    question.marks ??
    (found.marks === undefined ? undefined : { value: found.marks, place: found.place, confidence: 0.85 });
  if (question.answers.length > 0 || found.text === '') return { ...question, marks };
  const options = question.options.map(({ value }) => ({ text: value }));
  const letters = options.map((_option, index) => String.fromCharCode(97 + index));
  const { place } = found;
  const text = truthOf(question, behindQuestion(question, found.text));
  const scheme: Scheme =
    options.length > 0
      ? resolveScheme(text, options, letters)
      : found.marking === undefined
        ? readScheme(text, { text: question.text, marks: marks?.value })
        : { answers: found.marking.points.flatMap(({ answers }) => answers), notes: [], marking: found.marking };
  const isStatement = options.length === 0 && isStatementBehindRoom(question.text, scheme.answers);
  const statement: ParsedQuestion = { ...question, type: 'true-false', text: withoutRoomBefore(question.text) };
  return {
    ...(isStatement ? statement : question),
    marks,
    answers: scheme.answers.map((value) => ({ value, place, confidence })),
    marking: scheme.marking ?? onlyPoint(question, scheme, found),
    notes: scheme.notes.map((note) => ({ place, text: note })),
  };
}

/**
 * 'What is the unit of force? newton' and 'Ice floats. Answer: true' ask once more before they answer. 'The unit of force is the newton.' says the
 * word of a gap that is to be chosen; where nothing is to be chosen the gaps are read with the rest of the scheme.
 */
function behindQuestion({ text, options }: ParsedQuestion, said: string): string {
  const asked = withoutRoomAtEnd(text);
  const isBegun = asked !== '' && plain(said).startsWith(plain(asked));
  const isAgain = isBegun && (asked.length > 3 || /^\s+answer\s*:/iu.test(said.slice(asked.length)));
  const rest = isAgain ? said.slice(asked.length).replace(/^[\s:.?→–—=-]+/u, '') : '';
  const behind = (rest === '' ? said : rest).replace(/^ans(?:wer)?\s*[:.–-]\s*(?=\S)/iu, '');
  const gaps = options.length > 0 ? completedGaps(text, behind) : undefined;
  return gaps?.length === 1 ? (gaps[0] ?? behind) : behind;
}

const plain = (text: string) => text.toLowerCase().replace(/[’‘]/gu, "'");

/** 'el perro – the dog' says it of 'el perro', wherever it stands in the key. */
function saidOf({ path, text }: ParsedQuestion, key: readonly KeyEntry[]): KeyEntry | undefined {
  if (text.length > 60 || key.length > most) return undefined;
  const found = key.flatMap((entry): KeyEntry[] => {
    const behind = entry.text.toLowerCase().startsWith(text.toLowerCase()) ? entry.text.slice(text.length) : '';
    const [between = ''] = /^\s*(?:[–—=→-]+>?|:)\s+(?=\S)/u.exec(behind) ?? [];
    const isOther = entry.path.length > 0 && entry.path.join() !== path.join();
    return between === '' || isOther ? [] : [{ ...entry, text: behind.slice(between.length) }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Longer keys are not looked through for words. */
const most = 200;

/** A key whose numbers go from 1 to the number of the questions, which have none. */
const isInOrder = (questions: readonly ParsedQuestion[], key: readonly KeyEntry[]) =>
  key.length === questions.length &&
  questions.every(({ path, answers }) => path.length === 0 && answers.length === 0) &&
  key.every(({ path }, index) => path.join('.') === String(index + 1));

/** All that the key says of a question earns fewer marks than the question has: a point that is said to be too little. */
function onlyPoint({ options, marks }: ParsedQuestion, { answers }: Scheme, found: KeyEntry): Scheme['marking'] {
  const isLess = found.marks !== undefined && found.marks > 0 && found.marks < (marks?.value ?? 0);
  if (!isLess || options.length > 0 || answers.length === 0) return undefined;
  return { points: [{ answers, marks: found.marks }], confidence: 0.6 };
}

/** Of 'False – it is the energy that is transferred' the word; what is behind it corrects the statement. */
function truthOf({ type, options }: ParsedQuestion, text: string): string {
  const isOfTruth = type === 'true-false' || options.every(({ value }) => /^(?:true|false|t|f)$/iu.test(value));
  // 'B false' has the letter of its statement before it.
  const said = type === 'true-false' ? text.replace(/^\(?[A-H][).:]{0,2}\s+(?=(?:true|false|t|f)\b)/iu, '') : text;
  const word = /^\W*(true|false|t|f)\b\W*(?:\s|$)/iu.exec(said)?.[1];
  // 'Write A if the statement is true and B if it is false.'
  const letter = type === 'true-false' ? /^\W*([AB])\W*$/iu.exec(text)?.[1]?.toLowerCase() : undefined;
  if (letter !== undefined) return letter === 'a' ? 'true' : 'false';
  if (type === 'true-false' && word === undefined) return truthInLanguage(text) ?? text;
  return isOfTruth && word !== undefined && (type === 'true-false' || options.length > 0) ? word : text;
}

/** The options that a mark scheme names, its words to the examiner left out: also each in a line of its own, with its mark. */
function resolveScheme(text: string, options: readonly { text: string }[], letters: readonly string[]) {
  const taken = text.split('\n').map((line) => takeGuidance(line));
  const said = taken.map((line) => line.text).filter((line) => line !== '');
  const named = said.map((line) => options.find((option) => plain(option.text) === plain(takeMarks(line).text))?.text);
  const all = named.flatMap((option) => option ?? []);
  const answers = all.length > 1 && all.length === said.length ? all : resolve(said.join('\n'), options, letters);
  return { answers, notes: taken.flatMap(({ notes }) => notes) };
}

/** Of two entries for the same number the one in the same section, then the first that was not used. */
function findEntry(
  question: ParsedQuestion,
  key: readonly KeyEntry[],
  { used, questions }: { readonly used: ReadonlySet<KeyEntry>; readonly questions: readonly ParsedQuestion[] },
): KeyEntry | undefined {
  const path = question.path.join('.').toLowerCase();
  if (path === '') return undefined;
  const same = key.filter((entry) => entry.path.join('.').toLowerCase() === path);
  const inSection = same.find(({ section }) => section === question.section && section !== undefined);
  return (
    inSection ??
    same.find((entry) => !used.has(entry) && (entry.section === undefined || question.section === undefined)) ??
    (same.length === 1 ? same.find((entry) => !used.has(entry) && !isOfOther(entry, question, questions)) : undefined)
  );
}

/** Whether the section that an entry is of has a question of the same number. */
const isOfOther = (entry: KeyEntry, question: ParsedQuestion, questions: readonly ParsedQuestion[]) =>
  questions.some(
    (one) => one !== question && one.section === entry.section && one.path.join('.') === question.path.join('.'),
  );
