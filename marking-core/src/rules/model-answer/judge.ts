import type { Refusal } from '../../answers/marking.ts';
import type { Comparison } from './compare.ts';
import { likelihood } from './likelihood.ts';
import { measure } from './measures.ts';
import { swapsRoles } from './swapped-roles.ts';

/** How likely it must be that a person would mark an answer as right. */
export const acceptedFrom = 0.44;

/** The same where it takes the right candidate and gives a reason, and the key's own reason is a short one: teachers take others for it. */
const acceptedWithVerdict = 0.25;
/** A key with more words of content explains, and an answer has to. */
const shortReason = 8;

/** What an answer is worth beside the model answer that it is most like. */
export interface Judgement {
  readonly comparison: Comparison;
  readonly isRight: boolean;
  /** Why not. */
  readonly refusal: Refusal | undefined;
  /** 0 to 1: how likely a person would mark it as right. */
  readonly chance: number;
  /** 0 to 1: the share of the model answer's key words that are met. */
  readonly keyCoverage: number;
}

/**
 * Judges an answer by the model answers of one question or idea; `undefined` if there are none.
 *
 * @param hasVerdict Whether it takes the right one of the candidates that the question offers.
 */
export function judge(comparisons: readonly Comparison[], hasVerdict = false): Judgement | undefined {
  const [first, ...others] = comparisons.map((comparison) => ({ comparison, chance: likelihood(measure(comparison)) }));
  if (first === undefined) return undefined;
  const { comparison, chance } = others.reduce((most, next) => (next.chance > most.chance ? next : most), first);
  const from = hasVerdict && comparison.model.length <= shortReason ? acceptedWithVerdict : acceptedFrom;
  const refusal = reasonAgainst(comparison, comparisons) ?? (chance < from ? weakness(comparison) : undefined);
  return { comparison, chance, isRight: refusal === undefined, refusal, keyCoverage: keyCoverage(comparison) };
}

/** What no likelihood outweighs. */
function reasonAgainst(best: Comparison, all: readonly Comparison[]): Refusal | undefined {
  if (copiesTheQuestion(best)) return 'insufficient';
  const [model, answer] = [best.model.lead, best.answer.lead];
  if ((model === 'yes' && answer === 'no') || (model === 'no' && answer === 'yes')) return 'opposite';
  return all.some(isDenialOf) || isTurnedRound(best) || swapsRoles(best) ? 'opposite' : undefined;
}

/** Why an answer is not likely enough to be right. */
function weakness(comparison: Comparison): Refusal {
  if (sameness(comparison) >= sameEnough && isOpposed(comparison)) return 'opposite';
  if (isOpposed(comparison) && comparison.answer.denies !== comparison.model.denies) return 'negated';
  const keys = keyCoverage(comparison);
  if (comparison.newWeight === 0 && keys < leastShown) return 'insufficient';
  return keys > 0 ? 'partly-met' : 'no-match';
}

/** A smaller share of the key words, and nothing else that is new, shows nothing. */
const leastShown = 0.34;
/** From this share of the question's runs of letters on, an answer is a copy of it. */
const copied = 0.9;

function copiesTheQuestion({ model, answer, newWeight }: Comparison): boolean {
  const { runs } = model.question;
  if (newWeight > 0 || runs.size === 0 || model.plain === answer.plain) return false;
  let shared = 0;
  for (const run of runs) if (answer.runs.has(run)) shared++;
  return shared >= copied * runs.size;
}

/** How much of both texts is the same before one is called the other turned round. */
const sameEnough = 0.8;
const almostTheSame = 0.95;

/** 'The bulb does not shine' for 'The bulb shines', or the other way round: the same words but for the denial. */
function isDenialOf({ model, answer }: Comparison): boolean {
  return model.plain === answer.plain && (answer.deniers - model.deniers) % 2 !== 0;
}

/** 'The current decreases' for 'The current increases': as many words, and the same ones but for the opposite. */
function isTurnedRound(comparison: Comparison): boolean {
  const { model, answer } = comparison;
  return model.length === answer.length && isOpposed(comparison) && sameness(comparison) >= almostTheSame;
}

/** 0 to 1: the smaller of the shares that each of the two texts has of the other, whether it says the same or the opposite. */
function sameness({ model, met, clashes, weight, touchedWeight }: Comparison): number {
  let [all, touched] = [0, 0];
  model.units.forEach((unit, index) => {
    all += unit.weight;
    touched += unit.weight * Math.max(met[index] === undefined ? 0 : 1, (clashes[index] ?? 0) > 0 ? 1 : 0);
  });
  return all > 0 && weight > 0 ? Math.min(touched / all, touchedWeight / weight) : 0;
}

function isOpposed({ model, met, clashes }: Comparison): boolean {
  return model.units.some((_, unit) => (clashes[unit] ?? 0) > (met[unit]?.strength ?? 0));
}

function keyCoverage({ model, met }: Comparison): number {
  const hasKeys = model.units.some(({ isKey }) => isKey);
  let [all, there] = [0, 0];
  model.units.forEach(({ weight, isKey }, unit) => {
    if (hasKeys && !isKey) return;
    all += weight;
    there += weight * (met[unit]?.strength ?? 0);
  });
  return all > 0 ? there / all : 0;
}
