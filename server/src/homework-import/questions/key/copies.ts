import { isNumbered, unnumbered } from '../lines/item-numbers.ts';
import { tidy } from '../lines/lines.ts';
import { takeMarks } from '../lines/marks.ts';
import type { Item, ParsedQuestion } from '../parsed-question.ts';
import { completedGaps } from '../scheme/completed.ts';
import { readScheme } from '../scheme/read-scheme.ts';

/** Whether what stands below the title of the answers is the sheet once more: it has (nearly) every numbered line again, with nothing behind it. */
export function isCopyOf(body: readonly Item[], key: readonly Item[]): boolean {
  const asked = askedIn(body);
  const again = new Set(askedIn(key));
  const found = asked.filter((text) => again.has(text)).length;
  return found >= fewest && found >= asked.length * share;
}

/** What stands behind the numbers: 'Q1.' alone says nothing. */
const askedIn = (items: readonly Item[]): readonly string[] =>
  items
    .filter(isNumbered)
    .flatMap(linesOfItem)
    .map((line) => withoutMarks(unnumbered(line)))
    .filter((text) => text.split(' ').length > 2);

const fewest = 3;
const share = 0.7;
const withoutMarks = (text: string) => plain(takeMarks(text).text);

/**
 * Questions with the answers of a teacher's copy: some files have the whole sheet a second time, with answers, where others have a key.
 * The same questions where what stands there is no copy of them; `readCopy` reads it as one.
 */
export function withCopy(
  questions: readonly ParsedQuestion[],
  items: readonly Item[],
  readCopy: () => readonly ParsedQuestion[],
): readonly ParsedQuestion[] {
  const lines = linesOf(items);
  const known = new Set(lines.flatMap((line) => [plain(line), withoutMarks(line)]));
  // Those that a row of a key has with its answer beside it are answered there.
  const open = questions.filter(({ answers }) => answers.length === 0);
  const repeated = open.filter(({ text }) => known.has(plain(lastLine(text)))).length;
  if (repeated < 2 || repeated < questions.length / 2) return questions;
  const copies = readCopy();
  const said = lines.join('\n');
  return questions.map((question) => (question.answers.length > 0 ? question : answered(question, copies, said)));
}

/**
 * The questions of one sheet where a document has it twice without a title for the key: once for students, and once for teachers with the
 * answers, whichever comes first. The same questions where its second half does not ask what its first half does.
 */
export function withoutSecondSheet(questions: readonly ParsedQuestion[]): readonly ParsedQuestion[] {
  const half = questions.length / 2;
  const [first, second] = [questions.slice(0, half), questions.slice(half)];
  const isTwice =
    half > 1 &&
    new Set(first.map(({ text }) => plain(text))).size === half &&
    first.every((one, index) => asksTheSame(one, second[index]));
  if (!isTwice) return questions;
  return first.map((question, index) => {
    const other = second[index];
    if (question.answers.length > 0 || other === undefined) return question;
    return { ...question, answers: other.answers, marking: other.marking, marks: question.marks ?? other.marks };
  });
}

function asksTheSame(one: ParsedQuestion, other: ParsedQuestion | undefined): boolean {
  const optionsOf = ({ options }: ParsedQuestion) => options.map(({ value }) => plain(value)).join('\n');
  return (
    other !== undefined &&
    plain(one.text) !== '' &&
    plain(one.text) === plain(other.text) &&
    optionsOf(one) === optionsOf(other)
  );
}

function answered(question: ParsedQuestion, copies: readonly ParsedQuestion[], said: string): ParsedQuestion {
  const text = plain(question.text);
  const copy =
    copies.find((one) => plain(one.text) === text && one.answers.length > 0) ??
    copies.find((one) => plain(one.text) === text) ??
    copies.find((one) => plain(one.text).startsWith(text));
  const of = (values: readonly string[]) =>
    values.map((value) => ({ value, place: copy?.place ?? question.place, confidence: 0.8 }));
  const gaps = completedGaps(question.text, said);
  if (gaps !== undefined) return { ...question, answers: of(gaps) };
  if (copy === undefined) return question;
  if (copy.answers.length > 0) return { ...question, answers: copy.answers, marking: copy.marking };
  if (question.options.length > 0) return { ...question, answers: of(beside(copy, copies, question)) };
  const below = copy.text.slice(question.text.length).trim();
  const scheme = readScheme(below, { text: question.text, marks: question.marks?.value });
  return { ...question, answers: of(scheme.answers), marking: scheme.marking };
}

/** Where terms are matched, the copy has each beside its own description: the third of them is that of the third. */
function beside(copy: ParsedQuestion, copies: readonly ParsedQuestion[], { options }: ParsedQuestion): string[] {
  const values = copy.options.map(({ value }) => value);
  const isMoved = values.join() !== options.map(({ value }) => value).join();
  const terms = copies.filter((one) => one.options.map(({ value }) => value).join() === values.join());
  const own = values[terms.indexOf(copy)];
  return isMoved && terms.length === values.length && own !== undefined ? [own] : [];
}

const linesOf = (items: readonly Item[]): string[] => items.flatMap(linesOfItem);

function linesOfItem(item: Item): string[] {
  if (item.kind === 'line') return [item.text];
  if (item.kind === 'row') return [item.question.text];
  return item.rows.flatMap((row) => row.flatMap((cell) => cell.map(({ text }) => text)));
}

const lastLine = (text: string) => text.split('\n').at(-1) ?? '';

const plain = (text: string) =>
  tidy(text)
    .toLowerCase()
    .replace(/^\W*(?:q(?:uestion)?\s*)?\(?\d{1,3}[.):]?\s+|^\(?[a-h][.)]\s+/u, '')
    .replace(/\s*[[(]\d{1,2}(?:\s*marks?)?[\])]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
