import { tidy } from '../lines/lines.ts';
import type { GapRun } from './gap-run.ts';

const plain = (text: string) =>
  text
    .replace(/[’‘]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([.,;])/gu, '$1');
const longest = 60;
/** A gap of dots takes the full stop behind it with it. */
const dotOfSentence = /(?<=\p{L}{2})\.$/u;

/** The words that a text has where a passage has gaps; `undefined` for a text that is not the passage again. */
export function copied(source: string, { texts, gaps }: GapRun): readonly string[] | undefined {
  const text = plain(source);
  const around = texts.map((one) => plain(one).trim());
  if (around.every((one) => one === '') || text.length < around.join('').length) return undefined;
  let at = text.indexOf(around[0] ?? '');
  if (at === -1 || at > longest) return undefined;
  at += around[0]?.length ?? 0;
  const answers: string[] = [];
  for (const [index] of gaps.entries()) {
    const next = around[index + 1] ?? '';
    const end = next === '' ? text.length : text.indexOf(next, at + 1);
    if (end === -1 || end - at > longest) return undefined;
    const said = tidy(text.slice(at, end).replace(/^\s*[([]?(?:\d{1,2}|[a-z])[)\].]\s*|[_…]+/gu, ''));
    answers.push(said.replace(dotOfSentence, ''));
    at = end + next.length;
  }
  return answers.every((answer) => /[\p{L}\p{N}]/u.test(answer)) ? answers : undefined;
}

/** '1 lungs, 2 trachea', or '(a) lungs', '(b) trachea' below each other: the answer behind each label, and how many lines they take. */
export function labelled(
  lines: readonly string[],
  labels: readonly string[],
): { answers: readonly string[]; lines: number } | undefined {
  const [first = ''] = labels;
  if (!new RegExp(`^.{0,80}?${markOf(first)}`, 'u').test(lines[0] ?? '')) return undefined;
  const text = lines.join('\n').replace(numberedTitle, '');
  const found: { start: number; end: number }[] = [];
  let at = 0;
  for (const label of labels) {
    const match = new RegExp(markOf(label), 'u').exec(text.slice(at));
    if (match === null) return undefined;
    const start = at + match.index;
    at = start + match[0].length;
    found.push({ start, end: at });
  }
  const answers = found.map(({ end }, index) => {
    const until = found[index + 1]?.start ?? end + (/\n|$/u.exec(text.slice(end))?.index ?? 0);
    return tidy(text.slice(end, until).replace(wordOfNext, '')).replace(/[\s,;.|]+$/u, '');
  });
  const last = found.at(-1)?.end ?? 0;
  return answers.every((answer) => answer !== '' && answer.length <= longest)
    ? { answers, lines: text.slice(0, last).split('\n').length }
    : undefined;
}

/** 'Task 1 answers: 1 lungs 2 trachea' has another number before the first. */
const numberedTitle =
  /^[^:–—]{0,40}\d[^:–—]{0,40}\b(?:answers?|gaps?|blanks?|key|solutions?)\s*[:–—]\s*(?=[([]?(?:1|a)\b)/iu;

/** 'Gap' of 'Gap 2: …' in the line below. */
const wordOfNext = /\n\s*\p{L}+\s*$/u;

/** A letter has something behind it, or it would be a word. */
const markOf = (label: string) =>
  /\d/u.test(label)
    ? String.raw`(?<![\p{L}\p{N}.])[([]?${label}(?!\d)\s*[)\].:=–—>→⇒➔-]{0,3}\s*(?=\S)`
    : String.raw`(?<![\p{L}\p{N}.])[([]?${label}\s*[)\].:=–—>→⇒➔-]{1,3}\s*(?=\S)`;

const prefix =
  /^[^:–—]{0,80}\b(?:answers?|ans|gaps?|blanks?|order|words?|key|teacher|solutions?|passage|paragraph|text|cloze|réponses|lösung(?:en)?|soluciones|respuestas)\b[^:–—]{0,40}(?:\s*[:–—]\s*)+/iu;

/** 'Answers: lungs, trachea, alveoli' as many as `count`, in one way of listing. */
export function inLine(text: string, count: number): readonly string[] | undefined {
  // 'Teacher: gaps in order – lungs, trachea'
  const list = text.replace(prefix, '').replace(prefix, '').replace(/\.$/u, '');
  for (const apart of [
    /\s*[;|•·]\s*/u,
    /\s*,\s*(?:and\s+)?|\s+and\s+(?=[^,]*$)/u,
    /\s*\/\s*/u,
    /\s*\t\s*/u,
    /\s{3,}/u,
    /\s+[–-]\s+/u,
  ]) {
    const answers = list
      .split(apart)
      .map((one) => tidy(one))
      .filter((one) => one !== '');
    if (answers.length === count) return withoutOwnNumbers(answers);
  }
  return undefined;
}

/** '(1) oxygen', '(2) lungs' without their numbers, where all have theirs. */
function withoutOwnNumbers(answers: readonly string[]): readonly string[] {
  const numbers = answers.map((one) => /^[([]?(\d{1,2})(?:[)\].:]+\s*|\s+)(?=\S)/u.exec(one));
  const areInOrder = answers.length > 1 && numbers.every((match, at) => Number(match?.[1]) === at + 1);
  return areInOrder ? answers.map((one, at) => one.slice(numbers[at]?.[0].length ?? 0)) : answers;
}
