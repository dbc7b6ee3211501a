import type { AskedBefore } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { marksText } from '../../../components/marks-text.ts';
import { schoolDayText } from '../../../lib/school-time.ts';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';

interface RetrievalListProps {
  readonly quiz: readonly AskedBefore[];
  /** What can take the place of one, weakest first. */
  readonly spare: readonly AskedBefore[];
  readonly onQuiz: (quiz: AskedBefore[]) => void;
}

/** The questions of a quiz, each with where it is from and how well it was known, to be dropped or swapped for the next. */
export function RetrievalList({ quiz, spare, onQuiz }: RetrievalListProps) {
  const focusSoon = useFocusSoon();
  const swap = (index: number) => {
    // Round and round: what was swapped out comes back after the others.
    const after = quiz[index] && spare.find(({ facility }) => facility >= (quiz[index]?.facility ?? 0));
    const next = after ?? spare[0];
    if (next !== undefined) onQuiz(quiz.with(index, next));
  };
  const drop = (index: number) => {
    onQuiz(quiz.toSpliced(index, 1));
    focusSoon('retrieval-list');
  };
  return (
    <ol id="retrieval-list" tabIndex={-1} aria-label="Questions of the quiz" className="divide-y divide-rule">
      {quiz.map((one, index) => (
        <li
          key={`${one.homeworkId} ${one.questionIds[0]}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
        >
          <div className="min-w-0 grow basis-72">
            <p className="line-clamp-2 font-semibold">{`${index + 1}. ${one.question}`}</p>
            <p className="text-small text-soft">
              {[
                [one.label, one.homeworkTitle].filter(Boolean).join(' of '),
                schoolDayText(one.askedAt),
                one.questionIds.length > 1 && `${one.questionIds.length} parts`,
                marksText(one.marks),
                `${Math.round(100 * one.facility)}% right of ${one.students}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <div className="-mr-3 flex">
            {spare.length > 0 && (
              <Button look="quiet" onClick={() => swap(index)}>
                Swap<span className="sr-only">{` question ${index + 1}`}</span>
              </Button>
            )}
            <Button look="quiet" onClick={() => drop(index)}>
              Drop<span className="sr-only">{` question ${index + 1}`}</span>
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}
