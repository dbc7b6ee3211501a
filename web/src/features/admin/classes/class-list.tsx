import type { AdminClass } from '@markwell/server/contract';
import { useId } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import type { AskedOfClass } from './class-dialog.tsx';
import type { ClassGroup } from './class-groups.ts';

interface ClassListProps {
  readonly group: ClassGroup;
  readonly onAsk: (asked: AskedOfClass) => void;
}

/** One list of classes, such as Year 8. */
export function ClassList({ group: { name, classes }, onAsk }: ClassListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="sheet">
      <h3 id={headingId} className="border-b-2 border-rule px-4 py-3 text-lead sm:px-5">
        {name} <span className="text-base font-normal text-soft">· {classes.length}</span>
      </h3>
      {classes.length === 0 ? (
        <p className="px-4 py-4 text-soft sm:px-5">No class yet: students find none to choose here.</p>
      ) : (
        <ul className="divide-y divide-rule" aria-labelledby={headingId}>
          {classes.map((entry) => (
            <ClassRow key={entry.id} entry={entry} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ClassRow({ entry, onAsk }: { readonly entry: AdminClass; readonly onAsk: ClassListProps['onAsk'] }) {
  const id = useId();
  const { code, teacher, isSample, rosterSize } = entry;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-2.5">
          <span id={id} className="font-semibold">
            {code}
          </span>
          {isSample && <Badge>sample</Badge>}
        </p>
        <p className="text-small text-soft">
          {teacher} · {rosterSize === 0 ? 'no class list' : `${rosterSize} on the class list`}
        </p>
      </div>
      <div className="-ml-3 flex sm:ml-0">
        <LinkButton href={`/teacher-dashboard/class-list?${new URLSearchParams({ class: code })}`} look="quiet">
          Class list
          <span className="sr-only"> of {code}</span>
        </LinkButton>
        <Button look="quiet" aria-describedby={id} onClick={() => onAsk({ kind: 'teacher', entry })}>
          Teacher
        </Button>
        <Button look="quiet" aria-describedby={id} onClick={() => onAsk({ kind: 'remove', entry })}>
          Remove
        </Button>
      </div>
    </li>
  );
}
