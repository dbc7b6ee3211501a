import { type ReadText, type Run, readText } from './read-answer.ts';
import type { Token } from './tokens.ts';
import type { WordSense } from './word-sense.ts';

/** One content word of a model answer, however often it occurs. */
export interface Unit {
  readonly token: Token;
  readonly weight: number;
  /** Whether the question lacks it, so that an answer with it says something. */
  readonly isKey: boolean;
  /** 'B', '4', which have no synonyms. */
  readonly isLabel: boolean;
  /** Has an opposite, or is denied. */
  readonly isPolar: boolean;
}

/** A model answer ready for comparison. */
export interface ModelAnswer extends ReadText {
  readonly units: readonly Unit[];
  /** The units of neighbouring content words, where one has an opposite. */
  readonly relations: readonly (readonly [number, number])[];
  /** Its heaviest key words, three at most. */
  readonly heaviest: readonly number[];
  /** Its runs of letters that the question has not. */
  readonly keyRuns: readonly Run[];
  /** How many sentences it has. */
  readonly sentences: number;
  /** Whether it is one of several for the same question. */
  readonly isOneOfSeveral: boolean;
  readonly byBase: ReadonlyMap<string, readonly number[]>;
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  readonly byGroup: ReadonlyMap<number, readonly number[]>;
  readonly question: ReadText;
  /** Whether a word is one of the question's. */
  readonly isAsked: (sense: WordSense) => boolean;
  /** Whether a word is one of another point of the same question, so that it is no synonym or misspelling here. */
  readonly isOthers: (sense: WordSense) => boolean;
}

/** Whether a word is among those of a question. */
export function questionWords({ tokens }: ReadText): (sense: WordSense) => boolean {
  const words = new Set<string>();
  for (const { sense, weight } of tokens) {
    if (weight === 0) continue;
    for (const base of sense.bases) words.add(base);
    words.add(`${sense.stem}-`);
  }
  return ({ bases, stem }) => words.has(`${stem}-`) || bases.some((base) => words.has(base));
}

const mostUnits = 400;

/** Takes a model answer apart. */
export function readModelAnswer(
  text: string,
  question: ReadText,
  isOneOfSeveral: boolean,
  isOthers: ModelAnswer['isOthers'] = () => false,
): ModelAnswer {
  const read = readText(text);
  const isAsked = questionWords(question);
  const units: Unit[] = [];
  const places: number[] = [];
  for (const token of read.tokens) {
    if (token.weight === 0 || units.length >= mostUnits) continue;
    const known = units.findIndex((unit) => isSameUnit(unit.token, token));
    places.push(known < 0 ? units.length : known);
    if (known < 0) units.push(unitOf(token, isAsked));
  }
  return {
    ...read,
    units,
    relations: relationsIn(places, units),
    heaviest: heaviestOf(units),
    keyRuns: [...read.runs].filter((run) => !question.runs.has(run)),
    sentences: new Set(read.tokens.filter(({ weight }) => weight > 0).map(({ word }) => word.sentence)).size,
    isOneOfSeveral,
    question,
    byBase: indexed(units, ({ bases }) => bases),
    byStem: indexed(units, ({ stem }) => [stem]),
    byGroup: indexed(units, ({ groups }) => groups),
    isAsked,
    isOthers,
  };
}

function isSameUnit(a: Token, b: Token): boolean {
  return a.denied === b.denied && a.sense.bases.some((base) => b.sense.bases.includes(base));
}

function unitOf(token: Token, isAsked: (sense: WordSense) => boolean): Unit {
  const { sense, weight, denied } = token;
  return {
    token,
    weight,
    isKey: !isAsked(sense),
    isLabel: isLabel(sense),
    isPolar: denied || sense.opposites.length > 0,
  };
}

/** Numbers and single letters are met by themselves only. */
export function isLabel({ isNumber, text }: WordSense): boolean {
  return isNumber || text.length === 1;
}

function relationsIn(places: readonly number[], units: readonly Unit[]): [number, number][] {
  const hasOpposite = (unit: number) => (units[unit]?.token.sense.opposites.length ?? 0) > 0;
  const relations: [number, number][] = [];
  for (let at = 0; at + 1 < places.length; at++) {
    const [a = 0, b = 0] = places.slice(at, at + 2);
    if (a !== b && (hasOpposite(a) || hasOpposite(b))) relations.push([a, b]);
  }
  return relations;
}

function heaviestOf(units: readonly Unit[]): number[] {
  const heaviness = ({ weight, token }: Unit) => weight * token.sense.text.length;
  return [...units.entries()]
    .filter(([, { isKey }]) => isKey)
    .sort(([, a], [, b]) => heaviness(b) - heaviness(a))
    .slice(0, 3)
    .map(([index]) => index);
}

function indexed<K>(units: readonly Unit[], keysOf: (sense: WordSense) => readonly K[]): Map<K, number[]> {
  const index = new Map<K, number[]>();
  units.forEach(({ token }, unit) => {
    for (const key of new Set(keysOf(token.sense))) {
      const there = index.get(key);
      if (there === undefined) index.set(key, [unit]);
      else there.push(unit);
    }
  });
  return index;
}
