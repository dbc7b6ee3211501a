import type { AdminHomework } from '@markwell/server/contract';
import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { filterHomework, type HomeworkFilter } from './filter-homework.ts';
import type { AskedOfHomework } from './homework-dialog.tsx';
import { HomeworkRow } from './homework-row.tsx';

interface HomeworkListProps {
  readonly homework: readonly AdminHomework[];
  readonly all: readonly AdminHomework[];
  readonly onAsk: (asked: AskedOfHomework) => void;
}

const states = [
  { value: 'released', label: 'Released' },
  { value: 'not-released', label: 'Not released' },
] as const;

/** All homework, the newest first, with a search. */
export function HomeworkList({ homework, all, onAsk }: HomeworkListProps) {
  const [filter, setFilter] = useState<HomeworkFilter>({ text: '', state: undefined });
  const found = filterHomework(homework, filter);
  return (
    <section aria-labelledby="all-homework" className="mt-10">
      <h3 id="all-homework" className="mb-4 text-lead">
        All homework
      </h3>
      <div className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField label="Search" type="search" value={filter.text} onText={(text) => setFilter({ ...filter, text })} />
        <Select
          label="Show"
          placeholder="All"
          options={states}
          value={filter.state ?? ''}
          onPick={(value) => setFilter({ ...filter, state: states.find((one) => one.value === value)?.value })}
        />
      </div>
      <p role="status" className="mb-2 text-small text-soft">
        {found.length} of {homework.length} homework
      </p>
      {found.length === 0 ? (
        <p className="sheet p-5">Nothing matches. Change the search, or show all.</p>
      ) : (
        <ul className="sheet divide-y divide-rule" aria-labelledby="all-homework">
          {found.map((item) => (
            <HomeworkRow key={item.id} item={item} all={all} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </section>
  );
}
