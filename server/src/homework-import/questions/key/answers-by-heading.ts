import { isNumbered } from '../lines/item-numbers.ts';
import { namesKind } from '../lines/line-kinds.ts';
import { readMarker } from '../lines/markers.ts';
import { takeMarks } from '../lines/marks.ts';
import type { Item, ParsedQuestion } from '../parsed-question.ts';
import { takeSchemeMarks } from '../scheme/points.ts';
import { withEntry } from './apply-key.ts';
import { eachInTurn } from './each-in-turn.ts';

/** What a key says behind the name of a heading, and the places of the questions below that. */
interface NamedAnswers {
  readonly from: number;
  readonly to: number;
  readonly place: number;
  readonly text: string;
}

const named = /^\W{0,3}(\p{L}[^:?]{2,50}?)\s*(?::|\s[–-])\s*(\S.*)$/u;
const longest = 60;
const near = 3;

/**
 * 'True or false: F, T, T' in a key are the answers of what stands below the heading 'True or false' without numbers: those lines, and the
 * key without them, where they would belong to the question before.
 */
export function splitNamedAnswers(
  key: readonly Item[],
  body: readonly Item[],
): { readonly key: readonly Item[]; readonly said: readonly NamedAnswers[] } {
  const headings = body.flatMap((item, index) =>
    item.kind === 'line' && isHeading(item) && !hasNumbersBelow(body, index) ? [{ name: plain(item.text), index }] : [],
  );
  if (headings.length === 0) return { key, said: [] };
  const said: NamedAnswers[] = [];
  const rest = key.filter((item) => {
    const [, name = '', text = ''] = item.kind === 'line' ? (named.exec(item.text) ?? []) : [];
    const [only, ...others] = headings.filter((heading) => heading.name === plain(name));
    if (only === undefined || others.length > 0) return true;
    const behind = body.slice(only.index + 1);
    const next = behind.findIndex((one) => isNumbered(one) || (one.kind === 'line' && isHeading(one)));
    const to = next === -1 ? Number.POSITIVE_INFINITY : (behind[next]?.place ?? 0);
    said.push({ from: body[only.index]?.place ?? 0, to, place: item.place, text });
    return false;
  });
  return { key: rest, said };
}

const isHeading = (line: Extract<Item, { kind: 'line' }>) =>
  (line.isHeading || namesKind(takeMarks(line.text).text)) &&
  line.text.length < longest &&
  readMarker(line.text) === undefined;

/** Questions with numbers have entries of their own. */
const hasNumbersBelow = (body: readonly Item[], index: number) =>
  body.slice(index + 1, index + 1 + near).some(isNumbered);

const plain = (text: string) =>
  takeMarks(text)
    .text.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The questions with what a key says of them behind the name of their heading: of each in turn, where it says as many things. */
export function withNamedAnswers(
  questions: readonly ParsedQuestion[],
  said: readonly NamedAnswers[],
): readonly ParsedQuestion[] {
  const texts = new Map<ParsedQuestion, { text: string; place: number }>();
  for (const { from, to, place, text } of said) {
    const own = questions.filter((one) => one.place > from && one.place < to && one.answers.length === 0);
    const each = eachInTurn(text, own.length);
    for (const [index, question] of own.entries()) texts.set(question, { text: each?.[index] ?? '', place });
  }
  return questions.map((question) => {
    const found = texts.get(question);
    if (found === undefined || found.text === '') return question;
    const { section, path } = question;
    return withEntry(question, { section, path, place: found.place, ...takeSchemeMarks(found.text) }, 0.8);
  });
}
