import { findQuestionType, type Question, questionOptions } from '@markwell/marking-core';
import { Suspense } from 'react';
import { Notice } from '../components/notice.tsx';
import { said } from '../lib/texts.ts';
import { LaterQuestion } from './later-question.tsx';
import { LaterType } from './later-type.ts';
import type { QuestionTypeProps } from './question-type.ts';
import { questionTypeComponents } from './registry.ts';

/** The question's own words and its control, by type; any other type shows 'Unknown question type'. */
export function QuestionControl(props: QuestionTypeProps) {
  const type = findQuestionType(props.question.type);
  if (type === undefined) {
    return (
      <>
        <p className="mb-3 text-lead font-semibold">{props.question.question}</p>
        <Notice tone="caution">{said('Unknown question type')}</Notice>
      </>
    );
  }
  const Component = questionTypeComponents[type];
  if (!(Component instanceof LaterType)) return <Component {...props} />;
  return (
    <Suspense fallback={<Coming question={props.question} />}>
      <LaterQuestion type={Component} {...props} />
    </Suspense>
  );
}

/** In rem, of a row that is answered. */
const rowHeight = 3.5;

/** The question's words, and room for its rows, so that little moves when they come. */
function Coming({ question }: { readonly question: Question }) {
  const rows = Math.max(question.slots?.length ?? 0, questionOptions(question).length, 1);
  return (
    <div role="status">
      <p className="mb-3 text-lead font-semibold whitespace-pre-line">{question.question}</p>
      <div className="skeleton" style={{ height: `${rows * rowHeight}rem` }} />
    </div>
  );
}
