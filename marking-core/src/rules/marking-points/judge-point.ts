import type { Evidence } from '../../answers/marking.ts';
import type { Lexicon } from '../../phrases/lexicon.ts';
import type { Comparison } from '../model-answer/compare.ts';
import { ruleComparer } from '../model-answer/compare-rule.ts';
import { contrastIn, withoutNumber } from '../model-answer/contrast.ts';
import { type Judgement, judge } from '../model-answer/judge.ts';
import { questionWords, type Unit } from '../model-answer/model-answer.ts';
import { readText } from '../model-answer/read-answer.ts';
import type { MarkingPointsRule } from './marking-points-rule.ts';
import { type ReadStatements, readStatements } from './split-statements.ts';

/** Whether an answer makes a point in its own words. */
export interface PointJudgement {
  readonly isMade: boolean;
  readonly judgement: Judgement;
}

export type PointJudge = (answer: ReadStatements) => PointJudgement | undefined;

/** More than this share of a point's own words must be there: 'carbon monoxide' has half of 'carbon dioxide'. */
const leastShare = 0.52;

/**
 * A judge for each point of a rule; `undefined` from it where the point has no answers in words. What a point shares with other points
 * shows nothing, so that 'the pressure increases' is no point of 'the temperature increases', and words of the question alone do not
 * either. What one statement turns round is not made, whatever the others say. Where the question contrasts two things, a point about
 * one of them is made only by what the answer says of that one.
 */
export function pointJudges({ question = '', points }: MarkingPointsRule, lexicon: Lexicon): PointJudge[] {
  const contrast = contrastIn(question);
  const asked = contrast === undefined ? question : withoutNumber(question);
  return points.map(({ accept }, at) => {
    const sides = contrast === undefined ? [] : accept.map(contrast);
    const side = [0, 1].find(
      (own) => sides.length > 0 && sides.every((said) => said[own] !== '' && said[1 - own] === ''),
    );
    const others = points.flatMap((other, place) => (place === at ? [] : other.accept)).join('\n');
    const inWords = { question: `${asked}\n${others}`, accept: accept.filter((text) => !isQuantity(text)) };
    const isOthers = questionWords(readText(others));
    const compare = ruleComparer(inWords, lexicon, isOthers);
    const isMade = (one: Judgement) => one.isRight && !endsInDenial(one) && saysEnough(one.comparison, isOthers);
    return (answer) => {
      const said = side === undefined ? undefined : contrast?.(answer.whole.text);
      const isNamed = said?.some((text) => text !== '') === true;
      const { whole, statements } = isNamed ? readStatements(said?.[side ?? 0] ?? '') : answer;
      const overall = judge(compare(whole));
      if (overall === undefined) return undefined;
      if (isPlain(overall)) return { isMade: isMade(overall), judgement: overall };
      const each = statements()
        .map((statement) => judge(compare(statement)))
        .filter((one) => one !== undefined);
      const made = each.find(isMade);
      if (made !== undefined) return { isMade: true, judgement: overall.isRight ? overall : made };
      const turned = (each.length === 0 ? [overall] : each).find(isTurned);
      return { isMade: turned === undefined && isMade(overall), judgement: turned ?? overall };
    };
  });
}

/** Whether its statements say no more by themselves: nothing of the point is there, or all, undenied. */
function isPlain({ isRight, comparison: { model, answer, met, clashes } }: Judgement): boolean {
  const touched = share(keys(model), (unit) => Math.max(met[unit]?.strength ?? 0, clashes[unit] ?? 0));
  return (
    touched === 0 || (isRight && touched > leastShare && answer.deniers === 0 && clashes.every((one) => one === 0))
  );
}

/** '8 m/s', 'about 40': matched exactly, since another number is another answer. */
export function isQuantity(text: string): boolean {
  return /\d/u.test(text) && text.trim().split(/\s+/u).length <= 3;
}

/** Hows from the loosest to the closest. */
const hows = ['misspelling', 'synonym', 'form', 'exact'] as const;

/** What of an answer makes a point: one piece of evidence that quotes it from the first of its words to the last. */
export function pointEvidence(name: string, { comparison: { answer, met } }: Judgement): Evidence {
  const found = met.filter((meeting) => meeting !== undefined);
  const places = found.map(({ at }) => at);
  const first = answer.tokens[Math.min(...places)]?.word.start ?? 0;
  const last = answer.tokens[Math.max(...places)]?.word.end ?? 0;
  const how = hows.find((one) => found.some((meeting) => meeting.how === one)) ?? 'exact';
  return { part: name, words: answer.text.slice(first, last), how };
}

/** Whether a statement is about the point and says the opposite of it, or denies it. */
function isTurned(judged: Judgement): boolean {
  const { refusal, comparison } = judged;
  const { model, met, clashes } = comparison;
  const strength = (unit: number) => met[unit]?.strength ?? 0;
  const isOpposed = model.units.some((_, unit) => (clashes[unit] ?? 0) > strength(unit));
  const isAgainst = refusal === 'opposite' || refusal === 'negated' || isOpposed || endsInDenial(judged);
  return isAgainst && share(keys(model), (unit) => Math.max(strength(unit), clashes[unit] ?? 0)) > leastShare;
}

/** 'but the pressure does not', which leaves the verb of the statement before it out. */
function endsInDenial({ comparison }: Judgement): boolean {
  return /\b(?:not|never|cannot|\w+n['’]t)\W*$/iu.test(comparison.answer.text);
}

/** Enough of the words that are the point's alone, or of those and the question's where there are some of its own among them. */
function saysEnough({ model, answer, met }: Comparison, isOthers: (sense: Unit['token']['sense']) => boolean): boolean {
  if (model.plain === answer.plain) return true;
  const strength = (unit: number) => met[unit]?.strength ?? 0;
  const own = share(keys(model), strength);
  const withQuestion = [...model.units.entries()].filter(([, { token }]) => !isOthers(token.sense));
  return own > leastShare || (own > 0 && share(withQuestion, strength) > leastShare);
}

type Numbered = readonly (readonly [unit: number, Unit])[];

/** The words that only the point has; all of them where it has none. */
function keys({ units }: Comparison['model']): Numbered {
  const own = [...units.entries()].filter(([, { isKey }]) => isKey);
  return own.length > 0 ? own : [...units.entries()];
}

/** 0 to 1: how much of some words there is, by their weight. */
function share(units: Numbered, strength: (unit: number) => number): number {
  const weight = (of: (unit: number) => number) => units.reduce((sum, [at, unit]) => sum + unit.weight * of(at), 0);
  const all = weight(() => 1);
  return all > 0 ? weight(strength) / all : 0;
}
