import { listAssignments, type StudentDetails } from '@markwell/server/contract';
import { useEffect, useMemo, useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loading } from '../../../components/loading.tsx';
import { Page } from '../../../components/page.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { StudentForm } from '../../../components/student-form.tsx';
import { keepOffline } from '../../../lib/keep-offline.ts';
import { atHand, forgetPractice, type Pupil, practiceOf } from '../../../lib/practice/practice-bank.ts';
import type { PracticeEntry } from '../../../lib/practice/schedule.ts';
import { t } from '../../../lib/texts.ts';
import { useCallQuery } from '../../../lib/use-call-query.ts';
import { newAttempt, startBlocked } from '../attempt.ts';
import { practiceItems } from './practice-items.ts';
import { PracticeList } from './practice-list.tsx';
import { PracticeRound } from './practice-round.tsx';

/** What a pupil got wrong on this device before, to be tried again. */
export default function PracticePage() {
  const [pupil, setPupil] = useState(atHand.pupil);
  useEffect(() => {
    atHand.pupil = undefined;
    void keepOffline([listAssignments.path]);
  }, []);
  return (
    <Page title={t('practice.title')} colour="science">
      {pupil === undefined ? (
        <WhoForm onPupil={setPupil} />
      ) : (
        <Practice pupil={pupil} onLeave={() => setPupil(undefined)} />
      )}
    </Page>
  );
}

function WhoForm({ onPupil }: { readonly onPupil: (pupil: Pupil) => void }) {
  const [details, setDetails] = useState<StudentDetails>(newAttempt.details);
  const blocked = startBlocked(details);
  return (
    <StudentForm
      top={
        <>
          <PageHeading>{t('practice.title')}</PageHeading>
          <p className="text-lead">{t('practice.about')}</p>
        </>
      }
      colour="science"
      year={undefined}
      details={details}
      onDetails={(change) => setDetails({ ...details, ...change })}
      startLabel={t('practice.show')}
      startBlocked={blocked}
      onStart={() => blocked === undefined && onPupil(details)}
    />
  );
}

interface PracticeProps {
  readonly pupil: Pupil;
  readonly onLeave: () => void;
}

/** The pupil's list, and a round of it. */
function Practice({ pupil, onLeave }: PracticeProps) {
  const list = useCallQuery(listAssignments);
  const [entries, setEntries] = useState<readonly PracticeEntry[]>();
  const [round, setRound] = useState<readonly PracticeEntry[]>();
  useEffect(() => {
    if (round === undefined) practiceOf(pupil).then(setEntries);
  }, [pupil, round]);
  const items = useMemo(() => practiceItems(round ?? entries ?? [], list.data ?? []), [round, entries, list.data]);

  if (list.isPending || entries === undefined) return <Loading label={t('practice.loading')} />;
  if (round !== undefined) return <PracticeRound pupil={pupil} items={items} onEnd={() => setRound(undefined)} />;
  const forget = async () => {
    await forgetPractice(pupil);
    onLeave();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeading>{t('practice.title')}</PageHeading>
      {items.length > 0 ? (
        <PracticeList pupil={pupil} items={items} onStart={setRound} onLeave={onLeave} onForget={forget} />
      ) : (
        <EmptyState
          message={list.data === undefined ? t('quiz.unavailable') : t('practice.nothing', { name: pupil.name })}
          actions={
            <LinkButton href="/science-department" look="secondary">
              {t('page.science')}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}
