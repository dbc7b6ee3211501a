import type { Evidence } from '../../answers/marking.ts';
import { findPhrases } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import type { Lexicon } from '../../phrases/lexicon.ts';
import { readWords } from '../../text/words.ts';
import { hasReason, outcomeOfTaken, takenBy } from '../candidates/mark-by-side.ts';
import { outcome, refused } from '../outcomes.ts';
import type { Outcome, RuleMarking } from '../rule-marking.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { Comparison, Meeting } from './compare.ts';
import { type RuleComparer, ruleComparer } from './compare-rule.ts';
import { contrastIn, withoutNumber } from './contrast.ts';
import { type Judgement, judge } from './judge.ts';
import type { Unit } from './model-answer.ts';
import type { ModelAnswerRule } from './model-answer-rule.ts';
import { type ReadText, readText } from './read-answer.ts';
import type { Token } from './tokens.ts';

/**
 * Accepts what a person would, going by the model answer alone: 'the sweat dries up and that takes away heat' for 'The water evaporates
 * and takes heat from the skin.', but not 'water makes it cold', nor that it takes no heat.
 */
export const modelAnswerMarking: RuleMarking<ModelAnswerRule> = {
  phrases: ({ accept, reject }) => {
    const words = new Set(accept.flatMap((text) => readWords(text).map((word) => word.text)));
    return vocabularyPhrases({ accept: [...words], ...(reject !== undefined && { reject }) });
  },
  guarded: (rule, lexicon) => {
    const whole = ruleComparer(rule, lexicon);
    const answers = rule.asked === undefined ? rule.accept.map(ideasOf) : [rule.accept];
    const byIdea = answers.map((ideas) => ideas.map((idea) => ideaComparer(rule, idea, lexicon)));
    const contrast = contrastMarker(rule, lexicon);
    const needsResult = asksForResult(rule.question);
    const rejects = (text: string) =>
      rule.reject !== undefined && sortFindings(findPhrases(lexicon, readWords(text))).reject.length > 0;
    const takes = takenBy(rule, lexicon);
    const saysWhy = hasReason(rule);
    const needsReason = rule.accept.some(saysWhy);
    return ({ text }, maxMarks) => {
      if (rejects(text)) return refused('rejected');
      const taken = takes?.(text);
      if (taken !== undefined && (taken !== 'right' || !needsReason))
        return outcomeOfTaken(taken, rule.accept, text, maxMarks) ?? refused('no-match');
      if (taken === 'right' && !saysWhy(text)) return refused('partly-met', bareVerdict);
      const answer = readText(text);
      const judged = judge(whole(answer), taken === 'right');
      if (judged === undefined) return refused('no-match');
      const overall = needsResult && judged.isRight && lacksHalf(judged) ? { ...judged, ...inHalf } : judged;
      const contrasted = contrast?.(text, maxMarks, overall);
      if (contrasted !== undefined) return contrasted;
      if (maxMarks <= 1 && rule.asked === undefined)
        return outcomeOf(overall.isRight ? maxMarks : 0, maxMarks, [overall], text);
      const parts = byIdea.map((ideas) => marksByIdea(ideas, answer, overall, maxMarks, rule.asked));
      const best = parts.reduce((most, next) => (next.marks > most.marks ? next : most), {
        marks: 0,
        judged: [overall],
      });
      return outcomeOf(best.marks, maxMarks, best.judged, text);
    };
  },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept, asked }) => (asked === undefined ? accept : []),
  feedbackStyle: 'one',
};

/** How sure it is that a right choice without the reason that is asked for gets nothing. */
const bareVerdict = 0.85;

const inHalf = { isRight: false, refusal: 'partly-met' } as const;

function ideaComparer({ question }: ModelAnswerRule, idea: string, lexicon: Lexicon): RuleComparer {
  return ruleComparer(question === undefined ? { accept: [idea] } : { question, accept: [idea] }, lexicon);
}

