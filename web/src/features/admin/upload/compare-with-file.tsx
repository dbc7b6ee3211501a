import { useId, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { WarningIcon } from '../../../components/icons.tsx';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { CheckBox } from '../check-box.tsx';
import type { DraftReview } from '../editor/draft-review.ts';
import type { QuestionList } from '../editor/use-question-list.ts';
import { type ComparedLine, compareLines } from './compare-lines.ts';
import { ComparedRow } from './compared-row.tsx';

interface CompareWithFileProps {
  readonly review: DraftReview;
  readonly list: QuestionList;
  readonly onChange: (review: DraftReview) => void;
}

/** The file's lines beside the questions that they became, for a Word file: opens on demand, and at first shows what became part of nothing. */
export function CompareWithFile(props: CompareWithFileProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const lines = compareLines(props.review);
  if (lines.length === 0) return null;
  const lost = lines.filter(({ isNothing }) => isNothing).length;
  return (
    <div className="rounded-sheet border border-rule p-3 sm:p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button look="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the file' : 'Compare with the file'}
        </Button>
        {lost > 0 ? (
          <Badge tone="caution">
            <WarningIcon className="size-4" />
            {countText(lost, 'line')} became part of nothing
          </Badge>
        ) : (
          <span className="text-soft">All its lines became part of something, or were left out.</span>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Lines {...props} lines={lines} lost={lost} />}
      </div>
    </div>
  );
}

/** Lines that are shown at first, and added with each press. */
const step = 60;

interface LinesProps extends CompareWithFileProps {
  readonly lines: readonly ComparedLine[];
  readonly lost: number;
}

function Lines({ review, list, onChange, lines, lost }: LinesProps) {
  const [isFiltered, setFiltered] = useState(lost > 0);
  const [count, setCount] = useState(step);
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState('');
  const id = useId();
  const focusSoon = useFocusSoon();
  const shown = isFiltered ? lines.filter(({ isNothing }) => isNothing) : lines;
  const buttonId = (index: number) => `${id}-${index}`;
  const used = (changed: DraftReview, at: number, what: string) => {
    const next = isFiltered ? (shown[at + 1] ?? shown[at - 1]) : shown[at];
    focusSoon(next === undefined ? `${id}-said` : buttonId(next.index));
    setOpened(undefined);
    setSaid(what);
    onChange(changed);
  };
  return (
    <div className="mt-4 grid gap-4">
      <CheckBox
        label={`Only what became part of nothing (${lost})`}
        isChecked={isFiltered}
        onCheck={(isChecked) => {
          setFiltered(isChecked);
          setCount(step);
        }}
      />
      <p id={`${id}-said`} tabIndex={-1} role="status" className={said === '' ? 'sr-only' : 'font-semibold text-tick'}>
        {said}
      </p>
      {shown.length === 0 && <p className="text-soft">Nothing of the file is left over.</p>}
      <ol className="divide-y divide-rule border-y border-rule empty:hidden" aria-label="Lines of the file">
        {shown.slice(0, count).map((compared, at) => (
          <ComparedRow
            key={compared.index}
            review={review}
            compared={compared}
            buttonId={buttonId(compared.index)}
            isOpen={opened === compared.index}
            onOpen={(isOpen) => setOpened(isOpen ? compared.index : undefined)}
            onShow={list.show}
            onMade={(made) => {
              onChange(made.review);
              list.edit(made.review, made.key);
              setOpened(undefined);
              setSaid('');
            }}
            onAdded={(changed, what) => used(changed, at, what)}
          />
        ))}
      </ol>
      {shown.length > count && (
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => {
            const first = shown[count];
            setCount(count + step);
            if (first !== undefined) focusSoon(buttonId(first.index));
          }}
        >
          Show {Math.min(step, shown.length - count)} more of {countText(shown.length, 'line')}
        </Button>
      )}
    </div>
  );
}
