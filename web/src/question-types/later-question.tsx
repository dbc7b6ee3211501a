import { use } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import type { LaterType } from './later-type.ts';
import type { QuestionTypeProps } from './question-type.ts';

interface LaterQuestionProps extends QuestionTypeProps {
  readonly type: LaterType;
}

/** A question whose type is in a file of its own: suspends until it is there. That it could not be fetched is said in its place. */
export function LaterQuestion({ type, ...props }: LaterQuestionProps) {
  const Type = type.found ?? use(type.fetch());
  if (Type !== undefined) return <Type {...props} />;
  return (
    <>
      <p className="text-lead font-semibold whitespace-pre-line">{props.question.question}</p>
      <Notice tone="caution" title="This question could not be loaded">
        <p>
          The connection may have been lost. Load the page again, and start with the same name and class: your answers
          are offered to you.
        </p>
        <Button look="secondary" className="mt-3" onClick={() => location.reload()}>
          Load the page again
        </Button>
      </Notice>
    </>
  );
}
