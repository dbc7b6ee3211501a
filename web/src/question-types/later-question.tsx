import { use, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import type { LaterType } from './later-type.ts';
import type { QuestionTypeProps } from './question-type.ts';

interface LaterQuestionProps extends QuestionTypeProps {
  readonly type: LaterType;
}

/** A question whose type is in a file of its own: suspends until it is there. That it could not be fetched is said here, and it can be asked for again. */
export function LaterQuestion({ type, ...props }: LaterQuestionProps) {
  const [, setTries] = useState(0);
  const Type = type.found ?? use(type.fetch());
  if (Type !== undefined) return <Type {...props} />;
  const tryAgain = () => {
    type.forget();
    setTries((tries) => tries + 1);
  };
  return (
    <>
      <p className="text-lead font-semibold whitespace-pre-line">{props.question.question}</p>
      <Notice tone="caution" title="This question could not be loaded">
        <p>The connection may be lost. Your other answers are still here.</p>
        <Button look="secondary" className="mt-3" onClick={tryAgain}>
          Try again
        </Button>
      </Notice>
    </>
  );
}
