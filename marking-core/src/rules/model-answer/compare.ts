import type { Word } from '../../text/words.ts';
import { isLabel, type ModelAnswer } from './model-answer.ts';
import type { ReadText } from './read-answer.ts';
import type { Token } from './tokens.ts';

/** How an answer's word is one of the model answer's. */
export type MeetingHow = 'exact' | 'form' | 'synonym' | 'misspelling';

const strengths = { exact: 1, form: 1, stem: 0.95, synonym: 0.65, misspelling: 0.85, opposite: 0.85 } as const;

/** A word of the model answer that a word of the answer meets. */
interface Hit {
  readonly unit: number;
  readonly strength: number;
  /** Whether it says the same, and not the opposite: both denied or neither, or one denied and the other an opposite. */
  readonly agrees: boolean;
  readonly how: MeetingHow;
}

/** The word of an answer that meets a unit best. */
export interface Meeting {
  readonly strength: number;
  readonly how: MeetingHow;
  readonly at: number;
}

/** What an answer has of a model answer. */
export interface Comparison {
  readonly model: ModelAnswer;
  readonly answer: ReadText;
  /** By unit, where it is met; absent when it is not. */
  readonly met: readonly (Meeting | undefined)[];
  /** By unit, how strongly the answer says its opposite, 0 to 1. */
  readonly clashes: readonly number[];
  /** Weights of the answer's words: all of them, those that meet the model answer, and the same for words not in the question. */
  readonly weight: number;
  readonly metWeight: number;
  /** The same, and the words that say its opposite. */
  readonly touchedWeight: number;
  readonly newWeight: number;
  readonly newMetWeight: number;
  /** The best share of one sentence that meets the model answer. */
  readonly bestSentence: number;
  /** Labels that the model answer does not have. */
  readonly strangeLabels: number;
}

/** Which words of a model answer a misspelt word may be, by their numbers. */
export type MisspellingReader = (word: Word, model: ModelAnswer) => readonly number[];

/** Compares an answer with a model answer, word by word. Linear in the length of the answer. */
export function compare(model: ModelAnswer, answer: ReadText, misspellings: MisspellingReader): Comparison {
  const met: (Meeting | undefined)[] = model.units.map(() => undefined);
  const clashes = model.units.map(() => 0);
  const sentences = new Map<number, { weight: number; met: number }>();
  let [weight, metWeight, touchedWeight, newWeight, newMetWeight, strangeLabels] = [0, 0, 0, 0, 0, 0];
  answer.tokens.forEach((token, at) => {
    if (token.weight === 0) return;
    let best = 0;
    const hits = hitsOf(model, token, misspellings);
    for (const { unit, strength, agrees, how } of hits) {
      if (!agrees) clashes[unit] = Math.max(clashes[unit] ?? 0, strength);
      else {
        best = Math.max(best, strength);
        if (strength > (met[unit]?.strength ?? 0)) met[unit] = { strength, how, at };
      }
    }
    weight += token.weight;
    metWeight += token.weight * best;
    if (hits.length > 0) touchedWeight += token.weight;
    const sentence = sentences.get(token.word.sentence) ?? { weight: 0, met: 0 };
    sentence.weight += token.weight;
    sentence.met += token.weight * best;
    sentences.set(token.word.sentence, sentence);
    if (!model.isAsked(token.sense)) {
      newWeight += token.weight;
      newMetWeight += token.weight * best;
    }
    if (hits.length === 0 && isLabel(token.sense)) strangeLabels++;
  });
  let bestSentence = 0;
  for (const sentence of sentences.values()) bestSentence = Math.max(bestSentence, sentence.met / sentence.weight);
  return {
    model,
    answer,
    met,
    clashes,
    weight,
    metWeight,
    touchedWeight,
    newWeight,
    newMetWeight,
    bestSentence,
    strangeLabels,
  };
}

function hitsOf(model: ModelAnswer, token: Token, misspellings: MisspellingReader): Hit[] {
  const { sense, denied } = token;
  const hits: Hit[] = [];
  const add = (units: readonly number[] | undefined, strength: number, how: MeetingHow, isOpposite = false) => {
    for (const unit of units ?? []) {
      if (hits.some((hit) => hit.unit === unit && hit.strength >= strength)) continue;
      const agrees = (denied === model.units[unit]?.token.denied) !== isOpposite;
      const before = hits.findIndex((hit) => hit.unit === unit);
      if (before >= 0) hits.splice(before, 1);
      hits.push({ unit, strength, agrees, how });
    }
  };
  for (const base of sense.bases) add(model.byBase.get(base), strengths.exact, base === sense.text ? 'exact' : 'form');
  if (isLabel(sense)) return hits;
  add(model.byStem.get(sense.stem), strengths.stem, 'form');
  if (hits.length === 0 && model.isOthers(sense)) return hits;
  for (const group of sense.groups) add(model.byGroup.get(group), strengths.synonym, 'synonym');
  const isThere = hits.some(({ strength, agrees }) => agrees && strength >= strengths.stem);
  for (const group of isThere ? [] : sense.opposites)
    add(model.byGroup.get(group), strengths.opposite, 'synonym', true);
  if (hits.length === 0) add(misspellings(token.word, model), strengths.misspelling, 'misspelling');
  return hits;
}
