import { type Answers, isMarkedQuestion, type Question } from '@markwell/marking-core';
import type { UploadAssignment } from '@markwell/server/contract';
import { useState } from 'react';
import { QuestionCard } from '../../../question-types/question-card.tsx';

/** The questions as students will see them, to be answered for a try; nothing is marked or kept. */
export function StudentView({ assignment }: { readonly assignment: UploadAssignment }) {
  const [answers, setAnswers] = useState<Answers>({});
  const questions = assignment.questions.filter(({ question }) => question.trim() !== '').map(withoutKey);
  const marked = questions.filter(isMarkedQuestion);
  if (questions.length === 0) return <p className="sheet p-5">There is no question yet.</p>;
  return (
    <div className="grid gap-5">
      {questions.map((question) => {
        const number = marked.indexOf(question) + 1;
        return (
          <QuestionCard
            key={question.id}
            label={number === 0 ? 'Read' : `Q${number}`}
            question={question}
            answer={answers[question.id]}
            result={undefined}
            onAnswer={(answer) => setAnswers({ ...answers, [answer.questionId]: answer })}
          />
        );
      })}
    </div>
  );
}

function withoutKey(draft: UploadAssignment['questions'][number]): Question {
  const { correctAnswers: _answers, markingPoints: _points, tolerance: _tolerance, ...shown } = draft;
  return shown;
}
