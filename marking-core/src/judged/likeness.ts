import { findQuestionType } from '../question-types/type-names.ts';
import { isLabel, questionWords } from '../rules/model-answer/model-answer.ts';
import { type Run, readText } from '../rules/model-answer/read-answer.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';
import { readsCase } from './answer-key.ts';

/** An answer as it is compared with others to the same question. */
export interface ReadAnswer {
  /** What it says, each with its weight: words by their stems, words that say the same by one name, apart where they are denied. */
  readonly said: ReadonlyMap<string, number>;
  /** Length of `said` as a vector. */
  readonly length: number;
  readonly runs: ReadonlySet<Run>;
  /** Its numbers and single letters, which have no synonyms. */
  readonly labels: string;
  /** Groups of words that say the opposite of its words. */
  readonly opposites: ReadonlySet<string>;
}

/** The share of its weight that a word has if the question already says it. */
const askedShare = 0.35;
/** A word that says the same as the other answer's counts this much beside the word itself. */
const groupShare = 0.5;
/** How much of likeness is in words, the rest is in runs of letters: misspellings have those alone. */
const wordsShare = 0.7;
/** What is left of likeness where numbers or letters differ, and where one says the opposite of the other. */
const left = { otherLabels: 0.3, opposite: 0.3 };

/** Reads answers to one question, so that they can be compared. */
export function answerReader(question = ''): (text: string) => ReadAnswer {
  const isAsked = questionWords(readText(question));
  return (text) => {
    const { tokens, runs } = readText(text);
    const said = new Map<string, number>();
    const opposites = new Set<string>();
    const labels: string[] = [];
    for (const token of tokens) {
      const { sense, weight, denied } = token;
      if (weight === 0) continue;
      const counted = weight * (isAsked(sense) ? askedShare : 1);
      const mark = denied ? '-' : '';
      add(said, `${mark}${sense.stem}`, counted);
      for (const group of sense.groups) add(said, `${mark}${group}`, counted * groupShare);
      for (const group of sense.opposites) opposites.add(`${mark}${group}`);
      if (denied) for (const group of sense.groups) opposites.add(`${group}`);
      if (isLabel(sense)) labels.push(sense.text);
    }
    const length = Math.sqrt([...said.values()].reduce((sum, weight) => sum + weight * weight, 0));
    return { said, length, runs, labels: labels.sort().join(' '), opposites };
  };
}

/**
 * Reads answers to this question; undefined where a judged answer says nothing about any other: where answers are picked, or
 * mean one value and no other.
 */
export function answersReader({ type: name, rule }: Pick<MarkedQuestion, 'type' | 'rule'>) {
  const type = findQuestionType(name);
  if ((type !== 'text' && type !== 'combined') || (rule !== undefined && readsCase(rule))) return undefined;
  return answerReader(rule !== undefined && 'question' in rule ? rule.question : undefined);
}

/**
 * How alike two answers to the same question are, 0 to 1: 1 for the same words. If nobody cares about less than `least`, it may
 * be 0 instead, and is found sooner.
 */
export function likeness(one: ReadAnswer, other: ReadAnswer, least = 0): number {
  const inWords = wordsShare * cosine(one, other);
  if (inWords + 1 - wordsShare < least) return 0;
  const alike = inWords + (1 - wordsShare) * overlap(one.runs, other.runs);
  const labels = one.labels === other.labels ? 1 : left.otherLabels;
  return alike * labels * (saysTheOpposite(one, other) ? left.opposite : 1);
}

function add(said: Map<string, number>, name: string, weight: number): void {
  said.set(name, Math.max(said.get(name) ?? 0, weight));
}

function cosine(one: ReadAnswer, other: ReadAnswer): number {
  if (one.length === 0 || other.length === 0) return 0;
  let product = 0;
  for (const [name, weight] of one.said) product += weight * (other.said.get(name) ?? 0);
  return product / (one.length * other.length);
}

function overlap(one: ReadonlySet<Run>, other: ReadonlySet<Run>): number {
  if (one.size + other.size === 0) return 0;
  let shared = 0;
  for (const run of one) if (other.has(run)) shared++;
  return (2 * shared) / (one.size + other.size);
}

function saysTheOpposite(one: ReadAnswer, other: ReadAnswer): boolean {
  for (const name of one.opposites) if (other.said.has(name) && !one.said.has(name)) return true;
  return false;
}
