import { useEffect, useRef, useState } from 'react';
import { marksText } from '../../components/marks-text.ts';
import { feedbackInWords } from '../../lib/feedback-in-words.ts';
import { questionNumbers } from '../../lib/question-numbers.ts';
import { hasChanges, type Submitted } from './attempt.ts';
import { changesText } from './changes-bar.tsx';

/** How long after the last change it is read out, in milliseconds: not at every letter that is typed. */
const pause = 1000;

/**
 * Reads out what changed answers would score, as others see it: 'Q4: 1 of 1 mark. Correct! With your changes: 4/7, not handed in.' The marks themselves
 * are no live region, or all of them would be read after each letter.
 */
export function MarksNews({ attempt }: { readonly attempt: Submitted }) {
  const { homework, submission, again } = attempt;
  const [news, setNews] = useState('');
  const heard = useRef(submission.answers);
  useEffect(() => {
    if (again === undefined) return;
    const timer = setTimeout(() => {
      const numbers = questionNumbers(homework.questions);
      const changed = again.marking.results.filter(({ questionId: id }) => heard.current[id] !== again.answers[id]);
      const lines = changed.map(
        ({ questionId, maxMarks, marksAwarded, feedback }) =>
          `${numbers.get(questionId)}: ${marksText(maxMarks, marksAwarded)}. ${feedbackInWords(feedback)}`,
      );
      heard.current = again.answers;
      const isChanged = hasChanges({ answers: again.answers, submission });
      setNews([...lines, ...(isChanged ? [changesText({ again })] : [])].join(' '));
    }, pause);
    return () => clearTimeout(timer);
  }, [again, homework, submission]);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
