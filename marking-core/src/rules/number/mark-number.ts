import { readAsValue } from '#marked-on-the-server';
import type { Refusal } from '../../answers/marking.ts';
import { findPhrases, type Reading } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import type { Lexicon } from '../../phrases/lexicon.ts';
import type { Occurrence } from '../../phrases/phrase-finder.ts';
import { readQuantities } from '../../text/quantities.ts';
import type { Quantity, QuantityWords } from '../../text/quantity.ts';
import { findUnit } from '../../text/units.ts';
import { gap, readWords } from '../../text/words.ts';
import { awarded, bestOf, evidenceOf, reasonAgainst, refused } from '../outcomes.ts';
import type { Marker, RuleMarking } from '../rule-marking.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import { acceptedUnit, quantityJudge, type Verdict } from './judge-quantity.ts';
import type { NumberRule } from './number-rule.ts';

/** Terms of the phrases, so that a word's part in the rule is known: what is counted, and the unit. */
const phraseTerm = 0;
const nounTerm = 1;
const unitTerm = 2;
const valueTerm = 3;
const otherLabelTerm = 4;

/**
 * Accepts an answer whose only result is the number, in an accepted unit: '8.0', 'eight' and 'pH 8' for 8, '3 ÷ 3 = 1 Hz' for 1 Hz,
 * but not '18', '1 kHz' or '3 or 4'.
 */
export const numberMarking: RuleMarking<NumberRule> = {
  phrases: (rule) => [
    ...vocabularyPhrases({ allow: rule.allow, reject: rule.reject, insufficient: rule.insufficient }, phraseTerm),
    ...vocabularyPhrases({ accept: [String(rule.value)] }, valueTerm),
    ...vocabularyPhrases({ accept: rule.otherLabels }, otherLabelTerm),
    ...vocabularyPhrases({ allow: rule.noun === undefined ? [] : [rule.noun] }, nounTerm),
    ...vocabularyPhrases({ accept: unitWords(rule) }, unitTerm),
  ],
  guarded: (rule, lexicon) => {
    const judge = quantityJudge(rule);
    const heads = nounWords(rule);
    const terms = termsOfWords(lexicon);
    const asValue = readAsValue(rule);
    const mark: Marker = ({ text }, maxMarks) => {
      const reading = findPhrases(lexicon, readWords(text));
      const read = readQuantities(reading.words, quantityWords(reading, lexicon, terms, heads));
      const stated = settledQuantities(read, reading);
      const quantities = stated.filter(
        ({ first, isOperand }) => !isOperand && !isOfOther(reading.found, first, reading),
      );
      const findings = sortFindings({ found: reading.found.filter(({ phrase }) => phrase.term === phraseTerm) });
      if (findings.reject.length > 0) return refused('rejected');
      const { right, wrong, lacksUnit } = weigh(quantities, judge);
      if (wrong !== undefined) return refused(right === undefined ? wrong : 'contradicted');
      if (right !== undefined && findings.right.length === 0 && countsOther(right, reading, rule, lexicon, terms))
        return refused('wrong-unit', 0.6);
      if (right !== undefined) {
        const words = text.slice(reading.words[right.first]?.start, reading.words[right.end]?.end);
        return awarded(maxMarks, maxMarks, [{ part: rule.accept[0] ?? String(rule.value), words, how: 'number' }]);
      }
      if (lacksUnit) return refused('wrong-unit');
      if (stated.length < read.length && read.some((one) => judge(one) === 'right')) return refused('negated');
      const against = reasonAgainst(findings, reading);
      if (against !== undefined) return refused(against);
      return awarded(maxMarks, maxMarks, [evidenceOf(bestOf(findings.right), reading.words, text)]);
    };
    if (asValue === undefined) return mark;
    return (candidate, maxMarks) => {
      const marked = mark(candidate, maxMarks);
      if (marked.refusal === undefined || !mayBeMisread.has(marked.refusal)) return marked;
      const read = asValue(candidate, maxMarks);
      return read.marks > 0 || read.state !== undefined ? read : marked;
    };
  },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept }) => accept,
  feedbackStyle: 'list',
};

/** Why an answer gets nothing if its number may be typed in a way that this reader does not know. */
const mayBeMisread: ReadonlySet<Refusal> = new Set(['wrong-number', 'wrong-unit', 'no-match']);

/** The numbers that are not denied; '7 no 8' says 8. */
function settledQuantities(quantities: readonly Quantity[], { changes, denied }: Reading): readonly Quantity[] {
  if (changes.length === 0) return quantities.filter(({ first }) => denied[first] !== true);
  const isNear = (distance: number) => distance === 0 || distance === 1;
  const takenBack = new Set<Quantity>();
  const chosen = new Set<Quantity>();
  for (const [before, after] of changes) {
    const one = quantities.findLast(({ end }) => isNear(before - end));
    const other = quantities.find(({ first }) => isNear(first - after));
    if (one === undefined || other === undefined) continue;
    takenBack.add(one);
    chosen.add(other);
  }
  return quantities.filter((one) => !takenBack.has(one) && (denied[one.first] !== true || chosen.has(one)));
}

