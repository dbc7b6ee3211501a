import { Lexicon } from '../phrases/lexicon.ts';
import { takesEveryOption } from '../rules/choice/takes-every-option.ts';
import { sharedReasons } from '../rules/combined/shared-reasons.ts';
import { bindRule } from '../rules/marking-rules.ts';
import type { Rule } from '../rules/rule-schema.ts';

/** What somebody writes who has not understood the question, whatever it asks. */
const idleAnswers = ['bicycles', 'I do not know', '7', 'yes', 'no'];
const choices = [undefined, 'yes', 'no'] as const;
/** As many as a rule could give. */
const mostMarks = 100;

/** Whether a rule cannot tell a right answer from a wrong one, as a sentence that says why; undefined where it can. */
export function refusesNothing(rule: Rule): string | undefined {
  if (rule.kind === 'slots') {
    const faults = rule.slots.map((slot) => ({ id: slot.id, fault: refusesNothing(slot.rule) }));
    const first = faults.find(({ fault }) => fault !== undefined);
    return first === undefined ? undefined : `${first.id}: ${first.fault}`;
  }
  if (rule.kind === 'selection' && takesEveryOption(rule)) return 'Every option is right, so no answer is wrong.';
  if (rule.kind === 'choice' && takesEveryOption(rule)) return 'Every option is right, so no answer is wrong.';
  const [shared] = rule.kind === 'combined' ? sharedReasons(rule) : [];
  if (shared !== undefined) return `‘${shared}’ is right with yes and with no, so the choice does not matter.`;
  const { guarded, phrases } = bindRule(rule);
  const marker = guarded(new Lexicon(phrases, new Set()));
  const scores = (text: string) =>
    choices.some((choice) => marker({ text, ...(choice !== undefined && { choice }) }, mostMarks).marks > 0);
  return idleAnswers.every(scores) ? 'Any answer scores, even ‘bicycles’: it refuses nothing.' : undefined;
}