interface Part {
  readonly marks: number;
  readonly judged: readonly Judgement[];
}

/** From this share of the key words on, an answer to a model answer of one idea has all of it. */
const wholeIdea = 0.7;
/** An answer that is not right may still be on the way: with this chance, and this share of the key words. */
const onTheWay = { chance: 0.3, keyCoverage: 0.35 };

/** A share of the marks for each idea that is met; an answer that is right as a whole has one at least. */
function marksByIdea(
  ideas: readonly RuleComparer[],
  answer: ReadText,
  overall: Judgement,
  maxMarks: number,
  asked: number | undefined,
): Part {
  const judged = ideas.map((idea) => judge(idea(answer))).filter((one) => one !== undefined);
  if (judged.length < 2 && asked === undefined) return { marks: marksByCoverage(overall, maxMarks), judged: [overall] };
  const right = judged.filter(({ isRight }) => isRight);
  const needed = Math.min(asked ?? judged.length, judged.length);
  const share = Math.floor((maxMarks * right.length) / needed);
  const least = right.length > 0 && (overall.isRight || needed <= maxMarks) ? 1 : 0;
  return { marks: Math.min(maxMarks, Math.max(share, least)), judged };
}

/**
 * Marks what is said of each of two things that the question contrasts, where a model answer speaks of both: for several marks each
 * side has its share, and for one mark the two must not have changed places.
 */
function contrastMarker(rule: ModelAnswerRule, lexicon: Lexicon) {
  const read = contrastIn(rule.question);
  if (read === undefined || rule.asked !== undefined) return undefined;
  const models = rule.accept
    .map(read)
    .filter((sides) => sides.every((side) => side !== ''))
    .map((sides) =>
      // What both sides say tells neither from the other.
      sides.map((side, at) =>
        ideaComparer({ ...rule, question: `${withoutNumber(rule.question ?? '')}\n${sides[1 - at]}` }, side, lexicon),
      ),
    );
  if (models.length === 0) return undefined;
  return (text: string, maxMarks: number, overall: Judgement): Outcome | undefined => {
    const said = read(text);
    const judgeSides = (sides: readonly RuleComparer[]) =>
      sides.flatMap((compare, at) => (said[at] === '' ? [] : (judge(compare(readText(said[at] ?? ''))) ?? [])));
    const rightOf = (judged: readonly Judgement[]) => judged.filter(({ isRight }) => isRight).length;
    if (maxMarks === 1) {
      const isTurned = models.some((sides) => rightOf(judgeSides([...sides].reverse())) > rightOf(judgeSides(sides)));
      return isTurned ? outcomeOf(0, maxMarks, [{ ...overall, isRight: false, refusal: 'opposite' }], text) : undefined;
    }
    const judged = models.map(judgeSides).reduce((most, next) => (rightOf(next) > rightOf(most) ? next : most));
    if (judged.length === 0) return refused('partly-met', notNamed);
    return outcomeOf(Math.floor((maxMarks * rightOf(judged)) / 2), maxMarks, judged, text);
  };
}

/** How sure it is that nothing is said of either thing where neither is named. */
const notNamed = 0.7;

function marksByCoverage({ isRight, refusal, chance, keyCoverage }: Judgement, maxMarks: number): number {
  if (!isRight) {
    const counts = refusal === 'partly-met' && chance >= onTheWay.chance && keyCoverage >= onTheWay.keyCoverage;
    return counts ? 1 : 0;
  }
  if (keyCoverage >= wholeIdea) return maxMarks;
  return Math.min(maxMarks - 1, Math.max(1, Math.round(maxMarks * keyCoverage)));
}

