import { questionTypes } from '@markwell/marking-core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { dropEach, giveMarks, giveType, makeParts, type Several, shareWith } from './change-several.ts';
import type { DraftReview } from './draft-review.ts';
import { FieldsEditor } from './fields/fields-editor.tsx';

const number = z.number().check(z.int(), z.minimum(1));

/** Which questions, and what is to be done with them; the last three where that asks for them. */
const severalSchema = z.object({
  from: z.optional(number),
  to: z.optional(number),
  change: z.enum(['parts', 'share', 'drop', 'marks', 'type']),
  shown: z.optional(number),
  marks: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100))),
  type: z.optional(z.enum(questionTypes)),
});
type Asked = z.infer<typeof severalSchema>;

interface Change {
  /** What else is asked, if anything. */
  readonly asks?: 'shown' | 'marks' | 'type';
  readonly make: (review: DraftReview, several: Several, asked: Asked) => DraftReview;
}

const changes: Readonly<Record<Asked['change'], Change>> = {
  parts: { make: makeParts },
  share: { asks: 'shown', make: (review, several, { shown = 0 }) => shareWith(review, several, shown) },
  drop: { make: dropEach },
  marks: { asks: 'marks', make: (review, several, { marks = 0 }) => giveMarks(review, several, marks) },
  type: { asks: 'type', make: (review, several, { type }) => (type ? giveType(review, several, type) : review) },
};

interface ChangeSeveralProps {
  readonly review: DraftReview;
  readonly onChange: (review: DraftReview) => void;
}

/** One repair for many questions: the same fault is seldom made once. */
export function ChangeSeveral({ review, onChange }: ChangeSeveralProps) {
  const [fields, setFields] = useState<Readonly<Record<string, unknown>>>({});
  const asked = severalSchema.safeParse(fields).data;
  const change = asked && changes[asked.change];
  const { from = 0, to = from } = asked ?? {};
  const isReady = from >= 1 && to >= from && change && (!change.asks || asked[change.asks] !== undefined);
  const make = () => {
    if (!isReady) return;
    const changed = change.make(review, { from, to }, asked);
    const count = changed.questions.filter((entry, index) => entry !== review.questions[index]).length;
    onChange(changed);
    showToast({ tone: 'success', title: count === 0 ? 'Nothing changed' : `${count} questions changed` });
  };
  return (
    <details className="rounded-sheet border border-rule p-3 sm:p-4">
      <summary className="cursor-pointer font-semibold">Change several questions at once</summary>
      <div className="mt-4 grid gap-4">
        <FieldsEditor
          schema={severalSchema}
          of="several"
          only={['from', 'to', 'change', ...(change?.asks ? [change.asks] : [])]}
          fields={fields}
          onFields={setFields}
          layout="sm:grid-cols-[6rem_6rem_minmax(0,1fr)_minmax(0,1fr)]"
        />
        <Button
          look="secondary"
          className="justify-self-start"
          disabledReason={isReady ? undefined : 'Say which questions, and what to do.'}
          onClick={make}
        >
          Change them
        </Button>
      </div>
    </details>
  );
}
