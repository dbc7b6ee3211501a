import { type AskedBefore, proposeRetrieval, setRetrieval } from '@markwell/server/contract';
import { useState } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormBody } from '../../../components/form-dialog.tsx';
import { marksText } from '../../../components/marks-text.ts';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { clockTime, schoolDayText } from '../../../lib/school-time.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { useSchoolZone } from '../../../lib/use-school-zone.ts';

interface RetrievalDialogProps {
  readonly classes: readonly string[];
  /** Called once a quiz has been set. */
  readonly onSet: () => void;
  readonly onClose: () => void;
}

/** Sets a class a quiz of what it was asked about three and ten weeks ago. */
export default function RetrievalDialog({ classes, onSet, onClose }: RetrievalDialogProps) {
  const [chosen, setChosen] = useState(classes.length === 1 ? (classes[0] ?? '') : '');
  const query = useStaffQuery('teacher', proposeRetrieval, { class: chosen }, { enabled: chosen !== '' });
  const isClockKnown = useSchoolZone();
  return (
    <Dialog title="Set a retrieval quiz" onClose={onClose} wide>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="max-w-prose text-soft">
          Questions that the class was asked about three and ten weeks ago, those it knew least first.
        </p>
        <Select
          label="Class"
          placeholder="Choose a class"
          value={chosen}
          options={classes.map((code) => ({ value: code, label: code }))}
          onPick={setChosen}
        />
        {chosen !== '' && isClockKnown && (
          <Answered query={query} loading="Looking for questions…" what="The questions">
            {({ class: code, questions }) => <QuizForm key={code} {...{ code, questions, onSet, onClose }} />}
          </Answered>
        )}
        {chosen === '' && (
          <div>
            <Button look="secondary" onClick={onClose}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface QuizFormProps extends Pick<RetrievalDialogProps, 'onSet' | 'onClose'> {
  readonly code: string;
  /** Weakest first. */
  readonly questions: readonly AskedBefore[];
}

const usualSize = 8;
const sizes = [5, 6, 7, 8, 9, 10, 11, 12].map(String);
const week = 7 * 24 * 60 * 60 * 1000;

function QuizForm({ code, questions, onSet, onClose }: QuizFormProps) {
  const [quiz, setQuiz] = useState(questions.slice(0, usualSize));
  const [due, setDue] = useState(() => `${clockTime(new Date(Date.now() + week).toISOString()).slice(0, 11)}16:00`);
  const action = useAction(async () => {
    const asked = quiz.map(({ homeworkId, questionIds: [questionId = ''] }) => ({ homeworkId, questionId }));
    const { id, title } = await staffCall('teacher', setRetrieval, { class: code, questions: asked, due });
    const description = new URL(`/homework/${id}`, location.href).href;
    showToast({ tone: 'success', title: `${title} is set`, description });
    onSet();
    onClose();
  });
  if (questions.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{`Nobody in ${code} handed in homework two to four or eight to twelve weeks ago, so there is nothing to ask again yet.`}</p>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    );
  }
  const spare = questions.filter((one) => !quiz.includes(one));
  return (
    <FormBody
      submit={`Set it for ${code}`}
      disabledReason={quiz.length === 0 ? 'No question is left.' : undefined}
      action={action}
      onSubmit={() => quiz.length > 0 && void action.run()}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Questions"
          placeholder={String(quiz.length)}
          value=""
          options={sizes.filter((size) => Number(size) <= questions.length).map((value) => ({ value, label: value }))}
          onPick={(size) => size !== '' && setQuiz(questions.slice(0, Number(size)))}
        />
        <TextField label="Due" type="datetime-local" value={due} onText={setDue} />
      </div>
      <RetrievalList quiz={quiz} spare={spare} onQuiz={setQuiz} />
    </FormBody>
  );
}

interface RetrievalListProps {
  readonly quiz: readonly AskedBefore[];
  /** What can take the place of one, weakest first. */
  readonly spare: readonly AskedBefore[];
  readonly onQuiz: (quiz: AskedBefore[]) => void;
}

/** The questions of a quiz, each with where it is from and how well it was known, to be dropped or swapped for the next. */
function RetrievalList({ quiz, spare, onQuiz }: RetrievalListProps) {
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
