import { use } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { t } from '../lib/texts.ts';
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
      <Notice tone="caution" title={t('type.not-loaded')}>
        <p>{t('type.load-advice')}</p>
        <Button look="secondary" className="mt-3" onClick={() => location.reload()}>
          {t('type.load-again')}
        </Button>
      </Notice>
    </>
  );
}
