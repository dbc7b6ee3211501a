import type { QuestionType } from '@markwell/marking-core';

/** The accepted answers of one question as a draft has them, and those that name no option. */
export interface KeyedAnswers {
  readonly answers: string[];
  readonly unknown: string[];
}

/**
 * Makes accepted answers uniform. For a choice each becomes its option's text, whether it gives the text
 * ('oxygen'), the letter ('B', 'b)') or both ('B - oxygen'); others are dropped. For true or false it becomes
 * `true`, `false` or `cannot_tell`.
 */
export function keyedAnswers(type: QuestionType, options: readonly string[], given: readonly string[]): KeyedAnswers {
  const answers = given.map((answer) => answer.trim()).filter((answer) => answer !== '');
  if (type === 'information') return { answers: [], unknown: [] };
  if (type === 'true-false') return gather(answers.map((answer) => [answer, truthValue(answer)]));
  if (options.length === 0 || fillsSlots.includes(type)) return { answers, unknown: [] };
  return gather(answers.flatMap((answer) => findOptions(options, answer)));
}

/** What is right in each slot, a line each, names the slot too. */
const fillsSlots: readonly QuestionType[] = ['matching', 'gap-fill', 'labelling', 'table'];

function gather(found: readonly (readonly [answer: string, meant: string | undefined])[]): KeyedAnswers {
  return {
    answers: [...new Set(found.flatMap(([, meant]) => meant ?? []))],
    unknown: found.filter(([, meant]) => meant === undefined).map(([answer]) => answer),
  };
}

function truthValue(answer: string): string | undefined {
  if (/^(true|t|yes|y|correct|right|✓|✔)\b/i.test(answer)) return 'true';
  if (/^(false|f|no|n|incorrect|wrong|✗|✘|x)\b/i.test(answer)) return 'false';
  return /^(can('|’)?t|cannot|can not)[ _]?(tell|say)/i.test(answer) ? 'cannot_tell' : undefined;
}

type Found = readonly [answer: string, option: string | undefined];

/** 'A and C' or 'A, C' are two; everything else is one. */
function findOptions(options: readonly string[], answer: string): Found[] {
  const whole = findOption(options, answer);
  if (whole !== undefined) return [[answer, whole]];
  const several = answer.split(/(?<!\s)\s*(?:,|;|&|\/|\band\b)\s*/i).filter((part) => part !== '');
  const found = several.map((part) => findOption(options, part));
  if (several.length < 2 || found.some((option) => option === undefined)) return [[answer, undefined]];
  return several.map((part, index) => [part, found[index]]);
}

function findOption(options: readonly string[], answer: string): string | undefined {
  const plainAnswer = plain(answer);
  const byText = options.find((option) => option === answer) ?? options.find((option) => plain(option) === plainAnswer);
  if (byText !== undefined) return byText;
  const [, letter, rest = ''] = /^\s*[([]?([A-Za-z])[)\]]?(?:\s*[-–—:.)=]\s*|\s+|$)(.*)$/su.exec(answer) ?? [];
  if (letter === undefined) return undefined;
  const option = options[letter.toUpperCase().charCodeAt(0) - 65];
  if (option === undefined || rest.trim() === '') return option;
  return plain(option) === plain(rest) || plain(option).startsWith(plain(rest)) || plain(rest).startsWith(plain(option))
    ? option
    : undefined;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^[\s"'“”.,;:]+|[\s"'“”.,;:!]+$/g, '')
    .replace(/\s+/g, ' ');
