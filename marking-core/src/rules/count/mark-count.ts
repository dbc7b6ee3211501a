import { extraItems } from '#marked-on-the-server';
import { findPhrases, type Reading } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import type { Occurrence } from '../../phrases/phrase-finder.ts';
import { wordClass } from '../../text/word-classes.ts';
import { gap, readWords } from '../../text/words.ts';
import { awarded, bandMarks, evidenceOf, leftToServer, reasonAgainst, refusedInPart } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import { splitCodes } from '../split-codes.ts';
import { countPhrases, metTerms, termPhrases, wholeRule } from '../terms.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { CountRule } from './count-rule.ts';

/**
 * Accepts as many different items as are named: 'A, T, C and G' four, 'adenine and thymine' two. Wrong ones cancel right ones once
 * more are named than were asked.
 */
export const countMarking: RuleMarking<CountRule> = {
  phrases: (rule) => [
    ...termPhrases(rule.items),
    ...vocabularyPhrases({ others: rule.wrong, ignore: rule.ignore }, wholeRule),
  ],
  guarded: (rule, lexicon) => {
    const split = splitCodes(lexicon, rule.items.length);
    const asked = rule.asked ?? rule.items.length;
    const extra = extraItems(rule.question);
    if (extra === undefined) return leftToServer;
    return ({ text }, maxMarks) => {
      const reading = findPhrases(lexicon, split(readWords(text)));
      const findings = sortFindings(reading);
      const named = metTerms(rule.items, findings, reading);
      const found = rule.inOrder === true ? inPlace(named, reading) : named;
      const met = found.filter((occurrence) => occurrence !== undefined);
      const wrong =
        countPhrases(findings.other) + extra(reading, [...findings.right, ...findings.other, ...findings.ignore]);
      const cancelled = Math.min(wrong, Math.max(0, met.length + wrong - asked));
      const marks = Math.min(bandMarks(rule.bands, met.length - cancelled), maxMarks);
      if (marks === 0) {
        const reason =
          met.length === 0 ? reasonAgainst(findings, reading) : cancelled > 0 ? 'contradicted' : 'partly-met';
        return refusedInPart(reason ?? 'partly-met', rule.items, (at) => found[at] !== undefined, asked);
      }
      const evidence = met.map((occurrence) => evidenceOf(occurrence, reading.words, text));
      return awarded(marks, maxMarks, evidence, cancelled > 0 ? 'contradicted' : 'partly-met');
    };
  },
  expected: ({ items }) => items.map(({ name }) => name),
  wholeAnswers: () => [],
  feedbackStyle: 'list',
};

const apart = gap.comma | gap.stop | gap.slash | gap.dash | gap.greater | gap.equals;

/**
 * The items that stand in their own place: of 'oxygen, water' for water and oxygen none. In an answer of as many pieces as there are items the
 * place is that of the piece, in any other that among the items named.
 */
function inPlace(found: readonly (Occurrence | undefined)[], reading: Reading): (Occurrence | undefined)[] {
  const pieces = piecesOf(reading);
  const last = pieces.at(-1) ?? 0;
  const named = found.flatMap((one) => one?.words[0] ?? []).sort((a, b) => a - b);
  return found.map((one, place) => {
    const at = one?.words[0];
    if (one === undefined || at === undefined) return undefined;
    const isThere = last + 1 === found.length ? pieces[at] === place : named.indexOf(at) === place;
    return isThere ? one : undefined;
  });
}

/** For each word the number of its piece. */
function piecesOf({ words, entries }: Reading): number[] {
  let piece = 0;
  let hasWords = false;
  return words.map((word, at) => {
    const isJoiner = ((entries[at]?.classes ?? 0) & wordClass.joiner) !== 0 || word.text === 'then';
    if (hasWords && (isJoiner || (word.gap & apart) !== 0)) {
      piece++;
      hasWords = false;
    }
    hasWords ||= !isJoiner;
    return piece;
  });
}
