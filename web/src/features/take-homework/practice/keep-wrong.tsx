import type { AttemptMarking } from '@markwell/marking-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../../components/link-button.tsx';
import { atHand, keepTries, type Pupil, practiceOf } from '../../../lib/practice/practice-bank.ts';
import { t } from '../../../lib/texts.ts';
import { verdictOf } from '../../../lib/verdict.ts';

interface KeepWrongProps {
  readonly pupil: Pupil;
  readonly homeworkId: number;
  readonly submissionKey: string;
  readonly marking: AttemptMarking;
}

/** Keeps on this device what was not right yet in a homework that was handed in, and offers to practise it. */
export default function KeepWrong({ pupil, homeworkId, submissionKey, marking }: KeepWrongProps): ReactNode {
  const [count, setCount] = useState(0);
  // Marks of the server that come after those of the page are for the same answers.
  const at = useRef<number>(undefined);
  useEffect(() => {
    at.current ??= Date.now();
    const tries = marking.results
      .map((result) => ({ questionId: result.questionId, verdict: verdictOf(result) }))
      .filter(({ verdict }) => verdict !== 'unmarked' && verdict !== 'unanswered')
      .map(({ questionId, verdict }) => ({ homeworkId, questionId, submissionKey, isRight: verdict === 'correct' }));
    keepTries(pupil, tries, at.current)
      .then(() => practiceOf(pupil))
      .then((entries) => setCount(entries.length));
  }, [pupil, homeworkId, submissionKey, marking]);
  return (
    count > 0 && (
      <p className="no-print border-t border-rule px-4.5 py-4">
        <LinkButton
          href="/practice"
          look="secondary"
          onClick={() => {
            atHand.pupil = pupil;
          }}
        >
          {t('practice.not-right', { count })}
        </LinkButton>
      </p>
    )
  );
}
