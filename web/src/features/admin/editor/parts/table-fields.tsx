import type { DraftQuestion } from '@markwell/server/contract';
import { useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { countText } from '../../../../components/count-text.ts';
import { TextField } from '../../../../components/text-field.tsx';
import { useFocusSoon } from '../../../../lib/use-focus-soon.ts';
import type { AnswerFieldsProps } from '../answer-fields-props.ts';
import { answersOf, inTableOrder, slotIn, slotsOf, toggleCell, withCell } from './edit-slots.ts';
import { FilledIn } from './gap-fields.tsx';

const newTable = {
  caption: '',
  columns: ['', ''],
  rows: [
    ['', ''],
    ['', ''],
  ],
};

type Table = NonNullable<DraftQuestion['table']>;

interface Size {
  readonly name: string;
  /** Once it is done. */
  readonly told: string;
  readonly isPossible: (table: Table) => boolean;
  readonly resize: (table: Table) => Table;
}

const sizes: readonly Size[] = [
  {
    name: 'Add a row',
    told: 'Row added.',
    isPossible: () => true,
    resize: (table) => ({ ...table, rows: [...table.rows, table.columns.map(() => '')] }),
  },
  {
    name: 'Add a column',
    told: 'Column added.',
    isPossible: () => true,
    resize: (table) => ({
      ...table,
      columns: [...table.columns, ''],
      rows: table.rows.map((cells) => [...cells, '']),
    }),
  },
  {
    name: 'Remove the last row',
    told: 'Row removed.',
    isPossible: ({ rows }) => rows.length > 1,
    resize: (table) => ({ ...table, rows: table.rows.slice(0, -1) }),
  },
  {
    name: 'Remove the last column',
    told: 'Column removed.',
    isPossible: ({ columns }) => columns.length > 1,
    resize: (table) => ({
      ...table,
      columns: table.columns.slice(0, -1),
      rows: table.rows.map((cells) => cells.slice(0, -1)),
    }),
  },
];

/** A table of given cells and of cells that are to be filled in. */
export function TableFields(props: AnswerFieldsProps) {
  const { question, idOf, onChange } = props;
  const id = useId();
  const focusSoon = useFocusSoon();
  const [said, setSaid] = useState('');
  const table = question.table ?? newTable;
  const withTable = { ...question, table };
  const change = (next: Partial<typeof table>) => onChange(inTableOrder({ ...question, table: { ...table, ...next } }));
  return (
    <div id={idOf('options')} tabIndex={-1} className="grid gap-4">
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
                    onChange={({ target }) =>
                      change({ columns: table.columns.map((one, place) => (place === at ? target.value : one)) })
                    }
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
        {sizes.map(({ name, told, isPossible, resize }) =>
          isPossible(table) ? (
            <Button
              key={name}
              id={`${id}-${name}`}
              look={name.startsWith('Add') ? 'secondary' : 'quiet'}
              onClick={() => {
                const next = resize(table);
                change(next);
                // At the smallest size the button goes.
                if (!isPossible(next)) focusSoon(`${id}-${sizes[0]?.name}`);
                setSaid(`${told} ${countText(next.rows.length, 'row')}, ${countText(next.columns.length, 'column')}.`);
              }}
            >
              {name}
            </Button>
          ) : null,
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      {slotsOf(question).length > 0 && <FilledIn {...props} name={(slot) => slot} />}
    </div>
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
