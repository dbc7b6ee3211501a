import { questionTypes } from '@markwell/marking-core';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { typeNames } from '../../../lib/type-names.ts';
import { dropEach, giveMarks, giveType, makeParts, type Several, shareWith } from './change-several.ts';
import type { DraftReview } from './draft-review.ts';

interface Change {
  readonly label: string;
  /** What else is asked, if anything. */
  readonly asks?: 'question' | 'marks' | 'type';
  readonly make: (review: DraftReview, several: Several, given: string) => DraftReview;
}

const changes = {
  parts: { label: 'Make them parts of the question above', make: (review, several) => makeParts(review, several) },
  share: {
    label: 'Show beside them what another question shows',
    asks: 'question',
    make: (review, several, given) => shareWith(review, several, Number(given)),
  },
  drop: { label: 'Drop them', make: (review, several) => dropEach(review, several) },
  marks: {
    label: 'Give each the same marks',
    asks: 'marks',
    make: (review, several, given) => giveMarks(review, several, Math.min(Number(given), 100)),
  },
  type: {
    label: 'Make them all of one type',
    asks: 'type',
    make: (review, several, given) => {
      const type = questionTypes.find((one) => one === given);
      return type === undefined ? review : giveType(review, several, type);
    },
  },
} as const satisfies Record<string, Change>;
type ChangeName = keyof typeof changes;
const names: readonly ChangeName[] = ['parts', 'share', 'drop', 'marks', 'type'];

interface ChangeSeveralProps {
  readonly review: DraftReview;
  readonly onChange: (review: DraftReview) => void;
}

const digits = (text: string) => text.replace(/\D/gu, '').slice(0, 4);

/** One repair for many questions: the same fault is seldom made once. */
export function ChangeSeveral({ review, onChange }: ChangeSeveralProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [name, setName] = useState<ChangeName>();
  const [given, setGiven] = useState('');
  const change: Change | undefined = name && changes[name];
  const several = { from: Number(from), to: Number(to || from) };
  const isReady =
    change !== undefined && several.from >= 1 && several.to >= several.from && (!change.asks || given.trim() !== '');
  const make = () => {
    if (change === undefined) return;
    const changed = change.make(review, several, given);
    const count = changed.questions.filter((entry, index) => entry !== review.questions[index]).length;
    onChange(changed);
    showToast({ tone: 'success', title: count === 0 ? 'Nothing changed' : `${count} questions changed` });
  };
  return (
    <details className="rounded-sheet border border-rule p-3 sm:p-4">
      <summary className="cursor-pointer font-semibold">Change several questions at once</summary>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[6rem_6rem_minmax(0,1fr)_minmax(0,1fr)_auto]">
        <TextField label="From" inputMode="numeric" value={from} onText={(text) => setFrom(digits(text))} />
        <TextField label="To" inputMode="numeric" value={to} onText={(text) => setTo(digits(text))} />
        <Select
          label="What to do"
          placeholder="Choose"
          options={names.map((value) => ({ value, label: changes[value].label }))}
          value={name ?? ''}
          onPick={(value) => {
            setName(names.find((one) => one === value));
            setGiven('');
          }}
        />
        {change?.asks === 'type' && (
          <Select
            label="Type"
            placeholder="Choose a type"
            options={questionTypes
              .filter((value) => value !== 'graph-plotting')
              .map((value) => ({ value, label: typeNames[value] }))}
            value={given}
            onPick={setGiven}
          />
        )}
        {(change?.asks === 'question' || change?.asks === 'marks') && (
          <TextField
            label={change.asks === 'marks' ? 'Marks for each' : 'What question … shows'}
            inputMode="numeric"
            value={given}
            onText={(text) => setGiven(digits(text))}
          />
        )}
        <Button
          look="secondary"
          disabledReason={isReady ? undefined : 'Say which questions, and what to do.'}
          onClick={make}
        >
          Change them
        </Button>
      </div>
    </details>
  );
}
