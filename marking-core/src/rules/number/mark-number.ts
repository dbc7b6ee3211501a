import { judgeSaid } from '../../kinds/judge-value.ts';
import type { Verdict } from '../../kinds/kind.ts';
import { unequal } from '../../kinds/kind.ts';
import type { Quantity } from '../../kinds/numbers/read-quantities.ts';
import { plainText } from '../../kinds/plain-text.ts';
import { readUnit } from '../../kinds/units/read-unit.ts';
import { findPhrases, type Reading } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import type { Lexicon } from '../../phrases/lexicon.ts';
import { numberWord } from '../../text/number-words.ts';
import { gap, readWords } from '../../text/words.ts';
import { awarded, bestOf, evidenceOf, outcome, reasonAgainst, refused } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import { numberKey } from './number-key.ts';
import type { NumberRule } from './number-rule.ts';

/** Terms of the phrases, so that a word's part in the rule is known: what is counted, and the unit. */
const phraseTerm = 0;
const nounTerm = 1;
const unitTerm = 2;
const valueTerm = 3;
const otherLabelTerm = 4;

/** Less sure than this, a reader of values has a doubt of its own. */
const doubtful = 0.8;
const longestQuotation = 200;

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
    const key = numberKey(rule);
    const terms = termsOfWords(lexicon);
    return ({ text }, maxMarks) => {
      const plain = meantText(plainText(text), lexicon, terms);
      const reading = findPhrases(lexicon, readWords(plain));
      const findings = sortFindings({ found: reading.found.filter(({ phrase }) => phrase.term === phraseTerm) });
      if (findings.reject.length > 0) return refused('rejected');
      const said = key
        .read(plain)
        .filter((one) => !key.isGiven(one) && !isStart(one, plain) && !isOfOther(one, reading));
      const judge = (one: Quantity): Verdict => {
        const verdict = key.compare(one);
        const isOther =
          verdict.isEqual && findings.right.length === 0 && countsOther(one, reading, rule, lexicon, terms);
        return isOther ? unequal('wrong-unit', 0.6) : verdict;
      };
      const { at, refusal, confidence } = judgeSaid({
        text: plain,
        said,
        verdicts: said.map(judge),
        isGiven: nothingGiven,
        hasWorking: true,
      });
      const right = at === undefined ? undefined : said[at];
      if (right !== undefined) {
        const words = plain === text ? text.slice(right.start, right.end) : text.trim().slice(0, longestQuotation);
        const evidence = { part: rule.accept[0] ?? String(rule.value), words, how: 'number' } as const;
        return outcome(maxMarks, [evidence], confidence < doubtful ? confidence : undefined);
      }
      if (refusal !== undefined && refusal !== 'no-match')
        return refused(refusal, refusal === 'wrong-unit' && confidence < doubtful ? confidence : undefined);
      const against = reasonAgainst(findings, reading);
      if (against !== undefined) return refused(against);
      return awarded(maxMarks, maxMarks, [evidenceOf(bestOf(findings.right), reading.words, plain)]);
    };
  },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept }) => accept,
  feedbackStyle: 'list',
};

const nothingGiven = () => false;

/** A plain text with words of the rule put right where they are misspelt or run together: 'thre waves', '50secnds'. */
function meantText(plain: string, lexicon: Lexicon, terms: readonly number[]): string {
  let meant = plain;
  const words = readWords(plain);
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at];
    if (word === undefined) continue;
    const { matches, parts } = lexicon.entry(word);
    if (matches.length === 0 && parts === undefined) continue;
    const match = matches.find(({ id }) => ((terms[id] ?? 0) >> nounTerm) % 8 > 0);
    const isMisspelt = match?.how.startsWith('misspel') === true && !isUnit(word.text);
    const right = isMisspelt ? lexicon.word(match.id) : parts?.join(' ');
    if (right !== undefined) meant = meant.slice(0, word.start) + (numberWord(right) ?? right) + meant.slice(word.end);
  }
  return meant;
}

function isUnit(word: string): boolean {
  return readUnit(word, 0)?.end === word.length;
}

const start = /\b(?:from|start\w*|beg[aiu]n\w*|first)\b/i;
/** How far from its number 'start' is, in characters. */
const startReach = 20;

/** 'From 0 to 50', 'it started at 0', '0 at the start': the zero is where the counting began, not what was counted. */
function isStart({ value, start: from, end }: Quantity, plain: string): boolean {
  return value === 0 && start.test(plain.slice(Math.max(0, from - startReach), end + startReach));
}

/** How far a label can be before its number: 'X has an optimum of 2'. */
const labelReach = 6;

/** Whether the nearest label before a number names another thing than the one asked for. */
function isOfOther({ start: from }: Quantity, { words, found }: Reading): boolean {
  const labels = found.filter(({ phrase }) => phrase.term === otherLabelTerm);
  if (labels.length === 0) return false;
  const first = words.findIndex(({ end }) => end > from);
  const at = labels.findLast((label) => (label.words[0] ?? first) < first)?.words[0] ?? -1;
  if (at < 0 || first - at > labelReach) return false;
  return words
    .slice(at + 1, first)
    .every(({ value, text }) => value === undefined && (text.length > 1 || text === 'a') && text !== 'and');
}

/** Words after a number that do not say what it counts. */
const fillers: ReadonlySet<string> = new Set('total altogether overall exactly approximately roughly long'.split(' '));

/** '1 mark' for 1 Hz, '3 lines' for 3 waves: a number of something that the rule does not know. In brackets it may be a remark. */
function countsOther(
  { unit, counts, end }: Quantity,
  reading: Reading,
  rule: NumberRule,
  lexicon: Lexicon,
  terms: readonly number[],
): boolean {
  const [next] = counts;
  const at = reading.words.findIndex(({ start: from }) => from >= end);
  const isAside = ((reading.words[at]?.gap ?? 0) & gap.bracket) !== 0;
  if (unit !== undefined || next === undefined || at < 0 || isAside || fillers.has(next)) return false;
  const isKnown = (place: number) =>
    reading.entries[place]?.matches.some(({ id }) => (terms[id] ?? 0) >> nounTerm > 0) === true;
  const word = reading.words[at];
  const isStranger = word === undefined || (!isKnown(at) && lexicon.entry(word).classes === 0);
  if (!isStranger || (counts.length > 1 && isKnown(at + 1))) return false;
  return rule.unit !== undefined || (next.length > 3 && next.endsWith('s') && !next.endsWith('ss'));
}

/** By word of the scheme: a bit for each term that it is a word of. */
function termsOfWords(lexicon: Lexicon): number[] {
  return lexicon.words.map((_, id) => lexicon.uses(id).reduce((bits, { phrase }) => bits | (1 << phrase.term), 0));
}

/** Names of the unit in one word, and the units in those of several, such as 'second' in 'per second', so that either can be misspelt. */
function unitWords({ unit }: NumberRule): string[] {
  return (unit?.accept ?? []).flatMap((name) => {
    const words = readWords(name);
    return words.length === 1 ? [name] : words.flatMap(({ text }) => (isUnit(text) ? [text] : []));
  });
}
