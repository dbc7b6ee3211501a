import { nameMany } from '../../name-many.ts';
import type { SourceQuestion } from '../../read-homework.ts';
import type { About, Gatherer } from './gather.ts';
import type { Choice } from './structured-question.ts';

/** An answer that can be read: see `WeightedAnswer`. */
interface Answer {
  readonly text: string;
  readonly worth: number;
  readonly tolerance?: number | undefined;
  /** What is said to those who choose it; '' where nothing is. */
  readonly note: string;
}

/** Longest note on an option, in characters. */
const longestNote = 300;

/** An option with what an answer may call it. */
interface Option {
  readonly label: number;
  readonly text: string;
}

const lettered = /^\(?([A-Za-z])[).:]\s*(?=\S)/u;

/** Options that each carry a letter of their own, without it and in the order of the letters, as a page gives them letters again; others as they are. */
function withoutLetters<One extends { readonly text: string }>(options: readonly One[]): One[] {
  const letters = options.map(({ text }) => lettered.exec(text)?.[1]?.toUpperCase().charCodeAt(0) ?? 0);
  const sorted = letters.toSorted((a, b) => a - b);
  if (options.length < 2 || sorted.some((code, index) => code !== 65 + index)) return [...options];
  return sorted.flatMap((code) => {
    const option = options[letters.indexOf(code)];
    return option === undefined ? [] : [{ ...option, text: option.text.replace(lettered, '') }];
  });
}

/**
 * The key that weighted answers make: those with all marks, or the most marks, are right, within the widest tolerance of them. Says which
 * had some of the marks, as an answer is right or not here.
 */
export function weightedKey(
  about: About,
  answers: readonly Answer[],
  { say }: Gatherer,
): { correctAnswers: string[]; tolerance?: number } {
  const most = Math.max(0, ...answers.map(({ worth }) => worth));
  const right = answers.filter(({ worth }) => worth > 0 && worth === most);
  const partly = answers.filter(({ worth }) => worth > 0 && worth < most);
  if (partly.length > 0) {
    const listed = nameMany(
      partly.map(({ text, tolerance, worth }) => `“${tolerance ? `${text} ± ${tolerance}` : text}” (${worth}%)`),
    );
    say(about, `an answer gets all marks here or none, so ${listed} ${partly.length === 1 ? 'is' : 'are'} left out.`);
  }
  const tolerances = right.map(({ tolerance = 0 }) => tolerance);
  const widest = Math.max(0, ...tolerances);
  if (tolerances.some((tolerance) => tolerance !== widest))
    say(about, `its tolerances differ: ${widest} is taken for all.`);
  return { correctAnswers: right.map(({ text }) => text), ...(widest > 0 ? { tolerance: widest } : {}) };
}

/** A choice by its options: of one, of several that have to be picked together, or of 'true' and 'false'. */
export function convertChoice(
  base: SourceQuestion,
  answers: readonly Answer[],
  { areSeveralPicked = false, partMarks }: Pick<Choice, 'areSeveralPicked' | 'partMarks'>,
  gatherer: Gatherer,
): SourceQuestion {
  const options = withoutLetters(answers);
  const right = options.filter(({ worth }) => worth > 0).map(({ text }) => text);
  const key = areSeveralPicked && right.length > 1 ? { correctAnswers: right } : weightedKey(base, options, gatherer);
  const choice = choiceOf(base, texts(options), key, gatherer);
  const said = options.filter(({ note }) => note !== '');
  const kept = choice.type === 'true-false' ? [] : said.filter(({ text }) => !choice.correctAnswers?.includes(text));
  if (kept.length < said.length) gatherer.note('Feedback is', base);
  const notes = Object.fromEntries(kept.map(({ text, note }) => [text, note.slice(0, longestNote)]));
  const noted = kept.length === 0 ? choice : { ...choice, notes };
  return areSeveralPicked && right.length > 1 ? { ...noted, type: 'multiple-response', partMarks } : noted;
}

/**
 * A choice whose right options its answer names: all of them together, unless it says 'A or C'. An answer that is the text of an option
 * means that one, unless `byNumber` says that all answers of the list are the numbers of options.
 */
export function keyOfNamed(
  base: SourceQuestion,
  labelled: readonly Option[],
  answer: string,
  byNumber: boolean,
  gatherer: Gatherer,
): SourceQuestion {
  const options = withoutLetters(labelled);
  const isText = options.some(({ text }) => text.toLowerCase() === answer.toLowerCase());
  const named = isText && !byNumber ? undefined : namedOptions(answer, options);
  const correctAnswers = named ?? (answer === '' ? [] : [answer]);
  const choice = choiceOf(base, texts(options), { correctAnswers }, gatherer);
  const areTogether = correctAnswers.length > 1 && !/\/|\bor\b/iu.test(answer);
  return areTogether && choice.type === 'multiple-choice' ? { ...choice, type: 'multiple-response' } : choice;
}

/** '2', 'B', 'Option 2', '1,3', 'A and C', 'AC' and 'neon; argon' each name options, by their labels or texts; `undefined` for what does not. */
export function namedOptions(answer: string, options: readonly Option[]): string[] | undefined {
  const isRow = /^[A-H]{2,8}$/u.test(answer) && new Set(answer).size === answer.length;
  const names = answer.split(isRow ? '' : /\s*(?:[,;|&/\n]|\b(?:and|or)\b)\s*/iu).filter((name) => name !== '');
  const labels = names.map((name) => name.replace(/^(?:option|choice|answer)\s*(?=[A-H1-8]$)/iu, ''));
  const labelled = labels.map((name) =>
    /^[A-Z0-9]$/iu.test(name) ? options.find(({ label }) => label === labelOf(name))?.text : undefined,
  );
  const said = names.map((name) => options.find(({ text }) => text.toLowerCase() === name.toLowerCase())?.text);
  const found = [labelled, names.length > 1 ? said : []].map((texts) => texts.filter((text) => text !== undefined));
  return found.find((texts) => texts.length > 0 && texts.length === names.length);
}

/** 'C' and '3' are 2. */
export const labelOf = (name: string) => (/\d/u.test(name) ? Number(name) - 1 : name.toUpperCase().charCodeAt(0) - 65);

const texts = (options: readonly { readonly text: string }[]) => options.map(({ text }) => text);

function choiceOf(
  base: SourceQuestion,
  options: readonly string[],
  key: Pick<SourceQuestion, 'correctAnswers' | 'tolerance'>,
  { say }: Gatherer,
): SourceQuestion {
  const twice = options.find((text, index) => options.indexOf(text) < index);
  if (twice !== undefined) say(base, `two of its options are the same: “${twice}”.`);
  const isTruth = options.slice(0, 2).every((text) => /^(?:true|false)$/iu.test(text));
  if (
    isTruth &&
    (options.length === 2 || (options.length === 3 && /^(?:cannot|can['’]t) tell$/iu.test(options[2] ?? '')))
  )
    return { ...base, type: 'true-false', ...key };
  return { ...base, type: 'multiple-choice', options: [...options], ...key };
}
