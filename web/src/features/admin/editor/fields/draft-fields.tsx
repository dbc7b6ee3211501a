import { type DraftQuestion, draftQuestionSchema } from '@markwell/server/contract';
import type { ComponentProps } from 'react';
import type { AnswerFieldsProps } from '../answer-fields-props.ts';
import { FieldsEditor } from './fields-editor.tsx';

interface DraftFieldsProps extends Pick<AnswerFieldsProps, 'question' | 'onChange'> {
  readonly only: readonly (keyof DraftQuestion)[];
  readonly wiring?: ComponentProps<typeof FieldsEditor>['wiring'];
}

/** Fields of a question that need no more than their words. */
export function DraftFields({ question, onChange, ...rest }: DraftFieldsProps) {
  return <FieldsEditor schema={draftQuestionSchema} of="draft" fields={question} onFields={onChange} {...rest} />;
}
