import type { Answer } from '../answers/answer.ts';
import type { QuestionResult } from '../answers/marking.ts';
import { readSlots } from '../questions/slot-answers.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';

/** What was filled into one slot of an answer. */
export interface FilledSlot {
  readonly id: string;
  readonly text: string;
  /** Whether it was picked from a list rather than typed. */
  readonly isPicked: boolean;
  /** As if the slot were a question of its own. */
  readonly result: QuestionResult;
}

/** What was filled into each slot of an answer, with what became of it; none where the question has no slots. */
export function slotResults({ rule }: MarkedQuestion, whole: QuestionResult, { value }: Answer): FilledSlot[] {
  if (rule?.kind !== 'slots') return [];
  const filled = new Map(Object.entries(readSlots(rule, value)));
  return (whole.slots ?? []).flatMap(({ id, isCorrect, state, refusal, confidence = 1 }) => {
    const slot = rule.slots.find((one) => one.id === id);
    const text = filled.get(id);
    if (slot === undefined || text === undefined) return [];
    const { marks: maxMarks = 1 } = slot;
    const marksAwarded = isCorrect ? maxMarks : 0;
    const isOwn = ({ part, marks }: QuestionResult['evidence'][number]) =>
      marks === undefined ? part === id : part.startsWith(`${id}: `);
    const evidence = whole.evidence.filter(isOwn);
    const reason = { ...(state !== undefined && { state }), ...(refusal !== undefined && { refusal }) };
    const { questionId, feedback, overridden } = whole;
    const set = overridden === undefined ? {} : { overridden };
    const result = { questionId, isCorrect, maxMarks, marksAwarded, feedback, evidence, ...reason, confidence, ...set };
    return [{ id, text, isPicked: slot.rule.kind === 'choice', result }];
  });
}
