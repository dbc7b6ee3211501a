import type { QuestionStatistics } from '@markwell/server/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { CreditDialog } from './credit-dialog.tsx';

interface QuestionCreditProps {
  readonly homeworkId: number;
  readonly question: QuestionStatistics;
  readonly mayCredit: boolean;
  readonly onChanged: () => void;
}

const words = { everyone: 'Given to everyone', nobody: 'Out of the total' } as const;

/** Whether a question counts as it is marked, and the way to change that. */
export function QuestionCredit({ homeworkId, question, mayCredit, onChanged }: QuestionCreditProps) {
  const [isAsking, setAsking] = useState(false);
  const { credit, questionId } = question;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      {credit !== undefined && <Badge tone="pen">{words[credit]}</Badge>}
      {mayCredit && (
        <Button
          look="quiet"
          className="no-print -ml-3 text-small"
          aria-label={`What question ${questionId} counts`}
          onClick={() => setAsking(true)}
        >
          What it counts…
        </Button>
      )}
      {isAsking && (
        <CreditDialog
          homeworkId={homeworkId}
          question={question}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
