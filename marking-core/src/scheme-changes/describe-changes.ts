import { judgedByKey } from '../judged/with-judged.ts';
import type { Credit } from '../scheme/judged-answer.ts';
import type { MarkedQuestion, MarkScheme } from '../scheme/mark-scheme.ts';
import { fieldText, kindTexts } from './field-texts.ts';
import { type RuleFact, ruleFacts } from './rule-facts.ts';

/** One change between two versions of a mark scheme. */
export interface SchemeChange {
  /** Null for the scheme as a whole. */
  readonly questionId: string | null;
  /** A sentence for a teacher: 'Question 2 (b) now also allows ‘bounces back’.' */
  readonly text: string;
}

/**
 * What a teacher needs to know of the way from one version of a mark scheme to another, in the order of the questions. The list
 * of confusable words is left out: it follows from the rest. `labels` are what the homework calls its questions.
 */
export function describeChanges(
  before: MarkScheme,
  after: MarkScheme,
  labels: ReadonlyMap<string, string> = new Map(),
): SchemeChange[] {
  const change = (questionId: string, predicate: string): SchemeChange => ({
    questionId,
    text: `${questionName(questionId, labels)}${predicate}.`,
  });
  const earlier = new Map(before.questions.map((question) => [question.id, question]));
  const later = new Set(after.questions.map(({ id }) => id));
  const changes = after.questions.flatMap((question): SchemeChange[] => {
    const was = earlier.get(question.id);
    if (was === undefined)
      return [change(question.id, ` is new: ${marks(question.maxMarks)}, ${rulePhrase(question)}`)];
    return questionChanges(was, question).map((predicate) => change(question.id, predicate));
  });
  const gone = before.questions.filter(({ id }) => !later.has(id)).map(({ id }) => change(id, ' is no longer marked'));
  return [...changes, ...gone, ...wholeChanges(before, after)];
}

/** Predicates begin with a space, or with the comma that follows the question's name. */
function questionChanges(before: MarkedQuestion, after: MarkedQuestion): string[] {
  const predicates: string[] = [];
  const say = (differs: boolean, text: string) => {
    if (differs) predicates.push(` ${text}`);
  };
  say(before.maxMarks !== after.maxMarks, `is now worth ${marks(after.maxMarks)} (was ${before.maxMarks})`);
  const [was, is] = [before, after].map(({ correctFrom, maxMarks }) => correctFrom ?? maxMarks);
  say(before.maxMarks === after.maxMarks && was !== is, `now counts as correct from ${marks(is ?? 0)} (was ${was})`);
  say(before.type !== after.type, `is now of the type ‘${after.type}’ (was ‘${before.type}’)`);
  const otherKind = before.rule?.kind !== after.rule?.kind;
  say(otherKind, `is now marked for ${kindText(after)} (was ${kindText(before)})`);
  const facts = [before, after].map(({ rule }) => (rule === undefined ? [] : ruleFacts(rule)));
  for (const text of writeRuleChanges(facts[0] ?? [], facts[1] ?? [])) {
    predicates.push(text.startsWith(',') ? text : ` ${text}`);
  }
  const [wasOrder, isOrder] = [orderOf(before), orderOf(after)];
  say(isOrder !== '' && wasOrder !== isOrder, `now asks for this order: ${isOrder}`);
  say(!same(before.expected, after.expected), `now names ${expectedText(after)} as expected`);
  say(before.credit !== after.credit, creditText(after.credit));
  const isOpen = after.open === true;
  say(
    isOpen !== (before.open === true),
    isOpen ? 'now has answers that its key does not list' : 'has all its answers in its key again',
  );
  for (const text of judgedChanges(before, after)) say(true, text);
  say(!same(before.feedback, after.feedback), 'has other feedback');
  say(!same(before.published, after.published), 'is marked otherwise under ‘published’');
  say(predicates.length === 0 && !same(before, after), 'has the same in another order');
  return predicates;
}

function wholeChanges(before: MarkScheme, after: MarkScheme): SchemeChange[] {
  const whole = (text: string): SchemeChange => ({ questionId: null, text });
  const names = new Set([...Object.keys(after.synonyms ?? {}), ...Object.keys(before.synonyms ?? {})]);
  const synonyms = [...names].flatMap((name) => {
    const [was, is] = [before.synonyms?.[name] ?? [], after.synonyms?.[name] ?? []];
    const [added, removed] = [is.filter((one) => !was.includes(one)), was.filter((one) => !is.includes(one))];
    return [
      ...(added.length > 0 ? [whole(`In all questions, ${quoted(added)} now also means ‘${name}’.`)] : []),
      ...(removed.length > 0 ? [whole(`In all questions, ${quoted(removed)} no longer means ‘${name}’.`)] : []),
    ];
  });
  const rest: (readonly [differs: boolean, text: string])[] = [
    [before.title !== after.title, `The title is now ‘${after.title}’.`],
    [
      before.profile !== after.profile,
      `Under ‘published’ it is now marked as ‘${after.profile}’ (was ‘${before.profile}’).`,
    ],
    [
      before.gradeScale !== after.gradeScale,
      `Grades are now those of ‘${after.gradeScale}’ (were ‘${before.gradeScale}’).`,
    ],
    [order(before, after) !== order(after, before), 'The questions are in another order.'],
  ];
  return [...synonyms, ...rest.flatMap(([differs, text]) => (differs ? [whole(text)] : []))];
}