function isWrong(verdict: Verdict): verdict is 'wrong-number' | 'wrong-unit' {
  return verdict === 'wrong-number' || verdict === 'wrong-unit';
}

interface Weighed {
  /** The first number that is right. */
  readonly right: Quantity | undefined;
  /** What is wrong with the first number that is wrong and counts: numbers of the reason do not, where the result is right. */
  readonly wrong: 'wrong-number' | 'wrong-unit' | undefined;
  readonly lacksUnit: boolean;
}

const nothingWeighed: Weighed = { right: undefined, wrong: undefined, lacksUnit: false };

function weigh(quantities: readonly Quantity[], judge: (quantity: Quantity) => Verdict): Weighed {
  if (quantities.length === 0) return nothingWeighed;
  const verdicts = quantities.map(judge);
  const right = quantities.find((_, index) => verdicts[index] === 'right');
  const wrong = verdicts
    .filter((_, index) => right === undefined || right.isReason || quantities[index]?.isReason !== true)
    .find(isWrong);
  return { right, wrong, lacksUnit: verdicts.includes('without-unit') };
}

/** How far a label can be before its number: 'X has an optimum of 2'. */
const labelReach = 6;

/** Whether the nearest label before a number names another thing than the one asked for. */
function isOfOther(found: readonly Occurrence[], first: number, { words }: Reading): boolean {
  const label = found.findLast(({ phrase, words: [at = first] }) => phrase.term === otherLabelTerm && at < first);
  const at = label?.words[0] ?? -1;
  if (at < 0 || first - at > labelReach) return false;
  return words
    .slice(at + 1, first)
    .every(({ value, text }) => value === undefined && (text.length > 1 || text === 'a') && text !== 'and');
}

/** Words after a number that do not say what it counts. */
const fillers: ReadonlySet<string> = new Set('total altogether overall exactly approximately roughly long'.split(' '));

/** '1 mark' for 1 Hz, '3 lines' for 3 waves: a number of something that the rule does not know. In brackets it may be a remark. */
function countsOther(
  { unit, followedBy, end }: Quantity,
  reading: Reading,
  rule: NumberRule,
  lexicon: Lexicon,
  terms: readonly number[],
): boolean {
  const [next] = followedBy;
  const isAside = ((reading.words[end + 1]?.gap ?? 0) & gap.bracket) !== 0;
  if (unit !== undefined || next === undefined || isAside || fillers.has(next)) return false;
  const isKnown = (at: number) => reading.entries[at]?.matches.some(({ id }) => (terms[id] ?? 0) >> nounTerm > 0);
  const isStranger = (at: number) => {
    const word = reading.words[at];
    return word === undefined || (isKnown(at) !== true && lexicon.entry(word).classes === 0);
  };
  if (!isStranger(end + 1) || (followedBy.length > 1 && isKnown(end + 2) === true)) return false;
  return rule.unit !== undefined || (next.length > 3 && next.endsWith('s') && !next.endsWith('ss'));
}

/** By word of the scheme: a bit for each term that it is a word of. */
function termsOfWords(lexicon: Lexicon): number[] {
  return lexicon.words.map((_, id) => lexicon.uses(id).reduce((bits, { phrase }) => bits | (1 << phrase.term), 0));
}

function quantityWords(
  reading: Reading,
  lexicon: Lexicon,
  terms: readonly number[],
  heads: readonly string[],
): QuantityWords {
  const isTerm = (at: number, term: number) => {
    for (const { id } of reading.entries[at]?.matches ?? []) if (((terms[id] ?? 0) & (1 << term)) !== 0) return true;
    return false;
  };
  return {
    heads,
    numberOf: (at) => {
      const matches = reading.entries[at]?.matches;
      if (matches === undefined || matches.length === 0) return undefined;
      const meant = matches.find(({ how }) => how === 'misspelling');
      return meant === undefined || !isTerm(at, valueTerm) ? undefined : Number(lexicon.word(meant.id));
    },
    isNoun: (at) => isTerm(at, nounTerm),
    unitOf: (at) => {
      const word = reading.words[at];
      if (word === undefined || isTerm(at, nounTerm)) return undefined;
      const known = findUnit(word.text);
      if (known !== undefined || !isTerm(at, unitTerm)) return known;
      const names = reading.entries[at]?.matches.map(({ id }) => findUnit(lexicon.word(id)));
      return names?.find((unit) => unit !== undefined) ?? acceptedUnit;
    },
  };
}

/** Names of the unit in one word, and the units in those of several, such as 'second' in 'per second', so that either can be misspelt. */
function unitWords({ unit }: NumberRule): string[] {
  return (unit?.accept ?? []).flatMap((name) => {
    const words = readWords(name);
    return words.length === 1 ? [name] : words.flatMap(({ text }) => (findUnit(text) === undefined ? [] : [text]));
  });
}

/** 'pH' is written against its number. */
function nounWords(rule: NumberRule): string[] {
  return (rule.noun ?? '').split(/[/\s]+/).flatMap((noun) => readWords(noun).map(({ text }) => text));
}
