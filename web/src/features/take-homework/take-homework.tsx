import { listAssignments } from '@markwell/server/contract';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import type { CoverColour } from '../../components/book-cover.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { keepOffline } from '../../lib/keep-offline.ts';
import { t } from '../../lib/texts.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { fetchQuestionTypes } from '../../question-types/registry.ts';
import { AnsweringView } from './answering-view.tsx';
import { type Bundled, type Choice, chooseHomework } from './choose-homework.ts';
import { IntroForm } from './intro-form.tsx';
import { pageRules, type QuizPage } from './quiz-page.ts';
import type { ResultsProps } from './results-props.ts';
import { SubmittedView } from './submitted-view.tsx';
import { useAttempt } from './use-attempt.ts';

interface TakeHomeworkProps {
  readonly page: QuizPage;
  /** The homework that comes with the page, if any. */
  readonly builtIn?: Bundled | undefined;
  readonly Results: ComponentType<ResultsProps>;
}

/** A homework from the intro form to the results (spec part 1, section 4). */
export function TakeHomework({ page, builtIn, Results }: TakeHomeworkProps) {
  const rules = pageRules(page);
  const { choice, tryAgain } = useHomework(page, builtIn);
  const { attempt, status, send, start, declineDraft, submit, retry } = useAttempt(rules);
  const shown =
    attempt.phase === 'intro' ? (choice.kind === 'homework' ? choice.homework : undefined) : attempt.homework;
  useEffect(() => fetchQuestionTypes(shown?.questions ?? []), [shown]);
  useEffect(() => {
    const pictures = shown?.questions.flatMap(({ diagramPath }) => diagramPath ?? []);
    if (pictures !== undefined) void keepOffline([listAssignments.path, ...new Set(pictures)]);
  }, [shown]);
  const year = shown?.year ?? builtIn?.paper.year;
  const title = shown?.title ?? builtIn?.paper.pageTitle ?? 'Science Home Learning';

  const content = () => {
    if (attempt.phase === 'answering') {
      return (
        <AnsweringView attempt={attempt} rules={rules} onEvent={send} onDeclineDraft={declineDraft} onSubmit={submit} />
      );
    }
    if (attempt.phase === 'submitted') {
      return (
        <SubmittedView
          attempt={attempt}
          status={status}
          rules={rules}
          Results={Results}
          onEvent={send}
          onRetry={retry}
          onHandIn={submit}
        />
      );
    }
    switch (choice.kind) {
      case 'loading':
        return (
          <WithHeading title={title}>
            <Loading label={t('quiz.loading')} />
          </WithHeading>
        );
      case 'none':
        return (
          <WithHeading title={title}>
            <EmptyState message={t('quiz.none')} actions={<HomeLink />} />
          </WithHeading>
        );
      case 'unavailable':
        return (
          <WithHeading title={title}>
            <EmptyState
              message={t('quiz.unavailable')}
              actions={
                <>
                  <Button onClick={tryAgain}>{t('page.try-again')}</Button>
                  <HomeLink />
                </>
              }
            />
          </WithHeading>
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
    <Page title={title} colour={coverColour(year)}>
      {content()}
    </Page>
  );
}

/** Placeholder for a homework. Its heading takes no focus: that of the intro form or the next page will. */
function WithHeading({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h1 className="mb-6 text-display font-extrabold">{title}</h1>
      {children}
    </>
  );
}

function HomeLink() {
  return (
    <LinkButton href="/" look="secondary">
      {t('page.return-home')}
    </LinkButton>
  );
}

const coloured = [7, 8, 9, 10, 11] as const;

function coverColour(year: number | undefined): CoverColour {
  return coloured.find((known) => known === year) ?? 'science';
}

/** What the page has to show, by the list as it is now, and how to ask for the list again. */
function useHomework(page: QuizPage, builtIn: Bundled | undefined) {
  const list = useCallQuery(listAssignments);
  const choice = useMemo((): Choice | { readonly kind: 'loading' } => {
    return list.isPending ? { kind: 'loading' } : chooseHomework(page, list.data, builtIn);
  }, [list.isPending, list.data, page, builtIn]);
  return { choice, tryAgain: () => void list.refetch() };
}
