import type { Evidence, ResultState, SlotResult } from '../../answers/marking.ts';
import { readSlots, writeSlots } from '../../questions/slot-answers.ts';
import { outcome, refused, stateTexts } from '../outcomes.ts';
import type { Marker, Outcome, RuleWording } from '../rule-marking.ts';
import type { SlotsRule } from '../rule-schema.ts';
import { shareMarks } from '../share-marks.ts';

/**
 * Marks what is in each slot by a marker of its own, and the whole by its slots. It waits for the server or a teacher if one of its slots
 * does, and is as sure as all of its slots together.
 *
 * @param markers In the order of the rule's slots; a slot without one is never right.
 */
export function slotsMarker(rule: SlotsRule, markers: readonly (Marker | undefined)[]): Marker {
  const isSpread = spreadOptions(rule);
  const of = rule.slots.reduce((sum, { marks = 1 }) => sum + marks, 0);
  return ({ text }, maxMarks) => {
    const filled = new Map(Object.entries(readSlots(rule, text)));
    const spread = isSpread([...filled.values()]);
    const parts = rule.slots.flatMap(({ id, marks = 1 }, at) => {
      const given = filled.get(id);
      if (given === undefined) return [];
      const marked = spread.has(given) ? refused('contradicted', 1) : markers[at]?.({ text: given }, marks);
      return [{ id, marks, marked: marked ?? refused('not-in-scheme', 1) }];
    });
    const slots = parts.map(slotResult);
    const right = parts.reduce((sum, { marked }) => sum + marked.marks, 0);
    const wrong = parts.reduce((sum, { marks, marked }) => sum + marks - marked.marks, 0);
    const marks = shareMarks({ right, wrong, of }, maxMarks, rule.partMarks);
    const state = stateOf(parts.map(({ marked }) => marked));
    if (state !== undefined) return outcome(0, [], 0, undefined, { slots, state, feedback: stateTexts[state] });
    return outcome(
      marks,
      parts.flatMap((part) => evidenceOf(part, maxMarks)),
      parts.reduce((sure, { marked }) => sure * (marked.confidence ?? 1), 1),
      marks >= maxMarks ? undefined : reasonOf(parts.map(({ marked }) => marked)),
      { slots, told: right === 0 && spread.size === 0 ? undefined : tell(slots, rule.slots.length, spread) },
    );
  };
}

/** What the rest of the library needs to know of a rule for slots, of what its slots' rules say. */
export function slotsWording({ slots }: SlotsRule, wordings: readonly RuleWording[]): RuleWording {
  const whole = (texts: (wording: RuleWording) => readonly string[]) => {
    const filled = slots.flatMap(({ id }, at): [string, string][] => {
      const [first] = wordings.slice(at, at + 1).flatMap((wording) => texts(wording));
      return first === undefined ? [] : [[id, first]];
    });
    return filled.length < slots.length ? [] : [Object.fromEntries(filled)];
  };
  return {
    phrases: wordings.flatMap(({ phrases }) => phrases),
    expected: slots.flatMap(({ id }, at) => {
      const texts = wordings[at]?.expected ?? [];
      return texts.length === 0 ? [] : [`${id}: ${texts.join(' or ')}`];
    }),
    wholeAnswers: whole(({ wholeAnswers }) => wholeAnswers).map((filled) => writeSlots({ slots }, filled)),
    feedbackStyle: 'one',
  };
}

/** A slot that was filled in, with what it counts. */
interface Part {
  readonly id: string;
  readonly marks: number;
  readonly marked: Outcome;
}

function slotResult({ id, marks, marked }: Part): SlotResult {
  const { state, refusal, confidence = 1 } = marked;
  return {
    id,
    isCorrect: state === undefined && marked.marks >= marks,
    ...(state !== undefined && { state }),
    ...(refusal !== undefined && { refusal }),
    ...(confidence < 1 && { confidence }),
  };
}

function stateOf(outcomes: readonly Outcome[]): ResultState | undefined {
  const states = outcomes.flatMap(({ state }) => state ?? []);
  return states.find((state) => state === 'needs-server') ?? states[0];
}

/** What a slot's marks rest on, under the slot's name; what people judged of it counts as much as the slot does. */
function evidenceOf({ id, marks: most, marked }: Part, maxMarks: number): Evidence[] {
  return marked.evidence.map(({ part, marks, ...one }) =>
    marks === undefined
      ? { ...one, part: id }
      : { ...one, part: `${id}: ${part}`, marks: marks >= most ? maxMarks : Math.min(marks, maxMarks - 1) },
  );
}

/** The reason that all wrong slots share, or that something is right. */
function reasonOf(outcomes: readonly Outcome[]) {
  if (outcomes.some(({ marks }) => marks > 0)) return 'partly-met';
  const [first, ...others] = outcomes.map(({ refusal }) => refusal ?? 'no-match');
  return first !== undefined && others.every((one) => one === first) ? first : 'no-match';
}

function tell(slots: readonly SlotResult[], of: number, spread: ReadonlySet<string>): string {
  const right = slots.filter(({ isCorrect }) => isCorrect).length;
  const empty = of - slots.length;
  const [everywhere] = spread;
  const pieces = [`${right} of ${of} right`, ...(empty > 0 ? [`${empty} still empty`] : [])].join(', ');
  return everywhere === undefined ? `${pieces}.` : `${pieces}. ‘${everywhere}’ is in too many places to count.`;
}

/** In so many places, an option that is right in one of them at most is no answer. */
const tooMany = 3;

/**
 * Which of the answers are one option put wherever it may be right: where all slots share a bank whose options are each right once, one that
 * is in three places or more scores nothing.
 */
function spreadOptions({ slots }: SlotsRule): (given: readonly string[]) => ReadonlySet<string> {
  const banks = slots.flatMap(({ rule }) => (rule.kind === 'choice' ? [rule] : []));
  const keys = banks.flatMap(({ accept }) => accept);
  const isShared = new Set(banks.map(({ options }) => JSON.stringify(options))).size === 1;
  if (banks.length < slots.length || !isShared || new Set(keys).size < keys.length) return () => new Set();
  return (given) => new Set(given.filter((text) => given.filter((other) => other === text).length >= tooMany));
}
