import type { AdminHomework } from '@markwell/server/contract';
import { useId } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { countText } from '../../../components/count-text.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { marksText } from '../../../components/marks-text.ts';
import { WaitingNote } from '../../../components/waiting-note.tsx';
import { dayText } from '../../../lib/date-text.ts';
import { AskButtons, releaseOf } from './ask-buttons.tsx';
import { type AskedOfHomework, editSearch } from './homework-dialog.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';
import { cardName, studentPath } from './what-students-see.ts';

interface HomeworkRowProps {
  readonly item: AdminHomework;
  readonly all: readonly AdminHomework[];
  readonly onAsk: (asked: AskedOfHomework) => void;
}

/** One homework: what it is, where it came from, whether students see it, and what can be done with it. */
export function HomeworkRow({ item, all, onAsk }: HomeworkRowProps) {
  const titleId = useId();
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span id={titleId} className="min-w-0 text-lead font-semibold">
            {item.title}
          </span>
          <VisibilityBadge item={item} all={all} />
          {item.shownOn.map((card) => (
            <Badge key={card} tone="pen">
              on the {cardName(card)} card
            </Badge>
          ))}
        </p>
        <p className="mt-1 text-small text-soft">{facts(item).join(' · ')}</p>
        {item.attemptCount > 0 && <WaitingNote homework={item.id} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <AskButtons
          asks={[
            releaseOf(item),
            ['Put on a card', { kind: 'point', homework: item }],
            ['Dates', { kind: 'dates', item }],
          ]}
          describedBy={titleId}
          onAsk={onAsk}
        />
        <CopyButton
          text={new URL(studentPath(item), location.href).href}
          label="Copy link"
          done="Link copied"
          describedBy={titleId}
        />
        <LinkButton look="quiet" href={`?tab=science&view=preview&homework=${item.id}`}>
          Preview <span className="sr-only">{item.title}</span>
        </LinkButton>
        {item.origin === 'imported' && (
          <LinkButton look="quiet" href={`?${new URLSearchParams(editSearch(item.id))}`}>
            Edit <span className="sr-only">{item.title}</span>
          </LinkButton>
        )}
        <AskButtons
          asks={[
            ['Copy', { kind: 'copy', item }],
            ['Export', { kind: 'export', item }],
            ...(item.origin === 'imported' ? [['Delete', { kind: 'delete', item }] as const] : []),
          ]}
          look="quiet"
          describedBy={titleId}
          onAsk={onAsk}
        />
      </div>
    </li>
  );
}

function facts(item: AdminHomework): string[] {
  const { id, yearGroup, weekDate, questionCount, totalMarks, attemptCount, origin, batchName, sourceName } = item;
  return [
    `Number ${id}`,
    ...(yearGroup === null ? [] : [`Year ${yearGroup}`]),
    ...(weekDate === null ? [] : [weekDate]),
    countText(questionCount, 'question'),
    marksText(totalMarks),
    countText(attemptCount, 'attempt'),
    origin === 'built-in' ? 'came with Markwell' : `uploaded ${dayText(item.createdAt)}`,
    ...(batchName === null ? [] : [`batch ‘${batchName}’`]),
    ...(sourceName === null ? [] : [sourceName]),
  ];
}
