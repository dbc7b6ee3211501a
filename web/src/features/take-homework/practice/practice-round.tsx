import { type Answer, asBeside, isAnswered, materialOf, type QuestionResult } from '@markwell/marking-core';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { failureText, isMissing } from '../../../lib/failure.ts';
import { feedbackInWords } from '../../../lib/feedback-in-words.ts';
import { forgetPractice, keepTries, type Pupil } from '../../../lib/practice/practice-bank.ts';
import { t } from '../../../lib/texts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import { verdictOf } from '../../../lib/verdict.ts';
import { QuestionCard } from '../../../question-types/question-card.tsx';
import { fetchQuestionTypes } from '../../../question-types/registry.ts';
import { SharedMaterial } from '../../../question-types/shared-material.tsx';
import { markPractice, type PracticeItem } from './practice-items.ts';

interface PracticeRoundProps {
  readonly pupil: Pupil;
  readonly items: readonly PracticeItem[];
  readonly onEnd: () => void;
}

/** One question after another, each marked as soon as it is checked. */
export function PracticeRound({ pupil, items, onEnd }: PracticeRoundProps) {
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  useEffect(() => fetchQuestionTypes(items.map(({ question }) => question)), [items]);
  const item = items[at];
  if (item === undefined) {
    return (
      <div className="grid gap-6">
        <PageHeading>{t('practice.score', { right, all: items.length })}</PageHeading>
        <p className="text-lead">{right === items.length ? t('practice.well-done') : t('practice.comes-back')}</p>
        <div>
          <Button large onClick={onEnd}>
            {t('practice.back')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <PracticeQuestion
      key={at}
      pupil={pupil}
      item={item}
      place={t('practice.at', { at: at + 1, all: items.length })}
      onRight={() => setRight(right + 1)}
      onNext={() => setAt(at + 1)}
    />
  );
}

interface PracticeQuestionProps {
  readonly pupil: Pupil;
  readonly item: PracticeItem;
  readonly place: string;
  readonly onRight: () => void;
  readonly onNext: () => void;
}

/** A question with what it shares; once checked, why, and the way on. */
function PracticeQuestion({ pupil, item, place, onRight, onNext }: PracticeQuestionProps) {
  const { homework, question, questions, label, entry } = item;
  const [answer, setAnswer] = useState<Answer>();
  const [result, setResult] = useState<QuestionResult>();
  const focusSoon = useFocusSoon();
  const check = useAction(
    async () => {
      if (answer === undefined) return;
      const marked = await markPractice(item, answer);
      if (marked === undefined || verdictOf(marked) === 'unmarked') throw new Error('It could not be marked');
      const isRight = verdictOf(marked) === 'correct';
      const { homeworkId, questionId, submissionKey } = entry;
      await keepTries(pupil, [{ homeworkId, questionId, submissionKey, isRight }], Date.now());
      if (isRight) onRight();
      setResult(marked);
      focusSoon('next');
    },
    (error) => {
      // The attempt has been erased, so there is nothing left to practise.
      if (isMissing(error)) void forgetPractice(pupil, entry.submissionKey);
      return isMissing(error) ? t('practice.gone') : failureText(error);
    },
  );
  const material = materialOf(question, questions).map((one) => asBeside(one, questions, [question]));
  const card = (
    <QuestionCard
      question={question}
      label={label}
      above={[]}
      inView={undefined}
      isOpened={false}
      answer={answer}
      onAnswer={setAnswer}
      result={result}
      disabled={result !== undefined}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <PageHeading className="text-title">{place}</PageHeading>
        <p className="text-small text-soft">{homework.title}</p>
      </div>
      {material.length === 0 ? (
        card
      ) : (
        <section className="shared shared-wide">
          <SharedMaterial beside={material} name={t('type.for', { first: label })} />
          {card}
        </section>
      )}
      {check.problem !== undefined && (
        <Notice tone="caution" role="alert">
          {check.problem}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {result && feedbackInWords(result.feedback)}
      </p>
      <div className="flex flex-wrap gap-3">
        {result === undefined && (
          <Button
            large
            disabledReason={isAnswered(answer) ? undefined : t('practice.answer-first')}
            onClick={() => void check.run()}
          >
            {check.isBusy ? t('update.checking') : t('practice.check')}
          </Button>
        )}
        {result !== undefined && (
          <Button large id="next" onClick={onNext}>
            {t('practice.next')}
          </Button>
        )}
        {result === undefined && (
          <Button look="quiet" onClick={onNext}>
            {t('practice.skip')}
          </Button>
        )}
      </div>
    </div>
  );
}
