import { says } from '../marks/sayings.ts';
import { type KeyEntry, type Path, valueFor } from './key-entries.ts';
import { type Named, resolveOptions } from './resolve.ts';

/** A question as far as a key can know it. */
export interface Keyed {
  readonly path: Path;
  readonly text: string;
  readonly options: readonly Named[];
}

/** Most pairs of questions and entries that are compared with each other. */
const most = 6_000_000;

/**
 * Matches a key with the questions, both in order: each entry with at most one question, by its number and
 * those above it, and by whether its value can be an answer there. Returns each question's entry index, or
 * null.
 */
export function alignKey(questions: readonly Keyed[], entries: readonly KeyEntry[]): (number | null)[] {
  const none = questions.map(() => null);
  if (questions.length === 0 || entries.length === 0 || questions.length * entries.length > most) return none;
  const filled = entries.map(({ value }) => new Set(wordsOf(value)));
  const likeness = questions.map((question, at) => {
    const words = says('gap', question.text) && question.options.length < 2 ? wordsOf(question.text) : [];
    return entries.map((entry, of) => {
      const own = liken(question, entry, at, of, questions.length, entries.length);
      return own === 0 && saysAgain(words, filled[of]) ? 0.6 : own;
    });
  });
  const width = entries.length + 1;
  const sums = new Float64Array((questions.length + 1) * width);
  const sumAt = (q: number, e: number) => sums[q * width + e] ?? 0;
  const likenessAt = (q: number, e: number) => likeness[q]?.[e] ?? 0;
  for (let q = questions.length - 1; q >= 0; q -= 1) {
    for (let e = entries.length - 1; e >= 0; e -= 1) {
      const own = likenessAt(q, e);
      sums[q * width + e] = Math.max(sumAt(q + 1, e), sumAt(q, e + 1), own > 0 ? own + sumAt(q + 1, e + 1) : 0);
    }
  }
  const found: (number | null)[] = [...none];
  for (let q = 0, e = 0; q < questions.length && e < entries.length; ) {
    const own = likenessAt(q, e);
    if (own > 0 && sumAt(q, e) === own + sumAt(q + 1, e + 1)) {
      found[q] = e;
      q += 1;
      e += 1;
    } else if (sumAt(q, e) === sumAt(q + 1, e)) q += 1;
    else e += 1;
  }
  const paired = found.filter((at) => at !== null).length;
  return paired >= 0.4 * Math.min(questions.length, entries.length) ? found : none;
}

function liken(question: Keyed, entry: KeyEntry, at: number, of: number, many: number, all: number): number {
  const value = valueFor(question.path, entry);
  const isChoice = question.options.length > 1;
  const same = samePath(question.path, isChoice && value === entry.whole ? entry.path.slice(0, 1) : entry.path);
  if (same === 0 && !(question.path.length === 0 && many === all && at === of)) return 0;
  let sum = same === 0 ? 0.6 : same;
  if (isChoice) sum += resolveOptions(question.options, value) === null ? -0.8 : 0.5;
  else if (/^\W*[A-Ha-h]\W*$/u.test(value)) sum -= 0.8;
  return sum;
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/\([^)]*\)/gu, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Whether an answer is its question with the gap filled, whatever its number. */
const saysAgain = (words: readonly string[], answer: ReadonlySet<string> | undefined): boolean =>
  words.length >= 3 && answer !== undefined && words.every((word) => answer.has(word));

/** 0 if the last labels differ; higher the more of those above agree. Upper ones may be left out. */
function samePath(own: Path, entry: Path): number {
  const last = own.at(-1);
  const said = entry.at(-1);
  if (last === undefined || said === undefined || last.value !== said.value || last.depth !== said.depth) return 0;
  let sum = 1;
  for (const label of own.slice(0, -1)) {
    const above = entry.find(({ depth }) => depth === label.depth);
    if (above !== undefined) sum += above.value === label.value ? 0.5 : -0.5;
  }
  return sum;
}
