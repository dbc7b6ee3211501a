import type { QueueGroup } from '@markwell/server/contract';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Decisions, groupKey, readKey } from './decisions.ts';
import { QueueRow } from './queue-row.tsx';

interface QueueListProps {
  readonly groups: readonly QueueGroup[];
  readonly showsHomework: boolean;
  readonly decisions: Decisions;
  readonly onDecide: (group: QueueGroup, marks: number | undefined) => void;
}

/** The groups one below the other; with the focus on one of them a key decides and goes on to the next. */
export function QueueList({ groups, showsHomework, decisions, onDecide }: QueueListProps) {
  const [place, setPlace] = useState(0);
  const rows = useRef<(HTMLLIElement | null)[]>([]);
  const current = Math.min(place, groups.length - 1);
  const goTo = (next: number) => {
    const row = rows.current[Math.max(0, Math.min(next, groups.length - 1))];
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const group = groups[current];
    if (group === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const meaning = readKey(event.key, group);
    if (meaning === undefined) return;
    event.preventDefault();
    if (meaning === 'previous') return goTo(current - 1);
    if (meaning === 'leave') onDecide(group, undefined);
    else if (meaning !== 'next') onDecide(group, meaning);
    goTo(current + 1);
  };
  return (
    <ol aria-label="Answers to judge" className="sheet overflow-hidden" onKeyDown={press}>
      {groups.map((group, index) => {
        const before = groups[index - 1];
        const isSame = before?.homework.id === group.homework.id && before.questionId === group.questionId;
        return (
          <QueueRow
            key={groupKey(group)}
            group={group}
            isFirstOfQuestion={!isSame}
            showsHomework={showsHomework}
            decided={decisions.get(groupKey(group))?.marks}
            isCurrent={index === current}
            rowRef={(row) => {
              rows.current[index] = row;
            }}
            onFocus={() => setPlace(index)}
            onDecide={(marks) => onDecide(group, marks)}
          />
        );
      })}
    </ol>
  );
}
