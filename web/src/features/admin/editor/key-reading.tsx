import {
  answerFormLabels,
  answerFormSchema,
  type KeyReading,
  valueKindSchema,
  wordFormSchema,
} from '@markwell/marking-core';
import { type DraftQuestion, describeKeys } from '@markwell/server/contract';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { cleanedQuestion } from './draft-review.ts';
import { type AnswerFieldsProps, DraftFields } from './fields/draft-fields.tsx';
import { useAsked } from './use-asked.ts';

/** As what the accepted answers are read, to be changed; what else gets the marks, and what they leave open. */
export function KeyReadingField({ question, onChange }: AnswerFieldsProps) {
  const reading = useReading(question);
  const wiring = {
    answerKind: {
      placeholder: question.answerKind || !reading ? 'As they look' : `As they look: ${reading.label}`,
    },
    answerForm: { placeholder: formFound(question, reading), possible: formsFor(reading) },
  };
  return (
    <div className="grid gap-4">
      <DraftFields
        question={question}
        onChange={onChange}
        only={isOfSeveral(reading) ? ['answerKind'] : ['answerKind', 'answerForm']}
        wiring={wiring}
      />
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

/** Of the forms those that a value can be asked for in, or words; undefined for all. */
function formsFor(reading: KeyReading | undefined) {
  if (reading === undefined) return undefined;
  const isValue = valueKindSchema.safeParse(reading.kind).success;
  return ['any', ...answerFormSchema.options.filter((form) => wordFormSchema.safeParse(form).success !== isValue)];
}

function formFound({ answerForm }: DraftQuestion, reading: KeyReading | undefined): string {
  if (answerForm || reading === undefined) return 'As the question says';
  return `As the question says: ${reading.form === null ? 'any' : answerFormLabels[reading.form].toLowerCase()}`;
}

/** How the server reads the key; undefined until it has answered, or where it cannot be asked: nothing hangs on it. */
function useReading(question: DraftQuestion): KeyReading | undefined {
  return useAsked(JSON.stringify(cleanedQuestion(question)), askReading, 400).answer;
}

async function askReading(question: string, signal: AbortSignal): Promise<KeyReading | undefined> {
  const { readings } = await staffCall('admin', describeKeys, { questions: [JSON.parse(question)] }, { signal });
  return readings[0] ?? undefined;
}
