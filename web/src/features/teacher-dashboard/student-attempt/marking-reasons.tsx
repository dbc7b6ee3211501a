import { isUnmarked, type QuestionResult } from '@markwell/marking-core';
import { CrossIcon, TickIcon } from '../../../components/icons.tsx';
import { evidenceWords, refusalWords } from '../marking-words.ts';

/** What earned marks by the scheme, and what did not. */
export function MarkingReasons({ result }: { readonly result: Omit<QuestionResult, 'overridden'> }) {
  const { evidence, marksAwarded, maxMarks } = result;
  // What people have judged says by itself that it got no mark.
  const isTold = result.refusal === 'judged' && evidence.length > 0;
  const refusal = isTold || isUnmarked(result) ? undefined : refusalWords(result.refusal);
  return (
    <>
      {evidence.length > 0 && (
        <ul className="grid gap-1">
          {evidence.map((one) => (
            <li key={`${one.part}|${one.words}`} className="flex gap-2">
              {one.marks === 0 ? (
                <CrossIcon className="mt-1 size-4 text-cross" />
              ) : (
                <TickIcon className="mt-1 size-4 text-tick" />
              )}
              {evidenceWords(one, maxMarks)}
            </li>
          ))}
        </ul>
      )}
      {isUnmarked(result) && <p>Not marked yet: only a person can judge it.</p>}
      {refusal !== undefined && (
        <p className="flex gap-2">
          <CrossIcon className="mt-1 size-4 text-cross" />
          {marksAwarded > 0 ? `Not all marks: ${refusal}` : `No mark: ${refusal}`}
        </p>
      )}
    </>
  );
}
