import type { Span } from '../marks/span.ts';
import { pairsIn } from './key-entries.ts';

/** A document with its answers set apart. */
export interface Apart {
  readonly paper: readonly Span[];
  /** The lines of the key, without its title. */
  readonly key: readonly Span[];
  /** Titles of keys: they are read, and are no question's. */
  readonly titles: readonly Span[];
}

/** Separates answers at the end under a title, in small keys, and in lines of only numbers and letters. */
export function findKey(spans: readonly Span[]): Apart {
  const titled = titleOfKey(spans);
  const at = titled < 0 ? untitledKey(spans) : titled;
  const paper: Span[] = [];
  const key: Span[] = [];
  const titles: Span[] = [];
  const upTo = at < 0 ? spans.length : at;
  for (let index = 0; index < upTo; index += 1) {
    const span = spans[index];
    if (span === undefined) continue;
    const within = smallKey(spans, index, upTo);
    if (within === null) paper.push(span);
    else {
      titles.push(...within.titles);
      key.push(...within.key);
      index += within.length - 1;
    }
  }
  if (at >= 0) {
    const title = spans[at];
    if (title !== undefined && titled >= 0) titles.push(title);
    key.push(...spans.slice(titled < 0 ? at : at + 1));
  }
  return { paper, key, titles };
}

/** The title below which nothing asks any more. */
function titleOfKey(spans: readonly Span[]): number {
  for (let at = Math.ceil(spans.length * 0.25); at < spans.length - 1; at += 1) {
    const span = spans[at];
    if (span === undefined || !span.isKeyTitle || span.hasGap || at === 0) continue;
    const below = spans.slice(at + 1);
    if (below.filter((one) => one.endsAsking || one.hasGap).length <= 0.3 * below.length) return at;
  }
  return -1;
}

/** Fewer answers may be anything. */
const fewest = 4;

/** Where all question numbers 1, 2, 3 … occur again at the end, at lines that ask nothing. */
function untitledKey(spans: readonly Span[]): number {
  const numbered = spans.flatMap((span, at) => {
    const mark = span.marks.find(({ form }) => form === '1.' || form === '1)');
    return mark?.value == null ? [] : [{ span: span.slice(mark.end), value: mark.value, at }];
  });
  const again = numbered.findLastIndex(({ value }) => value === 1);
  const first = numbered[again];
  const before = spans[(first?.at ?? 0) - 1];
  if (first === undefined || before === undefined || before.isHeading || /[:：]$/u.test(before.text)) return -1;
  const [asked, answers] = [numbered.slice(0, again), numbered.slice(again)];
  const numbers = new Set(asked.map(({ value }) => value));
  const last = asked.at(-1)?.span;
  const tellsOfBelow = last?.says('instructs') === true && last.says('several');
  const isRun = asked.length === numbers.size && asked[0]?.value === 1 && !tellsOfBelow;
  const asks = asked.filter(({ span }) => span.asks).length;
  const isKey =
    isRun &&
    answers.length >= fewest &&
    asks >= 0.5 * asked.length &&
    answers.every(({ value }) => numbers.has(value)) &&
    answers.length >= 0.5 * asked.length &&
    spans.slice(first.at).every((span) => !span.endsAsking && !span.hasGap) &&
    answers.every(({ span }) => !span.beginsAsking);
  return isKey ? first.at : -1;
}

const label =
  /^\W*(?:answer\s*keys?|answers?|keys?|correct answers|solutions?|đáp án|ответы|respuestas|答案|정답)\b\s*[:：-]?\s*/iu;

/** 'Answer key: 1. B 2. C', with or without lines below; or two or more lines of only numbers and letters. */
function smallKey(
  spans: readonly Span[],
  at: number,
  upTo: number,
): { titles: Span[]; key: Span[]; length: number } | null {
  const span = spans[at];
  if (span === undefined || at === 0) return null;
  const title = label.exec(span.text);
  const behind = title === null ? span : span.slice(title[0].length);
  const own = pairsIn(behind.text);
  if (
    title === null &&
    (own.length < 4 || isAlphabet(own) || spans.slice(at).some((line) => line.endsAsking || line.hasGap))
  )
    return null;
  if (
    title !== null &&
    behind.text !== '' &&
    own.length < 2 &&
    !(own.length === 1 && /^\W*(?:Q\w*\s*)?\d/iu.test(behind.text))
  )
    return null;
  const key = behind.text === '' ? [] : [behind];
  let next = at + 1;
  for (; next < upTo; next += 1) {
    const line = spans[next];
    if (line === undefined || !isKeyLine(line)) break;
    key.push(line);
  }
  return key.length === 0 ? null : { titles: title === null ? [] : [span], key, length: next - at };
}

/** '1) A 2) B 3) C' are options, not answers. */
function isAlphabet(pairs: ReturnType<typeof pairsIn>): boolean {
  return pairs.every(({ value }, at) => value.toUpperCase() === String.fromCharCode(65 + at));
}

function isKeyLine({ text, line }: Span): boolean {
  if (pairsIn(text).length > 0) return true;
  return line.list !== null && /^\W*\(?(?:[A-H]|true|false)\)?\W*$/iu.test(text);
}
