import type { DraftQuestion } from '@markwell/server/contract';
import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { countText } from '../../../../components/count-text.ts';
import { TextField } from '../../../../components/text-field.tsx';
import { useFocusSoon } from '../../../../lib/use-focus-soon.ts';
import type { AnswerFieldsProps } from '../fields/draft-fields.tsx';
import { answersOf, inTableOrder, slotIn, toggleCell, withCell } from './edit-slots.ts';
import { FilledIn } from './slot-fields.tsx';

const newTable = {
  caption: '',
  columns: ['', ''],
  rows: [
    ['', ''],
    ['', ''],
  ],
};

type Table = NonNullable<DraftQuestion['table']>;

/** By how many rows and columns a press makes it larger or smaller, and what is said then. */
const sizes = [
  { name: 'Add a row', told: 'Row added.', rows: 1, columns: 0 },
  { name: 'Add a column', told: 'Column added.', rows: 0, columns: 1 },
  { name: 'Remove the last row', told: 'Row removed.', rows: -1, columns: 0 },
  { name: 'Remove the last column', told: 'Column removed.', rows: 0, columns: -1 },
] as const;
type Size = (typeof sizes)[number];

const grown = <Item,>(items: readonly Item[], by: number, filler: Item): Item[] =>
  by > 0 ? [...items, filler] : items.slice(0, items.length + by);

const isPossible = ({ rows, columns }: Size, table: Table) =>
  table.rows.length + rows > 0 && table.columns.length + columns > 0;

const resize = ({ rows, columns }: Size, table: Table) => ({
  columns: grown(table.columns, columns, ''),
  rows: grown(
    table.rows,
    rows,
    table.columns.map(() => ''),
  ).map((cells) => grown(cells, columns, '')),
});

/** A table of given cells and of cells that are to be filled in. */
export function TableFields(props: AnswerFieldsProps) {
  const { question, onChange } = props;
  const id = useId();
  const focusSoon = useFocusSoon();
  const [said, setSaid] = useState('');
  const table = question.table ?? newTable;
  const withTable = { ...question, table };
  const change = (next: Partial<typeof table>) => onChange(inTableOrder({ ...question, table: { ...table, ...next } }));
  return (
    <>
      <TextField label="What the table shows" value={table.caption} onText={(caption) => change({ caption })} />
      <div className="overflow-x-auto">
        <table className="border-separate border-spacing-2">
          <thead>
            <tr>
              {table.columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <th key={at} scope="col">
                  <input
                    className="input min-w-32 font-semibold"
                    aria-label={`Heading of column ${at + 1}`}
                    value={column}
                    onChange={({ target }) => change({ columns: table.columns.with(at, target.value) })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
              <tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so do cells
                  <td key={column} className="align-top">
                    <Cell
                      cell={cell}
                      name={`row ${row + 1}, column ${column + 1}`}
                      answer={answersOf(question, slotIn(cell) ?? '')[0] ?? ''}
                      onText={(text) => onChange(withCell(withTable, row, column, text))}
                      onToggle={() => onChange(toggleCell(withTable, row, column))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-3">
        {sizes
          .filter((size) => isPossible(size, table))
          .map((size) => (
            <Button
              key={size.name}
              id={`${id}-${size.name}`}
              look={size.name.startsWith('Add') ? 'secondary' : 'quiet'}
              onClick={() => {
                const next = { ...table, ...resize(size, table) };
                change(next);
                // At the smallest size the button goes.
                if (!isPossible(size, next)) focusSoon(`${id}-${sizes[0].name}`);
                const now = `${countText(next.rows.length, 'row')}, ${countText(next.columns.length, 'column')}.`;
                setSaid(`${size.told} ${now}`);
              }}
            >
              {size.name}
            </Button>
          ))}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      <FilledIn {...props} name={(slot) => slot} />
    </>
  );
}

interface CellProps {
  readonly cell: string;
  readonly name: string;
  /** What fills it, of a cell that is to be filled in. */
  readonly answer: string;
  readonly onText: (text: string) => void;
  readonly onToggle: () => void;
}

function Cell({ cell, name, answer, onText, onToggle }: CellProps) {
  const isSlot = slotIn(cell) !== undefined;
  return (
    <div className="grid gap-1">
      <input
        className="input min-w-32"
        aria-label={`Cell of ${name}`}
        readOnly={isSlot}
        value={isSlot ? answer : cell}
        placeholder={isSlot ? 'to fill in' : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      <label className="flex min-h-8 items-center gap-2 text-small">
        <input type="checkbox" checked={isSlot} onChange={onToggle} />
        <span>
          to fill in <span className="sr-only">{name}</span>
        </span>
      </label>
    </div>
  );
}
