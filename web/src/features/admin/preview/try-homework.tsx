import { type Answer, type Answers, type QuestionResult, questionLabels } from '@markwell/marking-core';
import { type Assignment, type TestMarking, testMarking } from '@markwell/server/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { BulletList } from '../../../components/bullet-list.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { marksText } from '../../../components/marks-text.ts';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { failureText } from '../../../lib/failure.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useAction } from '../../../lib/use-action.ts';
import { QuestionBlocks } from '../../../question-types/question-blocks.tsx';
import { MarkedCard } from '../editor/student-view.tsx';
import { answersByPlace, toResult } from './try-marking.ts';
import { explainHidden, findUsableQuestions, type PlacedQuestion, type UsableQuestions } from './usable-questions.ts';

/** The questions of one homework to answer, and its marking to test; nothing of it is stored. */
export function TryHomework({ assignment }: { readonly assignment: Assignment }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [tested, setTested] = useState<TestMarking>();
  const [results, setResults] = useState<ReadonlyMap<string, QuestionResult>>(new Map());
  const { usable, hidden } = findUsableQuestions(assignment.questions ?? []);

  const test = useAction(async () => {
    const input = { assignmentId: assignment.id, answers: answersByPlace(usable, answers) };
    const answer = await staffCall('admin', testMarking, input);
    setTested(answer);
    const placed = answer.questionResults.map((result) => {
      const questionId = assignment.questions?.[result.index]?.id ?? result.questionId;
      return [questionId, toResult({ ...result, questionId })] as const;
    });
    setResults(new Map(placed));
    const description = `Total score: ${answer.totalScore}/${answer.totalMarks}`;
    showToast({ tone: 'success', title: 'Marking Test Complete', description });
  }, sayFailure);
  const give = (answer: Answer) => {
    setAnswers({ ...answers, [answer.questionId]: answer });
    // The old verdict would appear beside the new answer.
    const others = new Map(results);
    others.delete(answer.questionId);
    setResults(others);
  };

  if (usable.length === 0) return <NoUsableQuestions hidden={hidden} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-title">{assignment.title}</h3>
        <Badge>{marksText(assignment.totalMarks ?? 0)}</Badge>
        {assignment.yearGroup !== null && assignment.yearGroup !== undefined && (
          <Badge>Year {assignment.yearGroup}</Badge>
        )}
      </div>
      <HiddenQuestions hidden={hidden} labels={questionLabels(assignment.questions ?? [])} />
      <QuestionBlocks
        questions={assignment.questions ?? []}
        card={({ question, ...placed }) => {
          if (!usable.some((one) => one.question.id === question.id)) return null;
          return (
            <MarkedCard
              {...placed}
              question={question}
              answer={answers[question.id]}
              result={results.get(question.id)}
              onAnswer={give}
            />
          );
        }}
      />
      {tested !== undefined && <TestOutcome tested={tested} usable={usable} />}
      <Button
        large
        className="justify-self-start"
        disabledReason={test.isBusy ? 'The answers are being marked.' : undefined}
        onClick={() => void test.run()}
      >
        Test Auto-Marking
      </Button>
    </>
  );
}

function sayFailure(error: unknown): string {
  const description = `Failed to test marking. ${failureText(error)}`;
  showToast({ tone: 'problem', title: 'Test Failed', description });
  return description;
}

interface HiddenQuestionsProps extends Pick<UsableQuestions, 'hidden'> {
  readonly labels: ReadonlyMap<string, string>;
}

/** How many questions the preview leaves out, which, and by which rule. */
function HiddenQuestions({ hidden, labels }: HiddenQuestionsProps) {
  if (hidden.length === 0) return null;
  return (
    <Notice tone="caution">
      <BulletList lines={explainHidden(hidden)} />
      <p className="mt-1">Students are shown them all the same; a test marks them as unanswered.</p>
      <details>
        <summary className="cursor-pointer py-2.5 font-semibold text-pen">Show which</summary>
        <ul className="grid gap-1.5">
          {hidden.map(({ question }) => (
            <li key={question.id}>
              <strong>{labels.get(question.id) ?? 'Read'}</strong> {question.question}
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

/** A homework without a question that can be tried (spec part 2, section 5). */
function NoUsableQuestions({ hidden }: Pick<UsableQuestions, 'hidden'>) {
  return (
    <div role="status">
      <EmptyState message="Complete Homework Content Needed">
        <div className="mx-auto mt-3 grid max-w-prose gap-1 text-soft">
          {hidden.length === 0 ? (
            <p>This homework has no questions. Choose another, or upload it again with its questions.</p>
          ) : (
            <>
              <p>No question of this homework can be tried.</p>
              {explainHidden(hidden).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </>
          )}
        </div>
      </EmptyState>
    </div>
  );
}

interface TestOutcomeProps {
  readonly tested: TestMarking;
  readonly usable: readonly PlacedQuestion[];
}

/** The whole of a marking test: each question's marks stand beside it. */
function TestOutcome({ tested: { totalScore, totalMarks, questionResults }, usable }: TestOutcomeProps) {
  const shown = new Set(usable.map(({ index }) => index));
  const ofShown = questionResults.filter(({ index }) => shown.has(index));
  const outOf = ofShown.reduce((sum, { marks }) => sum + marks, 0);
  const correct = ofShown.filter(({ correct: isCorrect }) => isCorrect).length;
  return (
    <Notice tone="info" title={`Total score: ${totalScore}/${totalMarks}`} headingLevel={3}>
      <p>
        {correct} of {ofShown.length} answers correct. Each question above shows its marks and feedback.
      </p>
      {outOf < totalMarks && <p>{marksText(totalMarks - outOf)} of the total belong to questions hidden here.</p>}
    </Notice>
  );
}
