import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';

interface RowListProps<Row> {
  readonly rows: readonly Row[];
  /** On the button that adds one: 'Add a point'. */
  readonly add: string;
  /** What a row is called where it is removed: 'point 2'. */
  readonly nameOf: (row: Row, index: number) => string;
  readonly rowClass: string;
  /** The fields of a row, the first of which has the id given: it gets the focus when the row is added. */
  readonly children: (row: Row, index: number, id: string) => ReactNode;
  /** Which rows there are is said elsewhere. */
  readonly isFixed?: boolean | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
}

/**
 * Things of one kind, one below the other: added at the end, changed, removed. The focus goes to the row that is added, and from
 * one that is removed to the button that adds; what was removed is read out.
 */
export function RowList<Row>({ rows, add, nameOf, rowClass, isFixed, children, onAdd, onRemove }: RowListProps<Row>) {
  const id = useId();
  const focusSoon = useFocusSoon();
  const [said, setSaid] = useState('');
  // A field keeps what is typed as long as it is of the same thing, whatever goes before it.
  const [known, setKnown] = useState(() => rows.map((_row, index) => index));
  const next = Math.max(-1, ...known) + 1;
  const keys = rows.map((_row, index) => known[index] ?? next + index - known.length);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 empty:hidden">
        {rows.map((row, index) => (
          <li key={keys[index]} className={rowClass}>
            {children(row, index, `${id}-${index}`)}
            {!isFixed && (
              <Button
                look="quiet"
                className="-ml-3 justify-self-start sm:ml-0"
                onClick={() => {
                  focusSoon(`${id}-add`);
                  setSaid(`Removed ${nameOf(row, index)}.`);
                  setKnown(keys.filter((_key, place) => place !== index));
                  onRemove(index);
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
            onAdd();
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
