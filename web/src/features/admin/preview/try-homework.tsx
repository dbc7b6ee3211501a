import type { Answer, Answers, QuestionResult } from '@markwell/marking-core';
import { type Assignment, type TestMarking, testMarking } from '@markwell/server/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { marksText } from '../../../components/marks-text.ts';
import { showToast } from '../../../components/toast/toast-store.ts';
import { failureText } from '../../../lib/failure.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { QuestionCard } from '../../../question-types/question-card.tsx';
import { HiddenQuestions } from './hidden-questions.tsx';
import { NoUsableQuestions } from './no-usable-questions.tsx';
import { TestOutcome } from './test-outcome.tsx';
import { answersByPlace, evidenceTexts, toResult } from './try-marking.ts';
import { findUsableQuestions } from './usable-questions.ts';

/** The questions of one homework to answer, and its marking to test; nothing of it is stored. */
export function TryHomework({ assignment }: { readonly assignment: Assignment }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [tested, setTested] = useState<TestMarking>();
  const [results, setResults] = useState<ReadonlyMap<string, QuestionResult>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const { usable, hidden } = findUsableQuestions(assignment.questions ?? []);

  const test = async () => {
    setBusy(true);
    try {
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
    } catch (error) {
      const description = `Failed to test marking. ${failureText(error)}`;
      showToast({ tone: 'problem', title: 'Test Failed', description });
    } finally {
      setBusy(false);
    }
  };
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
      <HiddenQuestions hidden={hidden} />
      <div className="grid gap-5">
        {usable.map(({ index, question }) => {
          const result = results.get(question.id);
          return (
            <div key={question.id} className="grid gap-2">
              <QuestionCard
                label={`Q${index + 1}`}
                question={question}
                answer={answers[question.id]}
                result={result}
                onAnswer={give}
              />
              {result !== undefined && evidenceTexts(result).length > 0 && (
                <p className="px-4 text-small text-soft">How it was marked: {evidenceTexts(result).join('; ')}.</p>
              )}
            </div>
          );
        })}
      </div>
      {tested !== undefined && <TestOutcome tested={tested} usable={usable} />}
      <Button
        large
        className="justify-self-start"
        disabledReason={isBusy ? 'The answers are being marked.' : undefined}
        onClick={() => void test()}
      >
        Test Auto-Marking
      </Button>
    </>
  );
}
