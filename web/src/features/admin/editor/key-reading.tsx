import {
  type AnswerKindName,
  answerFormLabels,
  answerFormSchema,
  answerKindLabels,
  answerKindSchema,
  type KeyReading,
  valueKindSchema,
  wordFormSchema,
} from '@markwell/marking-core';
import { type DraftQuestion, describeKeys } from '@markwell/server/contract';
import { Select } from '../../../components/select.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { cleanedQuestion } from './draft-review.ts';
import { useAsked } from './use-asked.ts';

interface KeyReadingFieldProps {
  readonly question: DraftQuestion;
  readonly onChange: (question: DraftQuestion) => void;
}

/** The forms that a question can ask for, as people call them. */
const forms = [
  { value: 'any', label: 'Any form' },
  ...answerFormSchema.options.map((value) => ({ value, label: answerFormLabels[value] })),
];

const kinds = answerKindSchema.options.map((value) => ({ value, label: answerKindLabels[value] }));

/** As what the accepted answers are read, to be changed; what else gets the marks, and what they leave open. */
export function KeyReadingField({ question, onChange }: KeyReadingFieldProps) {
  const reading = useReading(question);
  const { answerKind } = question;
  const found = reading === undefined ? 'As they look' : `As they look: ${reading.label}`;
  return (
    <div className="grid gap-4">
      <Select
        label="Kind of answer"
        placeholder={answerKind ? 'As they look' : found}
        options={kinds}
        value={answerKind ?? ''}
        onPick={(value) => onChange({ ...question, answerKind: kindOf(value) })}
      />
      {!isOfSeveral(reading) && (
        <Select
          label="Form asked for"
          placeholder={formFound(question, reading)}
          options={formsFor(reading)}
          value={question.answerForm ?? ''}
          onPick={(value) => onChange({ ...question, answerForm: formOf(value) })}
        />
      )}
      <div role="status" className="text-soft">
        {reading !== undefined && <KeyLines reading={reading} />}
      </div>
    </div>
  );
}

/** How a key is read, what else is right, and what it leaves open. */
export function KeyLines({ reading: { read = [], also, doubts } }: { readonly reading: KeyReading }) {
  if (read.length + also.length + doubts.length === 0) return null;
  return (
    <div className="grid gap-1">
      {read.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {also.length > 0 && (
        <p>
          Also right: <strong className="font-semibold text-ink">{also.join(' · ')}</strong>
        </p>
      )}
      {doubts.map((doubt) => (
        <p key={doubt} className="text-ink">
          {doubt}
        </p>
      ))}
    </div>
  );
}

/** A list and an order have items, and no form. */
function isOfSeveral(reading: KeyReading | undefined): boolean {
  return reading?.kind === 'list' || reading?.kind === 'order';
}

/** Of the forms those that a value can be asked for in, or words. */
function formsFor(reading: KeyReading | undefined) {
  if (reading === undefined) return forms;
  const isValue = valueKindSchema.safeParse(reading.kind).success;
  return forms.filter(({ value }) => value === 'any' || wordFormSchema.safeParse(value).success !== isValue);
}

function formOf(value: string): DraftQuestion['answerForm'] {
  return value === 'any' ? 'any' : (answerFormSchema.safeParse(value).data ?? null);
}

function formFound({ answerForm }: DraftQuestion, reading: KeyReading | undefined): string {
  if (answerForm || reading === undefined) return 'As the question says';
  return `As the question says: ${reading.form === null ? 'any' : answerFormLabels[reading.form].toLowerCase()}`;
}

function kindOf(value: string): AnswerKindName | null {
  return answerKindSchema.safeParse(value).data ?? null;
}

/** How the server reads the key; undefined until it has answered, or where it cannot be asked: nothing hangs on it. */
function useReading(question: DraftQuestion): KeyReading | undefined {
  return useAsked(JSON.stringify(cleanedQuestion(question)), askReading, 400).answer;
}

async function askReading(question: string, signal: AbortSignal): Promise<KeyReading | undefined> {
  const { readings } = await staffCall('admin', describeKeys, { questions: [JSON.parse(question)] }, { signal });
  return readings[0] ?? undefined;
}
