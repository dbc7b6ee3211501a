import type { HomeworkDraft } from '../../../contract/homework-draft.ts';

/** Most lines of details: an answer is read by a person. */
const mostLines = 100;

/** What was understood in a few words, and what needs a person's eye, a line each. */
export function describeDrafts(drafts: readonly HomeworkDraft[]): { counts: string; lines: string[] } {
  const questions = drafts.reduce((sum, { assignment }) => sum + assignment.questions.length, 0);
  const lines = drafts.flatMap(({ name, messages, sameAs }) => [
    ...messages.map(({ message }) => `${name}: ${message}`),
    ...sameAs.map(
      ({ id, importedAt }) => `${name}: the same was stored as homework ${id} on ${importedAt.slice(0, 10)}.`,
    ),
  ]);
  const more = lines.length > mostLines ? [`And ${lines.length - mostLines} more.`] : [];
  return {
    counts: `${drafts.length} ${drafts.length === 1 ? 'piece' : 'pieces'} of homework with ${questions} ${questions === 1 ? 'question' : 'questions'}`,
    lines: [...lines.slice(0, mostLines), ...more],
  };
}
