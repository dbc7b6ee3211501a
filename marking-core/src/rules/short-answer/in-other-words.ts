import type { Evidence } from '../../answers/marking.ts';
import type { Lexicon } from '../../phrases/lexicon.ts';
import { wordClass, wordClasses } from '../../text/word-classes.ts';
import type { Comparison, Meeting } from '../model-answer/compare.ts';
import { ruleComparer } from '../model-answer/compare-rule.ts';
import { directionOf } from '../model-answer/direction.ts';
import { readText } from '../model-answer/read-answer.ts';
import { swapsRoles } from '../model-answer/swapped-roles.ts';
import { kindWords } from './company-words.ts';
import type { ShortAnswerRule } from './short-answer-rule.ts';

/** An answer that says a short key in other words. */
export interface OtherWords {
  /** The key that it says. */
  readonly part: string;
  /** Places of the words that say it. */
  readonly met: ReadonlySet<number>;
  readonly how: Evidence['how'];
}

/** What the comparison word by word finds of an answer to a short key. */
export interface ShortComparison {
  readonly said: OtherWords | undefined;
  /** Keys whose words it has in an order that says something else: 'cold to hot' for 'hot to cold'. */
  readonly turned: readonly string[];
}

/**
 * Compares answers with short keys as with a model answer, word by word: forms, stems, synonyms and directions ('goes up' for 'increases') count,
 * words that the question has already are not needed, and of a person's name its first or last part is enough.
 */
export function shortComparer(rule: ShortAnswerRule, lexicon: Lexicon): (text: string) => ShortComparison {
  const { question, accept } = rule;
  const compare = ruleComparer({ question, accept }, lexicon);
  const mayBeShort = shortNames(question ?? '');
  const directions = accept.map((key) => directionOf(readText(key).tokens));
  return (text) => {
    const answer = readText(text);
    const comparisons = compare(answer);
    const turned = comparisons.filter(isTurned);
    const said = comparisons
      .filter((one) => !turned.includes(one))
      .map((one) => saidBy(one, mayBeShort))
      .find((one) => one !== undefined);
    const keys = turned.map(({ model }) => model.text);
    if (said !== undefined) return { said, turned: keys };
    return { said: sameDirection(rule, directions, answer), turned: keys };
  };
}

function sameDirection(
  { accept }: ShortAnswerRule,
  directions: readonly ReturnType<typeof directionOf>[],
  answer: ReturnType<typeof readText>,
): OtherWords | undefined {
  const at = directions.findIndex((direction) => direction !== undefined);
  const own = at < 0 ? undefined : directionOf(answer.tokens);
  if (own === undefined || own.way !== directions[at]?.way) return undefined;
  return { part: accept[at] ?? '', met: new Set(own.places), how: 'synonym' };
}

/** Shorter stems are those of other words too: 'currant', 'current'. */
const shortestStem = 5;
const looseness: readonly Meeting['how'][] = ['exact', 'form', 'misspelling', 'synonym'];

function saidBy(comparison: Comparison, mayBeShort: (comparison: Comparison) => boolean): OtherWords | undefined {
  const { model, met, clashes } = comparison;
  if (model.units.length === 0 || model.units.some((_, unit) => (clashes[unit] ?? 0) > 0)) return undefined;
  const keys = model.units.flatMap(({ isKey }, unit) => (isKey ? [unit] : []));
  const needed = keys.length > 0 ? keys : [...model.units.keys()];
  const meetings = met.filter((meeting) => meeting !== undefined);
  if (model.units.some((_, unit) => isByShortStem(comparison, unit))) return undefined;
  const own = needed.map((unit) => met[unit]);
  if (!own.every((meeting) => meeting !== undefined) && !mayBeShort(comparison)) return undefined;
  // A key of one word has no synonyms: 'air' is loosely used for oxygen, but is something else.
  if (needed.length === 1 && own[0]?.how === 'synonym') return undefined;
  const how = looseness.findLast((one) => meetings.some((meeting) => meeting.how === one)) ?? 'exact';
  return { part: model.text, met: new Set(meetings.map(({ at }) => at)), how: how === 'exact' ? 'synonym' : how };
}

function isByShortStem({ model, answer, met }: Comparison, unit: number): boolean {
  const own = model.units[unit]?.token.sense;
  const meeting = met[unit];
  const other = answer.tokens[meeting?.at ?? -1]?.sense;
  if (own === undefined || other === undefined || meeting?.how !== 'form') return false;
  return own.stem.length < shortestStem && !own.bases.some((base) => other.bases.includes(base));
}

/** Whether an answer gives a shorter name that is as good for what a question asks: a surname for who, 'radio' for the type 'radio waves'. */
function shortNames(question: string): (comparison: Comparison) => boolean {
  const asksWho = /\bwho(?:se|m)?\b/i.test(question);
  const asksType = /\b(?:type|kind|sort|form)s? of\b/i.test(question);
  return (comparison) => (asksWho && hasName(comparison)) || (asksType && isOfType(comparison));
}

/** All of a name but the word for a kind of thing that it ends with. */
function isOfType({ model, met }: Comparison): boolean {
  const kind = model.units.length - 1;
  if (kind < 1 || !kindWords.has(model.units[kind]?.token.word.text ?? '')) return false;
  return model.units.every((_, unit) => unit === kind || (met[unit] !== undefined && met[unit].how !== 'synonym'));
}

/** Of a person's name its last word, or what comes before a comma: 'Shakespeare', 'William' of 'William, Duke of Normandy'. */
function hasName({ model, met }: Comparison): boolean {
  const { text, tokens, units } = model;
  const isCapital = (place: number) => /\p{Lu}/u.test(text.charAt(tokens[place]?.word.start ?? 0));
  const content = [...tokens.keys()].filter((place) => (tokens[place]?.weight ?? 0) > 0);
  if (content.length < 2 || !content.every(isCapital)) return false;
  const comma = text.indexOf(',');
  const wanted = content.filter((place) =>
    comma < 0 ? place === content.at(-1) : (tokens[place]?.word.start ?? 0) < comma,
  );
  const isMet = (place: number) => {
    const unit = units.findIndex(({ token }) =>
      token.sense.bases.some((base) => tokens[place]?.sense.bases.includes(base) === true),
    );
    const how = met[unit]?.how;
    return how !== undefined && how !== 'synonym';
  };
  return wanted.length > 0 && wanted.every(isMet);
}

/** Whether an answer has the words of a key the other way round. */
function isTurned(comparison: Comparison): boolean {
  const { model, answer, met } = comparison;
  if (swapsRoles(comparison)) return true;
  const places = met.map((meeting) => meeting?.at);
  if (places.length < 3 || model.text.includes(',') || places.some((place) => place === undefined)) return false;
  return model.units.some((unit, at) => {
    const [here, next] = [places[at] ?? 0, places[at + 1]];
    const other = model.units[at + 1];
    if (next === undefined || other === undefined || next > here) return false;
    const between = answer.tokens.slice(next + 1, here).map(({ word }) => word.text);
    const inKey = model.tokens
      .slice(model.tokens.indexOf(unit.token) + 1, model.tokens.indexOf(other.token))
      .map(({ word }) => word.text);
    return ![...between, ...inKey].some(turns) && ![unit, other].some(({ token }) => /ing$/.test(token.word.text));
  });
}

/** Words between which two things may change places: 'movement of particles', 'particle movement'. */
function turns(text: string): boolean {
  const classes = wordClasses.get(text) ?? 0;
  return (
    text !== 'to' && text !== 'than' && text !== 'into' && (classes & (wordClass.function | wordClass.joiner)) !== 0
  );
}