/** The ids that both have, in the order of the first. */
function order(scheme: MarkScheme, other: MarkScheme): string {
  const ids = new Set(other.questions.map(({ id }) => id));
  return JSON.stringify(scheme.questions.map(({ id }) => id).filter((id) => ids.has(id)));
}

/** The things that are asked for in one order, in that order; nothing for another kind of rule. */
function orderOf({ rule }: MarkedQuestion): string {
  if (rule?.kind === 'sequence') return rule.items.map((item) => `‘${item}’`).join(', ');
  return rule?.kind === 'ordered-list' ? rule.items.map(({ name }) => `‘${name}’`).join(', ') : '';
}

function rulePhrase(question: MarkedQuestion): string {
  return question.rule === undefined ? 'not marked' : `marked for ${kindText(question)}`;
}

function kindText({ rule }: MarkedQuestion): string {
  return rule === undefined ? 'nothing' : (kindTexts[rule.kind] ?? rule.kind);
}

function expectedText({ expected }: MarkedQuestion): string {
  return expected === undefined ? 'the accepted answers' : quoted(expected);
}

function creditText(credit: Credit | undefined): string {
  if (credit === undefined) return 'is marked by its answers again';
  return credit === 'everyone' ? 'is now given to everyone' : 'is now out of the total';
}

/** Judged answers that came, were judged otherwise, or went. */
function judgedChanges(before: MarkedQuestion, after: MarkedQuestion): string[] {
  const [was, is] = [judgedByKey(before), judgedByKey(after)];
  const words = (some: readonly { answer: string; marks: number }[]) =>
    quoted(some.map(({ answer }) => answer.trim().slice(0, longestShown)));
  const news = [...is].flatMap(([key, one]) => (was.get(key)?.marks === one.marks ? [] : [one]));
  const gone = [...was].flatMap(([key, one]) => (is.has(key) ? [] : [one]));
  const byMarks = [...new Set(news.map((one) => one.marks))].sort((a, b) => b - a);
  return [
    ...byMarks.map(
      (given) => `now gives ${marks(given)} for the judged ${words(news.filter((one) => one.marks === given))}`,
    ),
    ...(gone.length === 0 ? [] : [`no longer has ${words(gone)} as judged`]),
  ];
}

const longestShown = 80;

function marks(number: number): string {
  return number === 1 ? '1 mark' : `${number} marks`;
}

/** Equal in content, whatever the order of keys. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortedKeys) === JSON.stringify(other, sortedKeys);
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A question as sentences name it, 'Question 2 (b)': by its label, if `labels` (see `questionLabels`) has one, else by its id. */
export function questionName(id: string, labels: ReadonlyMap<string, string> = new Map()): string {
  const name = labels.get(id) ?? id;
  return `Question ${/^q(\d.*)$/i.exec(name)?.[1] ?? name}`;
}

/** Most values that one sentence names. */
const mostNamed = 8;

/** The changes between what two rules say, as predicates of sentences: 'now also allows ‘bounces back’'. */
function writeRuleChanges(before: readonly RuleFact[], after: readonly RuleFact[]): string[] {
  const places = new Map<string, RuleFact>();
  for (const fact of [...after, ...before]) if (!places.has(placeOf(fact))) places.set(placeOf(fact), fact);
  return [...places.values()].flatMap((place) => {
    const here = (facts: readonly RuleFact[]) =>
      facts.filter((fact) => placeOf(fact) === placeOf(place)).map(({ shown }) => shown);
    return writePlace(place, here(before), here(after), before, after);
  });
}

const placeOf = ({ field, within }: RuleFact) => [field, ...within].join('\n');

function writePlace(
  { field, within, isListed }: RuleFact,
  before: readonly string[],
  after: readonly string[],
  allBefore: readonly RuleFact[],
  allAfter: readonly RuleFact[],
): string[] {
  // A term added or removed is reported once, by name, not word by word.
  const name = within.at(-1);
  if (name !== undefined && hasTerm(allBefore, name) !== hasTerm(allAfter, name)) return [];
  const text = fieldText(field);
  const where = within.length === 0 ? '' : `, for ${quoted(within)},`;
  const [was] = before;
  const [is] = after;
  if (!isListed && text.changed !== undefined && was !== undefined && is !== undefined) {
    return was === is ? [] : [`${where} ${text.changed.replace('{x}', () => is).replace('{was}', () => was)}`.trim()];
  }
  const added = after.filter((value) => !before.includes(value));
  const removed = before.filter((value) => !after.includes(value));
  return [
    ...(added.length === 0 ? [] : [`${where} ${text.added.replace('{x}', () => joined(added))}`]),
    ...(removed.length === 0 ? [] : [`${where} ${text.removed.replace('{x}', () => joined(removed))}`]),
  ].map((predicate) => (predicate.startsWith(',') ? predicate : predicate.trim()));
}

function hasTerm(facts: readonly RuleFact[], name: string): boolean {
  return facts.some(({ value, isListed }) => isListed && value === name);
}

/** ‘a’, ‘b’ and ‘c’. */
function quoted(values: readonly string[]): string {
  return joined(values.map((value) => `‘${value}’`));
}

function joined(values: readonly string[]): string {
  const shown = values.slice(0, mostNamed);
  if (values.length > mostNamed) shown.push(`${values.length - mostNamed} more`);
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}
