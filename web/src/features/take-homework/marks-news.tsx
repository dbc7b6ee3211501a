import { useEffect, useRef, useState } from 'react';
import { marksText } from '../../components/marks-text.ts';
import { feedbackInWords } from '../../lib/feedback-in-words.ts';
import type { Submitted } from './attempt.ts';
import { questionNumbers } from './question-list.tsx';

/** How long after the last change it is read out, in milliseconds: not at every letter that is typed. */
const pause = 1000;

/**
 * Reads out what changed answers would score, as others see it: 'Q4: 1 of 1 mark. Correct!' The marks themselves
 * are no live region, or all of them would be read after each letter.
 */
export function MarksNews({ attempt: { homework, submission, again } }: { readonly attempt: Submitted }) {
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
      setNews(lines.join(' '));
    }, pause);
    return () => clearTimeout(timer);
  }, [again, homework]);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
