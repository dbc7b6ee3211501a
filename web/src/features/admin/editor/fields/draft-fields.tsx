import { type DraftQuestion, draftQuestionSchema } from '@markwell/server/contract';
import { FieldsEditor, type Wiring } from './fields-editor.tsx';

/** What each form of a key is handed. */
export interface AnswerFieldsProps {
  readonly question: DraftQuestion;
  readonly onChange: (question: DraftQuestion) => void;
}

interface DraftFieldsProps extends AnswerFieldsProps {
  readonly only: readonly (keyof DraftQuestion)[];
  /** The question's type, where words depend on it. */
  readonly of?: DraftQuestion['type'];
  readonly wiring?: Wiring;
}

/** Fields of a question that need no more than their words. */
export function DraftFields({ question, onChange, ...rest }: DraftFieldsProps) {
  return <FieldsEditor schema={draftQuestionSchema} of="draft" fields={question} onFields={onChange} {...rest} />;
}
