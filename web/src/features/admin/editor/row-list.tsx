import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';

interface RowListProps<Row> {
  readonly rows: readonly Row[];
  /** On the button that adds one: 'Add a point'. */
  readonly add: string;
  /** What is added. */
  readonly fresh: () => Row;
  /** What a row is called where it is removed: 'point 2'. */
  readonly nameOf: (row: Row, index: number) => string;
  readonly rowClass: string;
  /** The fields of a row, the first of which has the id given: it gets the focus when the row is added. */
  readonly children: (row: Row, index: number, id: string, change: (part: Partial<Row>) => void) => ReactNode;
  /** Which rows there are is said elsewhere. */
  readonly isFixed?: boolean | undefined;
  readonly onRows: (rows: Row[]) => void;
}

/**
 * Things of one kind, one below the other: added at the end, changed, removed. The focus goes to the row that is added, and from
 * one that is removed to the button that adds; what was removed is read out.
 */
export function RowList<Row>(props: RowListProps<Row>) {
  const { rows, add, fresh, nameOf, rowClass, isFixed, children, onRows } = props;
  const id = useId();
  const focusSoon = useFocusSoon();
  const [said, setSaid] = useState('');
  // A field keeps what is typed as long as it is of the same thing, whatever goes before it.
  const [known, setKnown] = useState(() => rows.map((_row, index) => index));
  const next = Math.max(-1, ...known) + 1;
  const keys = rows.map((_row, index) => known[index] ?? next + index - known.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {rows.map((row, index) => (
          <li key={keys[index]} className={rowClass}>
            {children(row, index, `${id}-${index}`, (part) => onRows(rows.with(index, { ...row, ...part })))}
            {!isFixed && (
              <Button
                look="quiet"
                className="-ml-3 justify-self-start sm:ml-0"
                onClick={() => {
                  focusSoon(`${id}-add`);
                  setSaid(`Removed ${nameOf(row, index)}.`);
                  setKnown(keys.filter((_key, place) => place !== index));
                  onRows(rows.toSpliced(index, 1));
                }}
              >
                Remove <span className="sr-only">{nameOf(row, index)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isFixed && (
        <Button
          id={`${id}-add`}
          look="secondary"
          className="justify-self-start"
          onClick={() => {
            focusSoon(`${id}-${rows.length}`);
            setSaid('');
            onRows([...rows, fresh()]);
          }}
        >
          {add}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
