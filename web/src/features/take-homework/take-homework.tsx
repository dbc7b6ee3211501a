import type { BuiltInHomework } from '@markwell/marking-core';
import type { ComponentType } from 'react';
import type { CoverColour } from '../../components/book-cover.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { AnsweringView } from './answering-view.tsx';
import { IntroForm } from './intro-form.tsx';
import { pageRules, type QuizPage } from './quiz-page.ts';
import type { ResultsProps } from './results-props.ts';
import { SubmittedView } from './submitted-view.tsx';
import { useAttempt } from './use-attempt.ts';
import { useHomework } from './use-homework.ts';

interface TakeHomeworkProps {
  readonly page: QuizPage;
  /** The homework that comes with the page, if any. */
  readonly builtIn?: BuiltInHomework | undefined;
  readonly Results: ComponentType<ResultsProps>;
}

/** A homework from the intro form to the results (spec part 1, section 4). */
export function TakeHomework({ page, builtIn, Results }: TakeHomeworkProps) {
  const rules = pageRules(page);
  const { choice, tryAgain } = useHomework(page, builtIn);
  const { attempt, status, send, start, declineDraft, submit, retry } = useAttempt(rules);
  const shown =
    attempt.phase === 'intro' ? (choice.kind === 'homework' ? choice.homework : undefined) : attempt.homework;
  const year = shown?.year ?? builtIn?.year;

  const content = () => {
    if (attempt.phase === 'answering') {
      return (
        <AnsweringView attempt={attempt} rules={rules} onEvent={send} onDeclineDraft={declineDraft} onSubmit={submit} />
      );
    }
    if (attempt.phase === 'submitted') {
      return <SubmittedView attempt={attempt} status={status} Results={Results} onEvent={send} onRetry={retry} />;
    }
    switch (choice.kind) {
      case 'loading':
        return <Loading label="Loading homework questions..." />;
      case 'none':
        return <EmptyState message="No homework assignment available at this time." actions={<HomeLink />} />;
      case 'unavailable':
        return (
          <EmptyState
            message="The homework could not be fetched. Check the connection, then try again."
            actions={
              <>
                <Button onClick={tryAgain}>Try again</Button>
                <HomeLink />
              </>
            }
          />
        );
      case 'homework':
        return (
          <IntroForm
            homework={choice.homework}
            colour={coverColour(year)}
            details={attempt.details}
            onDetails={(details) => send({ type: 'details-changed', details })}
            onStart={() => start(choice.homework)}
          />
        );
    }
  };

  return (
    <Page title={shown?.title ?? builtIn?.pageTitle ?? 'Science Home Learning'} colour={coverColour(year)}>
      {content()}
    </Page>
  );
}

function HomeLink() {
  return (
    <LinkButton href="/" look="secondary">
      Return to Home
    </LinkButton>
  );
}

const coloured = [7, 8, 9, 10, 11] as const;

function coverColour(year: number | undefined): CoverColour {
  return coloured.find((known) => known === year) ?? 'science';
}
