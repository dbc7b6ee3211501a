import type { QueueGroup } from '@markwell/server/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Decisions, type Press, readKey } from './decisions.ts';
import { QueueRow } from './queue-row.tsx';

interface QueueListProps {
  readonly groups: readonly QueueGroup[];
  readonly showsHomework: boolean;
  /** Whether the reader has any classes. */
  readonly hasClasses: boolean;
  readonly decisions: Decisions;
  readonly press: (press: Press) => void;
}

/** For so long after the list has come a key decides nothing, in milliseconds: nobody has read it yet. */
const unread = 300;

/**
 * The groups one below the other; with the focus on one of them a key decides and goes on to the next. The first has it on arrival, and
 * when others come while nothing has it, as after confirming. Others that come meanwhile leave it with the group that has it.
 */
export function QueueList({ groups, showsHomework, hasClasses, decisions, press }: QueueListProps) {
  const [place, setPlace] = useState({ key: '', index: 0 });
  const rows = useRef<(HTMLLIElement | null)[]>([]);
  const cameAt = useRef(0);
  const at = groups.findIndex(({ key }) => key === place.key);
  const current = at < 0 ? Math.min(place.index, groups.length - 1) : at;
  const keys = groups.map(({ key }) => key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever others have come
  useEffect(() => {
    cameAt.current = performance.now();
    // If another control has the focus, it keeps it.
    const { activeElement } = document;
    if (activeElement === null || activeElement.matches('body, h1, main'))
      rows.current[0]?.focus({ preventScroll: true });
  }, [keys]);
  const goTo = (next: number) => {
    const row = rows.current[Math.max(0, Math.min(next, groups.length - 1))];
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent) => {
    const group = groups[current];
    if (group === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    // Enter on a button presses it.
    if (event.key === 'Enter' && event.target !== rows.current[current]) return;
    const meaning = readKey(event.key, group);
    if (meaning === undefined) return;
    event.preventDefault();
    if (meaning === 'previous') return goTo(current - 1);
    if (meaning === 'next') return goTo(current + 1);
    // A key that is held down, or pressed at what is not in view, decides nothing: nobody has read it.
    if (!isInView(rows.current[current])) return goTo(current);
    if (event.repeat || performance.now() - cameAt.current < unread) return;
    if (meaning !== 'leave') press({ group, marks: meaning });
    else if (decisions.has(group.key)) press({ group, marks: null });
    goTo(current + 1);
  };
  return (
    <ol aria-label="Answers to judge" className="sheet overflow-hidden" onKeyDown={onKey}>
      {groups.map((group, index) => {
        const before = groups[index - 1];
        const isSame = before?.homework.id === group.homework.id && before.questionId === group.questionId;
        // Each slot of a question has a key of its own.
        const isSameKey = isSame && String(before.expected) === String(group.expected);
        return (
          <QueueRow
            key={group.key}
            {...{ group, showsHomework, hasClasses }}
            isFirstOfQuestion={!isSame}
            showsExpected={!isSameKey}
            decided={decisions.get(group.key)?.marks}
            isCurrent={index === current}
            rowRef={(row) => {
              rows.current[index] = row;
            }}
            onFocus={() => setPlace({ key: group.key, index })}
            onDecide={(marks) => press({ group, marks: marks ?? null })}
          />
        );
      })}
    </ol>
  );
}

/** Whether all of an element can be seen, or as much as there is room for; what lies behind something else is not seen. */
function isInView(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  const isSeenAt = (y: number) => {
    const there = document.elementFromPoint(middle, y);
    return there !== null && element.contains(there);
  };
  const isTall = bottom - top > innerHeight / 2;
  if (isTall) return isSeenAt(Math.max(top, 0) + 2) && top < innerHeight / 2;
  return isSeenAt(top + 2) && isSeenAt(bottom - 2);
}
