import { EmptyState } from '../../../components/empty-state.tsx';
import { explainHidden, type UsableQuestions } from './usable-questions.ts';

/** A homework without a question that can be tried (spec part 2, section 5). */
export function NoUsableQuestions({ hidden }: Pick<UsableQuestions, 'hidden'>) {
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
