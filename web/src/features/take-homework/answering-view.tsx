import { isAnswered, isMarkedQuestion, questionLabels } from '@markwell/marking-core';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { DetailsList } from '../../components/details-list.tsx';
import { DraftOffer } from '../../components/draft-offer.tsx';
import { marksText } from '../../components/marks-text.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { useAskFirst } from '../../components/use-ask-first.tsx';
import { t } from '../../lib/texts.ts';
import { questionPlace } from '../../question-types/question-card.tsx';
import { type Answering, type AttemptEvent, submitBlocked } from './attempt.ts';
import { QuestionList } from './question-list.tsx';
import { QuizBar } from './quiz-bar.tsx';
import type { PageRules } from './quiz-page.ts';

interface AnsweringViewProps {
  readonly attempt: Answering;
  readonly rules: PageRules;
  readonly onEvent: (event: AttemptEvent) => void;
  readonly onDeclineDraft: () => void;
  readonly onSubmit: () => void;
}

/** The question page: who takes it, the questions, how far they are, and Submit (spec part 1, section 2). */
export function AnsweringView({ attempt, rules, onEvent, onDeclineDraft, onSubmit }: AnsweringViewProps) {
  const { details, homework, answers, draft } = attempt;
  const marked = homework.questions.filter(isMarkedQuestion);
  const labels = questionLabels(homework.questions);
  const dots = marked.map(({ id }) => ({
    place: questionPlace(id),
    label: labels.get(id) ?? id,
    isAnswered: isAnswered(answers[id]),
  }));
  const empty = dots.filter((dot) => !dot.isAnswered);
  const [submit, asked] = useAskFirst(empty, onSubmit);
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4">
        <div>
          <PageHeading>{homework.title}</PageHeading>
          {homework.subtitle !== '' && <p className="mt-2 text-lead text-soft">{homework.subtitle}</p>}
        </div>
        <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <DetailsList
            items={[
              { term: t('student.name'), value: details.name, asIs: true },
              { term: t('student.class'), value: details.studentClass, asIs: true },
              { term: t('student.teacher'), value: details.teacher, asIs: true },
            ]}
          />
          <Badge tone="pen">{marksText(marked.reduce((sum, { marks }) => sum + marks, 0))}</Badge>
        </Card>
      </header>
      {draft !== undefined && (
        <DraftOffer draft={draft} onTake={() => onEvent({ type: 'draft-taken' })} onDecline={onDeclineDraft} />
      )}
      <QuestionList questions={homework.questions} answers={answers} onEvent={onEvent} />
      <QuizBar dots={dots} blocked={submitBlocked(attempt, rules)} onSubmit={submit} />
      {asked}
    </div>
  );
}
