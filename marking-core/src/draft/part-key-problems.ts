import type { QuestionSlot } from '../questions/arrangement.ts';
import { readSlotKeys } from '../questions/slot-answers.ts';
import { type Keyed, type KeyProblem, lookForKey, lookForOptions, missing, plain, wrong } from './key-problem.ts';

/** What is wrong with a key of several options. */
export function lookAtSelection(question: Keyed): KeyProblem[] {
  const { options, correctAnswers, choose } = question;
  const unlisted = lookForOptions(question, 'Mark the options that are right.');
  if (unlisted.length > 0) return unlisted;
  const right = new Set(correctAnswers.map(plain)).size;
  if (right === options.length)
    return [wrong('options', 'Every option is marked as right, so no answer is wrong. Leave at least one unmarked.')];
  if (choose && choose > right)
    return [missing('choose', `${choose} are to be chosen, and only ${right === 1 ? '1 is' : `${right} are`} right.`)];
  return [];
}

/** What is wrong with a key that is an order. */
export function lookAtOrder(question: Keyed): KeyProblem[] {
  const { options, correctAnswers } = question;
  const unlisted = lookForOptions(question, 'Put the options in the right order.');
  if (unlisted.length > 0) return unlisted;
  const placed = new Set(correctAnswers.map(plain));
  const left = options.filter((option) => !placed.has(plain(option)));
  return left.map((option) => missing('correctAnswers', `‘${option}’ has no place in the order.`));
}

/** What is wrong with a number and its units. */
export function lookAtNumber(question: Keyed): KeyProblem[] {
  const { correctAnswers, units } = question;
  if (correctAnswers.length === 0) return lookForKey(question);
  const wordy = correctAnswers.filter((text) => !/\d/u.test(text));
  if (wordy.length > 0) return wordy.map((text) => missing('correctAnswers', `‘${text}’ has no number.`));
  const names = (units ?? []).map((unit) => unit.trim());
  if (new Set(names).size < names.length) return [missing('units', 'Two units are the same.')];
  const hasUnit = correctAnswers.some((text) => names.some((unit) => unit !== '' && text.includes(unit)));
  return names.length < 2 || hasUnit
    ? []
    : [missing('correctAnswers', `Write the right unit behind the number: ${names.join(', ')}.`)];
}

const gap = /\[\[([^[\]]+)\]\]/gu;
const gapsIn = (text: string) => [...text.matchAll(gap)].map(([, id = '']) => id);

/** What is wrong with slots and their keys: places that are not there, names that cannot be told apart, keys that say nothing or take anything. */
export function lookAtSlots(question: Keyed): KeyProblem[] {
  const { slots, type, passage, table } = question;
  if (slots.length === 0) return [missing('slots', noSlots)];
  const places =
    type === 'gap-fill'
      ? lookAtPlaces(slots, gapsIn(passage ?? ''), 'passage', 'text')
      : type === 'table'
        ? lookAtPlaces(slots, (table?.rows ?? []).flat().flatMap(gapsIn), 'table', 'table')
        : [];
  return [...lookAtNames(slots), ...places, ...lookAtKeys(question)];
}

const noSlots = 'Say what there is to fill in.';

function lookAtNames(slots: readonly QuestionSlot[]): KeyProblem[] {
  const ids = slots.map(({ id }) => id);
  return ids.flatMap((id, place) => {
    if (id !== id.trim() || id.includes('\n'))
      return [wrong('slots', `‘${id}’ begins or ends with a space, or has several lines.`)];
    if (ids.indexOf(id) < place) return [wrong('slots', `Two places are called ‘${id}’.`)];
    const longer = ids.find((other) => other !== id && other.startsWith(`${id}:`));
    return longer === undefined
      ? []
      : [wrong('slots', `‘${id}’ and ‘${longer}’ cannot be told apart: call one of them something else.`)];
  });
}

function lookAtPlaces(
  slots: readonly QuestionSlot[],
  gaps: readonly string[],
  field: 'passage' | 'table',
  where: string,
): KeyProblem[] {
  const ids = new Set(slots.map(({ id }) => id));
  return [
    ...[...new Set(gaps)].flatMap((id) =>
      ids.has(id) ? [] : [missing(field, `The place [[${id}]] of the ${where} has no key.`)],
    ),
    ...[...new Set(gaps)].flatMap((id) =>
      gaps.filter((one) => one === id).length > 1 ? [missing(field, `[[${id}]] is in the ${where} twice.`)] : [],
    ),
    ...slots.flatMap(({ id }) =>
      gaps.includes(id) ? [] : [missing(field, `‘${id}’ has no place in the ${where}: write [[${id}]] there.`)],
    ),
  ];
}

function lookAtKeys({ type, slots, options: bank, correctAnswers }: Keyed): KeyProblem[] {
  const keys = readSlotKeys({ slots: [...slots] }, correctAnswers);
  const strangers = correctAnswers.filter((line) => !slots.some(({ id }) => line.startsWith(`${id}:`)));
  if (type === 'matching' && bank.length < 2 && slots.some(({ options }) => !options))
    return [missing('options', 'Give at least two right sides.')];
  return [
    ...strangers.map((line) => missing('correctAnswers', `‘${line}’ is the answer to none of the places.`)),
    ...slots.flatMap(({ id, options }) => {
      const lines = keys.get(id) ?? [];
      if (lines.length === 0) return [missing('correctAnswers', `Say what is right for ‘${id}’.`)];
      const listed = options ?? bank;
      return listed.length > 0
        ? lookAtPicked(id, listed, lines, options ? 'slots' : 'options')
        : lookAtTyped(id, lines);
    }),
  ];
}

function lookAtPicked(id: string, options: readonly string[], lines: readonly string[], field: 'slots' | 'options') {
  const known = new Set(options.map(plain));
  if (known.size < 2) return [missing(field, `Give ‘${id}’ at least two options to pick from.`)];
  if (known.size < options.length) return [missing(field, 'Two options are the same.')];
  const letters = new Set(options.map((_, at) => String.fromCharCode(97 + at)));
  const strangers = lines.filter((line) => !known.has(plain(line)) && !letters.has(plain(line)));
  if (strangers.length > 0)
    return strangers.map((line) => missing('correctAnswers', `‘${line}’ is not one of the options of ‘${id}’.`));
  return new Set(lines.map(plain)).size >= known.size
    ? [wrong('correctAnswers', `Every option of ‘${id}’ is right, so no answer is wrong.`)]
    : [];
}

const denial = /^(?:do not accept|don['’]t accept|not|reject|no credit for|no marks? for)\b[\s:]*/iu;

function lookAtTyped(id: string, lines: readonly string[]): KeyProblem[] {
  const said = new Set(lines.filter((line) => !denial.test(line)).map(plain));
  const denied = lines.filter((line) => denial.test(line)).map((line) => line.replace(denial, ''));
  const clashes = denied.filter((text) => said.has(plain(text)));
  if (clashes.length > 0)
    return clashes.map((text) =>
      wrong('correctAnswers', `‘${text}’ is right and wrong for ‘${id}’. Keep one of them.`),
    );
  return said.size === 0 ? [missing('correctAnswers', `Say what is right for ‘${id}’, not only what is wrong.`)] : [];
}
