import type { Evidence, Refusal } from '../../answers/marking.ts';
import { findPhrases } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import type { PhraseSource } from '../../phrases/phrase.ts';
import { readWords } from '../../text/words.ts';
import type { Judgement } from '../model-answer/judge.ts';
import { bandMarks, evidenceOf, notMarked, outcome } from '../outcomes.ts';
import type { Outcome, RuleMarking } from '../rule-marking.ts';
import { countPhrases, metTerms, termPhrases, wholeRule } from '../terms.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import { isQuantity, pointEvidence, pointJudges } from './judge-point.ts';
import type { MarkingPointsRule } from './marking-points-rule.ts';
import { readStatements } from './split-statements.ts';

/** The points' words are in the lexicon under this number, so that their misspellings are recognised. */
const wordsOfPoints = -2;

interface PointOutcome {
  readonly name: string;
  readonly marks: number;
  readonly evidence: Evidence | undefined;
  /** 0 to 1. */
  readonly confidence: number;
  readonly refusal: Refusal | undefined;
}

/**
 * Gives a point's marks to an answer that makes it, in its own words: 'they collide more frequently' makes
 * one of two points if 'particles move faster' is the other. A point denied, or said the wrong way round, is
 * not made.
 */
export const markingPointsMarking: RuleMarking<MarkingPointsRule> = {
  phrases: (rule) => [...phrasesOf(rule), ...vocabularyPhrases({ accept: wordsIn(rule.points) }, wordsOfPoints)],
  guarded: (rule, lexicon) => {
    const judges = pointJudges(rule, lexicon);
    // Without any there is nothing to find, and most rules have none.
    const hasPhrases = phrasesOf(rule).length > 0;
    return ({ text }, maxMarks) => {
      const reading = findPhrases(lexicon, hasPhrases ? readWords(text) : []);
      const findings = sortFindings(reading);
      const met = metTerms(rule.points, findings, reading);
      const answer = readStatements(text);
      const points = rule.points.map(({ name, marks = 1 }, at): PointOutcome => {
        const found = met[at];
        if (found !== undefined)
          return { name, marks, evidence: evidenceOf(found, reading.words, text), confidence: 1, refusal: undefined };
        const isSpoilt = findings.reject.some(({ phrase }) => phrase.term === at);
        const judged = isSpoilt ? undefined : judges[at]?.(answer);
        if (judged === undefined)
          return { name, marks, evidence: undefined, confidence: 1, refusal: isSpoilt ? 'rejected' : 'no-match' };
        return { name, marks, ...outcomeOfPoint(name, judged.isMade, judged.judgement) };
      });
      const rejected = countPhrases(findings.reject.filter(({ phrase }) => phrase.term === wholeRule));
      const own = points.map((point) => spentElsewhere(point, points));
      if (rule.forTeacher === true) return leftToTeacher(own);
      const isShort = made(own).length < (rule.together ?? 0);
      const most = Math.min(maxMarks, isShort ? 0 : (rule.most ?? maxMarks));
      const { bands = [] } = rule;
      const worth = bands.length === 0 ? sum(made(own)) : bandMarks(bands, made(own).length);
      return total(own, rejected, maxMarks, Math.min(worth, most));
    };
  },
  expected: ({ points }) => points.map(({ name }) => name),
  wholeAnswers: () => [],
  feedbackStyle: 'list',
};

/** A point without the evidence specific to another point: one statement makes one point. */
function spentElsewhere(point: PointOutcome, points: readonly PointOutcome[]): PointOutcome {
  const { evidence } = point;
  if (evidence === undefined || (evidence.how !== 'synonym' && evidence.how !== 'misspelling')) return point;
  const isSpent = points.some(
    (other) => other !== point && other.evidence?.words === evidence.words && other.evidence.how !== evidence.how,
  );
  return isSpent ? { ...point, evidence: undefined, refusal: 'no-match' } : point;
}

/** Matched exactly. */
function phrasesOf({ points, reject, ignore }: MarkingPointsRule): PhraseSource[] {
  return [
    ...termPhrases(points.map((point) => ({ ...point, accept: point.accept.filter(isQuantity) }))),
    ...vocabularyPhrases({ reject, ignore }, wholeRule),
  ];
}

function wordsIn(points: MarkingPointsRule['points']): string[] {
  return [
    ...new Set(points.flatMap(({ accept }) => accept.flatMap((text) => readWords(text).map((word) => word.text)))),
  ];
}

function outcomeOfPoint(name: string, isMade: boolean, judgement: Judgement) {
  const { chance, refusal } = judgement;
  if (isMade) return { evidence: pointEvidence(name, judgement), confidence: chance, refusal: undefined };
  return { evidence: undefined, confidence: Math.max(0.5, 1 - chance), refusal: refusal ?? ('partly-met' as const) };
}

/** The marks of the points that are made, less those that are rejected; what is missing counts only where marks are. */
function total(points: readonly PointOutcome[], rejected: number, maxMarks: number, worth: number): Outcome {
  const right = made(points);
  const marks = Math.max(0, worth - rejected);
  const others = points.filter((point) => !right.includes(point));
  const evidence = right.flatMap((point) => point.evidence ?? []);
  const sure = (some: readonly PointOutcome[]) => some.reduce((least, one) => Math.min(least, one.confidence), 1);
  if (marks >= maxMarks) return outcome(maxMarks, evidence, sure(right));
  const missing = others.map(({ name }) => name);
  if (marks > 0) return outcome(marks, evidence, sure(points), rejected > 0 ? 'rejected' : 'partly-met', { missing });
  const against = others.find(({ refusal }) => refusal === 'opposite' || refusal === 'negated')?.refusal;
  const refusal = rejected > 0 ? 'rejected' : (against ?? others[0]?.refusal ?? 'no-match');
  const parts = { right: right.map(({ name }) => name), missing, needed: missing.length };
  return outcome(0, [], sure(points), refusal, { missing, ...(right.length > 0 && { parts }) });
}

const made = (points: readonly PointOutcome[]) => points.filter(({ evidence }) => evidence !== undefined);

/** No marks yet: a teacher gives them, and sees which points were found. */
function leftToTeacher(points: readonly PointOutcome[]): Outcome {
  const found = made(points);
  const names = found.map(({ name }) => `‘${name}’`).join(', ');
  const feedback = `Your teacher will mark this answer.${names === '' ? '' : ` Found in it: ${names}.`}`;
  return { ...notMarked('needs-teacher', feedback), evidence: found.flatMap(({ evidence }) => evidence ?? []) };
}

function sum(points: readonly { readonly marks: number }[]): number {
  return points.reduce((all, { marks }) => all + marks, 0);
}
