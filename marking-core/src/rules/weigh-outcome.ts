import type { Evidence, Refusal } from '../answers/marking.ts';
import type { Lexicon } from '../phrases/lexicon.ts';
import { gap, readWords, type Word } from '../text/words.ts';
import { outcome } from './outcomes.ts';
import type { Marker, Outcome } from './rule-marking.ts';
import { fillerWords, kindWords } from './short-answer/company-words.ts';

/*
 * How sure an outcome is of which its rule says nothing. The figures are shares with which people agreed, where part of the allowed wording
 * was taken out of the built-in schemes so that as many right answers were refused as of answers that nobody had seen (one in twenty), and
 * where answers to other questions stood for those that hold a right word by chance.
 */

/** By how a part of the scheme was met. */
const byEvidence = {
  exact: 1,
  form: 0.98,
  synonym: 0.97,
  misspelling: 0.75,
  number: 1,
  option: 1,
  point: 1,
  value: 1,
  published: 0.6,
  judged: 1,
  alike: 0.9,
  level: 0.7,
} as const satisfies Record<Evidence['how'], number>;

/** By why marks are missing; 'no-match' and 'partly-met' depend on what else the answer says. */
const byRefusal: { readonly [R in Refusal]?: number } = {
  'wrong-option': 1,
  'wrong-number': 0.97,
  'wrong-unit': 0.95,
  'wrong-order': 0.97,
  rejected: 0.97,
  negated: 0.93,
  contradicted: 0.9,
  insufficient: 0.9,
};

/** By how many words of a full answer the scheme does not know: what it says beside the right thing may be something else. */
const byStrangers = [1, 0.96, 0.93, 0.82] as const;
const manyStrangers = 0.72;
/** The only such word follows the right one at the end, and may change its meaning: 'clock tower'. */
const compound = 0.75;

/** By the same of an answer with part marks. */
const partly = [0.88, 0.85, 0.82] as const;
const partlyWithMany = 0.7;

/** Nothing of the scheme in few words is a clear refusal; some of its words, or many others, may be the right thing put another way. */
const nothingMet = { clear: 0.97, unclear: 0.88, mostKnown: 1, mostStrangers: 2 };

/** How sure these pieces of evidence are, 0 to 1: as the loosest of them. */
export function certaintyOfEvidence(evidence: readonly Evidence[]): number {
  let certainty = 1;
  for (const { how } of evidence) certainty = Math.min(certainty, byEvidence[how]);
  return certainty;
}

/** Says how sure outcomes are, of which the rule itself does not. */
export function weighedMarker(lexicon: Lexicon | undefined, marker: Marker): Marker {
  return (candidate, maxMarks) => {
    const marked = marker(candidate, maxMarks);
    if (marked.confidence !== undefined) return marked;
    const confidence = certaintyOf(marked, maxMarks, candidate.text, lexicon);
    return outcome(marked.marks, marked.evidence, confidence, marked.refusal, marked);
  };
}

function certaintyOf(marked: Outcome, maxMarks: number, text: string, lexicon: Lexicon | undefined): number {
  const { marks, evidence, refusal } = marked;
  const met = certaintyOfEvidence(evidence);
  const missing = refusal === undefined || marks >= maxMarks ? undefined : byRefusal[refusal];
  if (missing !== undefined) return Math.min(met, missing);
  if (lexicon === undefined) return Math.min(met, marks >= maxMarks ? 1 : nothingMet.unclear);
  const [only] = evidence;
  if (marks >= maxMarks && evidence.length === 1 && only?.words.length === text.trim().length) return met;
  const { strangers, known, isCompound } = readStrangers(readWords(text), lexicon);
  if (marks >= maxMarks) return Math.min(met, isCompound ? compound : (byStrangers[strangers] ?? manyStrangers));
  if (refusal !== 'no-match') return Math.min(met, partly[strangers] ?? partlyWithMany);
  const isClear = known <= nothingMet.mostKnown && strangers <= nothingMet.mostStrangers;
  return isClear ? nothingMet.clear : nothingMet.unclear;
}

function readStrangers(words: readonly Word[], lexicon: Lexicon) {
  let strangers = 0;
  let known = 0;
  let isLastKnown = false;
  let isCompound = false;
  for (const word of words) {
    const entry = lexicon.entry(word);
    const isKnown = entry.matches.length > 0;
    isCompound = false;
    if (isKnown) known++;
    else if (entry.classes === 0 && isStranger(word)) {
      strangers++;
      isCompound = isLastKnown && strangers === 1 && word.gap === gap.space && isNoun(word);
    }
    isLastKnown = isKnown;
  }
  return { strangers, known, isCompound };
}

function isNoun({ text }: Word): boolean {
  return !kindWords.has(text) && !/(?:ing|ed|ly|[^s]s)$/.test(text);
}

function isStranger({ text, value }: Word): boolean {
  return value === undefined && text.length > 1 && !fillerWords.has(text);
}
