import { listAssignments } from '@markwell/server/contract';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { keepOffline } from '../../lib/keep-offline.ts';
import { t } from '../../lib/texts.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { AssessmentStage } from './assessment-stage.tsx';
import { InfoStage } from './info-stage.tsx';
import { ResultsStage } from './results-stage.tsx';
import { pageTitle } from './texts.ts';
import { childcareId, useAssessment } from './use-assessment.ts';

/** The childcare assessment in its three stages (spec part 2, sections 2 and 4). */
export default function ChildcarePage() {
  const { assessment, send, start, declineDraft, submit } = useAssessment();
  const { data: list } = useCallQuery(listAssignments);
  useEffect(() => void keepOffline([listAssignments.path]), []);
  // Like a quiz, it is offered where the list cannot be had; one that is being taken stays.
  const card = list?.find(({ id }) => id === childcareId);

  const content = () => {
    switch (assessment.stage) {
      case 'info':
        if (card?.isReleased === false) return <NothingReleased />;
        if (typeof card?.contentId === 'number') return <OtherHomework id={card.contentId} />;
        return <InfoStage info={assessment} onEvent={send} onStart={start} />;
      case 'assessment':
        return <AssessmentStage taking={assessment} onEvent={send} onDeclineDraft={declineDraft} onSubmit={submit} />;
      case 'results':
        return <ResultsStage results={assessment} onRetake={() => send({ type: 'retaken' })} />;
    }
  };
  return (
    <Page title={pageTitle} colour="vocational">
      {content()}
    </Page>
  );
}

function NothingReleased() {
  return (
    <>
      <PageHeading className="mb-6 text-display">{pageTitle}</PageHeading>
      <EmptyState
        message={t('quiz.none')}
        actions={
          <LinkButton href="/" look="secondary">
            {t('page.return-home')}
          </LinkButton>
        }
      />
    </>
  );
}

/** Leads on when staff have put another homework on the card. */
function OtherHomework({ id }: { readonly id: number }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(`/homework/${id}`, { replace: true }), [id, navigate]);
  return <Loading label={t('quiz.loading')} />;
}
