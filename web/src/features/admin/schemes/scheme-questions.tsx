import { questionName } from '@markwell/marking-core';
import type { readScheme } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { marksText } from '../../../components/marks-text.ts';

interface SchemeQuestionsProps {
  readonly questions: z.output<typeof readScheme.output>['questions'];
}

/** A mark scheme in words: each question, its marks, what they are given for and what is expected. */
export function SchemeQuestions({ questions }: SchemeQuestionsProps) {
  return (
    <dl className="mt-2 border-t border-rule">
      {questions.map(({ id, maxMarks, gives, expected }) => (
        <div key={id} className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[minmax(0,1fr)_2fr]">
          <dt className="min-w-0 break-words">
            <span className="font-semibold">{questionName(id)}</span>
            <span className="block text-small text-soft">
              {marksText(maxMarks)} for {gives}
            </span>
          </dt>
          <dd className="min-w-0 break-words">{expected.length === 0 ? '–' : expected.join('; ')}</dd>
        </div>
      ))}
    </dl>
  );
}
