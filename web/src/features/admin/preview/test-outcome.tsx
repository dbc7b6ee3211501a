import type { TestMarking } from '@markwell/server/contract';
import { marksText } from '../../../components/marks-text.ts';
import { Notice } from '../../../components/notice.tsx';
import type { PlacedQuestion } from './usable-questions.ts';

interface TestOutcomeProps {
  readonly tested: TestMarking;
  readonly usable: readonly PlacedQuestion[];
}

/** The whole of a marking test: each question's marks stand beside it. */
export function TestOutcome({ tested: { totalScore, totalMarks, questionResults }, usable }: TestOutcomeProps) {
  const shown = new Set(usable.map(({ index }) => index));
  const ofShown = questionResults.filter(({ index }) => shown.has(index));
  const outOf = ofShown.reduce((sum, { marks }) => sum + marks, 0);
  const correct = ofShown.filter(({ correct: isCorrect }) => isCorrect).length;
  return (
    <Notice tone="info" title={`Total score: ${totalScore}/${totalMarks}`} headingLevel={3}>
      <p>
        {correct} of {ofShown.length} answers correct. Each question above shows its marks and feedback.
      </p>
      {outOf < totalMarks && <p>{marksText(totalMarks - outOf)} of the total belong to questions hidden here.</p>}
    </Notice>
  );
}
