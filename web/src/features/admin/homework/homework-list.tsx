import type { AdminHomework } from '@markwell/server/contract';
import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import { type Order, readOrder, type SortValue, sortRows } from '../../../components/sort-table/sort-rows.ts';
import { useOrder } from '../../../components/sort-table/use-order.ts';
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

/** How the list comes. */
const newestFirst = '-made';

const orders: readonly { order: Order; label: string; by: (item: AdminHomework) => SortValue }[] = [
  { order: 'title', label: 'By title', by: ({ title }) => title },
  { order: 'year', label: 'By year', by: ({ yearGroup }) => yearGroup },
  { order: '-attempts', label: 'Most attempts first', by: ({ attemptCount }) => attemptCount },
  { order: '-marks', label: 'Most marks first', by: ({ totalMarks }) => totalMarks },
];

function inOrder(items: readonly AdminHomework[], order: Order): readonly AdminHomework[] {
  const chosen = orders.find((one) => one.order === order);
  return chosen === undefined ? items : sortRows(items, chosen.by, readOrder(order).isDescending);
}

/** All homework with a search, the newest first unless another order is chosen. */
export function HomeworkList({ homework, all, onAsk }: HomeworkListProps) {
  const [filter, setFilter] = useState<HomeworkFilter>({ text: '', state: undefined });
  const [order, setOrder] = useOrder('homework', newestFirst);
  const found = inOrder(filterHomework(homework, filter), order);
  return (
    <section aria-labelledby="all-homework" className="mt-10">
      <h3 id="all-homework" className="mb-4 text-lead">
        All homework
      </h3>
      <div className="mb-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_16rem]">
        <TextField label="Search" type="search" value={filter.text} onText={(text) => setFilter({ ...filter, text })} />
        <Select
          label="Show"
          placeholder="All"
          options={states}
          value={filter.state ?? ''}
          onPick={(value) => setFilter({ ...filter, state: states.find((one) => one.value === value)?.value })}
        />
        <Select
          label="Order"
          placeholder="The newest first"
          options={orders.map(({ order: value, label }) => ({ value, label }))}
          value={orders.some((one) => one.order === order) ? order : ''}
          onPick={(picked) => setOrder(picked === '' ? newestFirst : picked)}
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