function outcomeOf(marks: number, maxMarks: number, judged: readonly Judgement[], text: string): Outcome {
  const confidence = judged.reduce((least, one) => Math.min(least, certainty(one)), 1);
  const missing = [
    ...new Set(judged.filter(({ isRight }) => !isRight).flatMap(({ comparison }) => missingFrom(comparison))),
  ];
  const refusal = judged.find(({ refusal: reason }) => reason !== undefined)?.refusal ?? 'partly-met';
  if (marks === 0) return outcome(0, [], confidence, refusal, { missing });
  const met = judged.filter(({ isRight }) => isRight);
  const evidence = (met.length > 0 ? met : judged).flatMap(({ comparison }) => evidenceOf(comparison, text));
  if (marks >= maxMarks) return outcome(maxMarks, evidence, confidence);
  return outcome(marks, evidence, confidence, 'partly-met', { missing });
}

/** About a half near the threshold, where a teacher should look. */
function certainty({ chance, isRight, refusal }: Judgement): number {
  if (isRight) return chance;
  return refusal === 'opposite' || refusal === 'insufficient' ? Math.max(0.7, 1 - chance) : 1 - chance;
}

/** More words than this make nothing clearer. */
const mostShown = 8;

/** The key words of the model answer that the answer has, quoting both; other words where it has no key words. */
function evidenceOf({ model, answer, met }: Comparison, original: string): Evidence[] {
  const found: { unit: Unit; meeting: Meeting; token: Token }[] = [];
  model.units.forEach((unit, index) => {
    const meeting = met[index];
    const token = meeting === undefined ? undefined : answer.tokens[meeting.at];
    if (meeting !== undefined && token !== undefined) found.push({ unit, meeting, token });
  });
  const keys = found.filter(({ unit }) => unit.isKey);
  return (keys.length > 0 ? keys : found).slice(0, mostShown).map(({ unit, meeting, token }) => ({
    part: quoted(model.text, unit.token),
    words: quoted(original, token),
    how: meeting.how,
  }));
}

/** The key words of the model answer that the answer does not have, in the model answer's words. */
function missingFrom({ model, met }: Comparison): string[] {
  const missing = model.units.filter(({ isKey }, unit) => isKey && met[unit] === undefined);
  return missing.slice(0, mostShown).map(({ token }) => quoted(model.text, token));
}

function quoted(text: string, { word }: Token): string {
  return text.slice(word.start, word.end);
}

/** Where one idea of a model answer ends and the next one begins. */
const ends = /[;\n•]+|(?<=[.!?])\s+/u;

/** A shorter piece ('Yes.', 'A.') belongs to the idea after it. */
const fewestWords = 3;

/**
 * The ideas of a model answer, in order: its sentences, and parts between semicolons or on separate lines.
 */
function ideasOf(text: string): string[] {
  const ideas: string[] = [];
  let before = '';
  for (const piece of text.split(ends)) {
    const idea = `${before} ${piece}`.trim();
    const isIdea = readWords(idea).length >= fewestWords;
    if (isIdea) ideas.push(idea);
    before = isIdea ? '' : idea;
  }
  if (before !== '' && ideas.length > 0) ideas.push(`${ideas.pop() ?? ''} ${before}`.trim());
  return ideas.length > 0 ? ideas : [text];
}

const asksBoth = /\bdescribe (?:a|the) test\b|\btest for\b|\b(?:include|give|state|and)\b[^.?]*\bresults?\b/i;

/** Whether a question asks for what is done and for what is seen, so that one without the other is no answer: 'Describe the test for oxygen.' */
const asksForResult = (question = ''): boolean => asksBoth.test(question);

/** Whether an answer has nothing of what a model answer says first, or nothing of what it says last: 'squeaky pop' for 'A lit splint makes a squeaky pop'. */
function lacksHalf({ comparison: { model, met } }: Judgement): boolean {
  const keys = [...model.units.entries()].filter(([, { isKey, weight }]) => isKey && weight >= fullWeight);
  const middle = Math.ceil(keys.length / 2);
  const hasAny = (some: typeof keys) => some.some(([unit]) => met[unit] !== undefined);
  return keys.length > 1 && !(hasAny(keys.slice(0, middle)) && hasAny(keys.slice(middle)));
}

/** Of words that are not too common to say something by themselves. */
const fullWeight = 1;
