import type { HardQuestion } from '@markwell/server/contract';
import { countText, numberText, percent } from '../../../components/count-text.ts';
import { ShareBar } from '../../../components/plots/bar-list.tsx';
import { PlotFrame } from '../../../components/plots/plot-frame.tsx';

interface HardestQuestionsProps {
  readonly questions: readonly HardQuestion[];
}

/** The questions that first attempts got fewest marks for, hardest first, with what was answered instead. */
export function HardestQuestions({ questions }: HardestQuestionsProps) {
  return (
    <PlotFrame
      title="Hardest questions"
      summary="Share of the marks that first attempts got, before anyone had seen feedback."
      columns={['Question', 'Homework', 'Share of the marks', 'First attempts', 'Common wrong answers']}
      rows={questions.map((question) => [
        `${question.label ?? question.questionId}: ${question.question}`,
        question.homeworkTitle,
        percent(question.facility),
        numberText(question.students),
        question.commonWrongAnswers.map(({ answer, count }) => `${answer} (${count})`).join('; ') || 'none',
      ])}
    >
      <ol className="grid gap-5">
        {questions.map((question) => (
          <li
            key={`${question.homeworkId} ${question.questionId}`}
            className="border-t border-rule pt-4 first:border-0 first:pt-0"
          >
            <HardQuestionEntry question={question} />
          </li>
        ))}
      </ol>
    </PlotFrame>
  );
}

function HardQuestionEntry({ question }: { readonly question: HardQuestion }) {
  const { homeworkTitle, facility, students, commonWrongAnswers: wrong } = question;
  return (
    <>
      <p className="text-small text-soft">{homeworkTitle}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="min-w-0 font-semibold">{question.question}</span>
        <span className="font-semibold tabular-nums">{percent(facility)}</span>
      </p>
      <ShareBar share={facility} />
      <p className="mt-1.5 text-small text-soft">
        {countText(students, 'first attempt')}
        {wrong.length > 0 && ' · instead: '}
        {wrong.map(({ answer, count }, index) => (
          <span key={answer}>
            {index > 0 && ', '}
            <q className="text-ink">{answer}</q> ({count})
          </span>
        ))}
      </p>
    </>
  );
}
