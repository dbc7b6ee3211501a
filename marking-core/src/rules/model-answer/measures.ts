import type { Comparison } from './compare.ts';
import type { Run } from './read-answer.ts';

/** What is weighed of a comparison; shares are 0 to 1. */
export interface Measures {
  /** Share of the model answer's content words that are met. */
  readonly coverage: number;
  /** Harmonic mean of the share of its key words that are met and the share of the answer's new words that meet it. */
  readonly keyBalance: number;
  /** The share of its key words that are met, squared: the last ones count most. */
  readonly keyCoverageSquared: number;
  /** Share of its three heaviest key words that are met. */
  readonly heaviest: number;
  /** Weight of the heaviest key word that is met. */
  readonly bestKey: number;
  /** No key word is met. */
  readonly noKey: number;
  /** Weight of the key words that are not met, as a logarithm. */
  readonly missing: number;
  /** Almost everything is met. */
  readonly complete: number;
  /** Share of its runs of letters, the question's left out, that the answer has too: near words and wording. */
  readonly letters: number;
  /** Best share of one sentence of the answer that meets the model answer. */
  readonly bestSentence: number;
  /** How many key words, how many sentences the model answer has, and how much the answer says, as logarithms. */
  readonly keyCount: number;
  readonly sentences: number;
  readonly length: number;
  /** Both open with a verdict (yes, no, a letter, a number): another one, the same one. */
  readonly leadDiffers: number;
  readonly leadAgrees: number;
  /** Something in the answer is denied; in one of the two but not in the other. */
  readonly denies: number;
  readonly deniesOtherwise: number;
  /** Share of the words with an opposite, or denied, that are met. */
  readonly polarMet: number;
  /** Share of adjacent word pairs of which one is matched and the other's opposite is used. */
  readonly relationClash: number;
  /** Share of the matched words of the model answer that are matched by their opposites. */
  readonly clashShare: number;
  /** Letters and numbers that the model answer does not have, up to three. */
  readonly strangeLabels: number;
  /** One of several model answers: then answers come closer to the one they are like, and these measures weigh differently. */
  readonly several: number;
  readonly severalLetters: number;
  readonly severalCoverage: number;
  readonly severalClash: number;
  readonly severalPrecision: number;
}

/** The numbers that the likelihood is worked out from. */
export function measure(comparison: Comparison): Measures {
  const { model, answer, met, clashes, weight, metWeight, newWeight, newMetWeight } = comparison;
  let [all, allMet, count, key, keyMet, keys, bestKey, clash, polar, polarMet] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  model.units.forEach((unit, index) => {
    const strength = met[index]?.strength ?? 0;
    all += unit.weight;
    allMet += unit.weight * strength;
    count += strength;
    if ((clashes[index] ?? 0) > strength) clash += unit.weight * (clashes[index] ?? 0);
    if (unit.isPolar) polar++;
    if (unit.isPolar && strength > 0) polarMet++;
    if (!unit.isKey) return;
    keys++;
    key += unit.weight;
    keyMet += unit.weight * strength;
    bestKey = Math.max(bestKey, unit.weight * strength);
  });
  const coverage = share(allMet, all);
  const keyCoverage = key > 0 ? keyMet / key : coverage;
  const several = model.isOneOfSeveral ? 1 : 0;
  const { lead } = model;
  const haveLeads = lead !== undefined && answer.lead !== undefined;
  return {
    coverage: share(count, model.units.length),
    keyBalance: harmonic(keyCoverage, share(newMetWeight, newWeight)),
    keyCoverageSquared: keyCoverage * keyCoverage,
    heaviest: share(
      model.heaviest.reduce((sum, unit) => sum + (met[unit]?.strength ?? 0), 0),
      model.heaviest.length,
    ),
    bestKey,
    noKey: keyCoverage === 0 ? 1 : 0,
    missing: Math.log(1 + Math.max(0, key - keyMet)),
    complete: coverage > 0.95 ? 1 : 0,
    letters: share(countOf(model.keyRuns, answer.runs), model.keyRuns.length),
    bestSentence: comparison.bestSentence,
    keyCount: Math.log(1 + keys),
    sentences: Math.log(Math.max(1, model.sentences)),
    length: Math.log(1 + weight),
    leadDiffers: haveLeads && lead !== answer.lead ? 1 : 0,
    leadAgrees: haveLeads && lead === answer.lead ? 1 : 0,
    denies: answer.denies ? 1 : 0,
    deniesOtherwise: answer.denies !== model.denies ? 1 : 0,
    polarMet: share(polarMet, polar),
    relationClash: share(
      model.relations.filter((pair) => isTurnedRound(comparison, pair)).length,
      model.relations.length,
    ),
    clashShare: share(clash, clash + allMet),
    strangeLabels: Math.min(3, comparison.strangeLabels),
    several,
    severalLetters: several === 0 ? 0 : share(2 * countOf(model.runs, answer.runs), model.runs.size + answer.runs.size),
    severalCoverage: several * coverage,
    severalClash: several * share(clash, all),
    severalPrecision: several * share(metWeight, weight),
  };
}

function isTurnedRound({ met, clashes }: Comparison, [a, b]: readonly [number, number]): boolean {
  const isOpposite = (unit: number) => (clashes[unit] ?? 0) > (met[unit]?.strength ?? 0);
  return (met[a] !== undefined && isOpposite(b)) || (met[b] !== undefined && isOpposite(a));
}

function countOf(runs: Iterable<Run>, others: ReadonlySet<Run>): number {
  let count = 0;
  for (const run of runs) if (others.has(run)) count++;
  return count;
}

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

function harmonic(a: number, b: number): number {
  return a + b > 0 ? (2 * a * b) / (a + b) : 0;
}
