import { countWaiting, type Judged, judgeAnswers, readQueue } from '@markwell/server/contract';
import { useState } from 'react';
import { Answered } from '../../components/answered.tsx';
import { Button } from '../../components/button.tsx';
import { countText } from '../../components/count-text.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SignedInOnly } from '../../components/staff-session/signed-in-only.tsx';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../lib/use-action.ts';
import { type Decisions, decide, judgementsOf } from './decisions.ts';
import { JudgedBefore } from './judged-before.tsx';
import { JudgedNotice } from './judged-notice.tsx';
import { PendingBar } from './pending-bar.tsx';
import { useQueueAddress } from './queue-address.ts';
import { QueueChooser } from './queue-chooser.tsx';
import { QueueList } from './queue-list.tsx';

const title = 'Answers to judge';
const links = [
  { href: '/', label: 'Home' },
  { href: '/teacher-dashboard', label: 'Teacher dashboard' },
] as const;

const groupsOnPage = 20;
const none: Decisions = new Map();

/** Answers that wait for a judgement, in groups: one key each, confirmed together. */
export default function QueuePage() {
  return (
    <SignedInOnly role="teacher" title={title}>
      {() => <Queue />}
    </SignedInOnly>
  );
}

function Queue() {
  const [address, changeAddress] = useQueueAddress();
  const [decisions, setDecisions] = useState(none);
  const [judged, setJudged] = useState<readonly Judged[]>([]);
  const { homework, studentClass, show, from } = address;
  const input = { homework, class: studentClass, show, from: String(from), limit: String(groupsOnPage) };
  const queue = useStaffQuery('teacher', readQueue, input);
  const waiting = useStaffQuery('teacher', countWaiting, {});
  const lookAgain = () => {
    void queue.askAgain();
    void waiting.askAgain();
  };
  const confirm = useAction(async () => {
    const stored: Judged[] = [];
    try {
      for (const { homeworkId, judgements } of judgementsOf(decisions))
        stored.push(await staffCall('teacher', judgeAnswers, { judgements }, { params: { id: homeworkId } }));
      setDecisions(none);
    } finally {
      // Of several homework some may be stored: what is repeated is stored no second time.
      setJudged(stored);
      lookAgain();
    }
  });
  return (
    <Page title={title} links={links} width="wide">
      <PageHeading>{title}</PageHeading>
      <p className="mt-1 max-w-prose text-soft">
        Answers that say the same are judged once, for everybody who gave them and for those who will. Nothing changes
        until you confirm.
      </p>
      <QueueChooser address={address} waiting={waiting.data ?? []} onChange={changeAddress} />
      {judged.length > 0 && (
        <JudgedNotice
          judged={judged}
          onTakenBack={() => {
            setJudged([]);
            lookAgain();
          }}
        />
      )}
      <Answered query={queue} loading="Loading answers…" what="The answers">
        {({ groups, total, isPartial }) =>
          groups.length === 0 ? (
            <EmptyState message="No answer waits here for a judgement." />
          ) : (
            <>
              <p className="mb-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-soft">
                <span>
                  {total > groups.length ? `${from + 1} to ${from + groups.length} of ` : ''}
                  {countText(total, 'group')}
                  {isPartial && ', of the latest attempts'}
                </span>
                <span className="max-sm:hidden">
                  Keys: <kbd>A</kbd> accept, <kbd>R</kbd> refuse, <kbd>1</kbd>–<kbd>9</kbd> part marks, <kbd>L</kbd>{' '}
                  leave, <kbd>↑</kbd> <kbd>↓</kbd> move
                </span>
              </p>
              <QueueList
                groups={groups}
                showsHomework={homework === undefined}
                decisions={decisions}
                onDecide={(group, marks) => setDecisions((before) => decide(before, group, marks))}
              />
              <Pages from={from} shown={groups.length} total={total} onGo={(next) => changeAddress({ from: next })} />
            </>
          )
        }
      </Answered>
      <PendingBar decisions={decisions} confirm={confirm} onDiscard={() => setDecisions(none)} />
      {homework !== undefined && <JudgedBefore key={judged.length} homework={homework} onTakenBack={lookAgain} />}
    </Page>
  );
}

interface PagesProps {
  readonly from: number;
  readonly shown: number;
  readonly total: number;
  readonly onGo: (from: number) => void;
}

function Pages({ from, shown, total, onGo }: PagesProps) {
  if (total <= shown) return null;
  return (
    <nav aria-label="Pages" className="no-print mt-4 flex gap-3">
      {from > 0 && (
        <Button look="secondary" onClick={() => onGo(Math.max(0, from - groupsOnPage))}>
          Previous {groupsOnPage}
        </Button>
      )}
      {from + shown < total && (
        <Button look="secondary" onClick={() => onGo(from + groupsOnPage)}>
          Next {Math.min(groupsOnPage, total - from - shown)}
        </Button>
      )}
    </nav>
  );
}
