import { confirmQueueDraft, countWaiting, type Judged, readQueue } from '@markwell/server/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { Answered } from '../../components/answered.tsx';
import { Button } from '../../components/button.tsx';
import { countText } from '../../components/count-text.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { staffPage } from '../../components/staff-session/signed-in-only.tsx';
import { staffCall } from '../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../lib/staff-session/use-staff-query.ts';
import { JudgedBefore, JudgedNotice } from './judged-before.tsx';
import { type Confirmed, PendingBar } from './pending-bar.tsx';
import { type QueueAddress, useQueueAddress } from './queue-address.ts';
import { QueueChooser } from './queue-chooser.tsx';
import { QueueList } from './queue-list.tsx';
import { useDraft } from './use-draft.ts';

const title = 'Answers to judge';
const links = [
  { href: '/', label: 'Home' },
  { href: '/teacher-dashboard', label: 'Teacher dashboard' },
] as const;

const groupsOnPage = 20;

/** Answers that wait for a judgement, in groups: one key each, confirmed together. */
function Queue() {
  const [address, changeAddress] = useQueueAddress();
  const draft = useDraft();
  const [judged, setJudged] = useState<readonly Judged[]>([]);
  const { homework, studentClass, of, show, from } = address;
  const input = { homework, class: studentClass, of, show, from: String(from), limit: String(groupsOnPage) };
  const queue = useStaffQuery('teacher', readQueue, input);
  const waiting = useStaffQuery('teacher', countWaiting, {});
  const lookAgain = () => {
    void queue.askAgain();
    void waiting.askAgain();
  };
  const confirm = async ({ effects: { token, others }, reason }: Confirmed) => {
    const said = reason === undefined ? {} : { others: { classes: others.map((one) => one.class), reason } };
    const { judged: stored } = await staffCall('teacher', confirmQueueDraft, { token, ...said });
    await draft.query.askAgain();
    setJudged(stored);
    lookAgain();
    scrollTo(0, 0);
  };
  return (
    <Page title={title} links={links} width="wide">
      <PageHeading>{title}</PageHeading>
      <QueueChooser
        address={address}
        waiting={waiting.data ?? []}
        mine={queue.data?.mine ?? []}
        onChange={changeAddress}
        above={
          <p className="mt-1 max-w-prose text-soft">
            Answers that say the same are judged once, for everybody who gave them and for those who will. What you
            judge is kept as you go. Nothing changes until you confirm.
          </p>
        }
        below={<Scope address={address} mine={queue.data?.mine ?? []} onChange={changeAddress} />}
      />
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
        {({ groups, total, isPartial, mine }) => (
          <>
            {groups.length === 0 ? (
              <Nothing address={address} mine={mine} onChange={changeAddress} />
            ) : (
              <>
                <p className="mb-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-small text-soft">
                  <span>
                    {total > groups.length ? `${from + 1} to ${from + groups.length} of ` : ''}
                    {countText(total, 'group')}
                    {isPartial && ', of the latest attempts'}
                  </span>
                  {groups.some(({ may }) => may.includes('judge')) && (
                    <span className="max-sm:hidden">
                      Keys: <kbd>Enter</kbd> the marks are right, <kbd>0</kbd>–<kbd>9</kbd> give marks, <kbd>A</kbd>{' '}
                      accept, <kbd>R</kbd> refuse, <kbd>L</kbd> leave, <kbd>↑</kbd> <kbd>↓</kbd> move
                    </span>
                  )}
                </p>
                <QueueList
                  key={JSON.stringify(address)}
                  groups={groups}
                  showsHomework={homework === undefined}
                  hasClasses={mine.length > 0}
                  decisions={draft.decisions}
                  press={draft.press}
                />
                <Pages from={from} shown={groups.length} total={total} onGo={(next) => changeAddress({ from: next })} />
              </>
            )}
          </>
        )}
      </Answered>
      <PendingBar draft={draft} onConfirm={confirm} />
      {homework !== undefined && (
        <JudgedBefore
          key={judged.length}
          homework={homework}
          mayTakeBack={queue.data?.may.includes('take-back') ?? false}
          onTakenBack={lookAgain}
        />
      )}
    </Page>
  );
}

interface ScopeProps {
  readonly address: QueueAddress;
  readonly mine: readonly string[];
  readonly onChange: (changed: Partial<QueueAddress>) => void;
}

/** Whose answers these are, and the way to the others. */
function Scope({ address: { studentClass, of }, mine, onChange }: ScopeProps) {
  if (studentClass !== undefined || (of === 'mine' && mine.length === 0)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        {of === 'mine' ? (
          <>
            From <b>your classes</b>: {mine.join(', ')}.
          </>
        ) : (
          <>
            From the <b>whole school</b>, classes of others too.
          </>
        )}
      </span>
      <Button look="quiet" onClick={() => onChange({ of: of === 'mine' ? 'school' : 'mine' })}>
        {of === 'mine' ? 'Show the whole school' : 'Show my classes only'}
      </Button>
    </p>
  );
}

function Nothing({ address: { studentClass, of }, mine, onChange }: ScopeProps) {
  if (studentClass !== undefined || of === 'school' || mine.length > 0)
    return <EmptyState message="No answer waits here for a judgement." />;
  return (
    <EmptyState
      message="You have no classes yet."
      actions={
        <>
          <Link href="/teacher-dashboard" className="button button-primary">
            To the teacher dashboard
          </Link>
          <Button look="secondary" onClick={() => onChange({ of: 'school' })}>
            Show the whole school
          </Button>
        </>
      }
    >
      <p className="mx-auto mt-2 max-w-prose text-soft">
        Press “Choose my classes” on the teacher dashboard, or ask an administrator to give you yours. This page then
        opens on their answers.
      </p>
    </EmptyState>
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

export default staffPage('teacher', title, Queue);
