import { findQuestionType } from '@markwell/marking-core';
import { Notice } from '../components/notice.tsx';
import type { QuestionTypeProps } from './question-type.ts';
import { questionTypeComponents } from './registry.ts';

/** The question's own words and its control, by type; any other type shows 'Unknown question type'. */
export function QuestionControl(props: QuestionTypeProps) {
  const type = findQuestionType(props.question.type);
  if (type === undefined) {
    return (
      <>
        <p className="mb-3 text-lead font-semibold">{props.question.question}</p>
        <Notice tone="caution">Unknown question type</Notice>
      </>
    );
  }
  const Component = questionTypeComponents[type];
  return <Component {...props} />;
}
