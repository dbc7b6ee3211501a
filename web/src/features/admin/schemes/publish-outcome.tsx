import { questionName } from '@markwell/marking-core';
import type { PublishedScheme } from '@markwell/server/contract';
import { Notice } from '../../../components/notice.tsx';
import { ChangeList } from './change-list.tsx';

interface PublishOutcomeProps {
  readonly checked: PublishedScheme;
  /** The version that the correction was begun from. */
  readonly begunFrom: number | undefined;
}

/** What publishing would do: the changes in words, what looks wrong, and the examples that would be marked otherwise. */
export function PublishOutcome({ checked, begunFrom }: PublishOutcomeProps) {
  const { changes, messages, report, broken, version } = checked;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h4 className="mb-1 font-semibold">What would change</h4>
        <ChangeList changes={changes} />
      </div>
      {begunFrom !== undefined && begunFrom < version - 1 && (
        <Notice tone="caution">
          Version {version - 1} was published while you worked on this, which you began from version {begunFrom}. What
          it changed and yours has not is listed as taken back: put it into yours too, unless that is what you mean.
        </Notice>
      )}
      {messages.length > 0 && (
        <Notice tone="caution">
          <h4 className="font-semibold">Worth a look</h4>
          <ul className="list-disc pl-5">
            {messages.map(({ path, line, message }) => (
              <li key={`${path} ${message}`} className="break-words">
                Line {line}, {path || 'the whole'}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {report.all.examples > 0 && (
        <p>
          {report.all.agreed} of {report.all.examples} answers marked by people get the marks that people gave.
        </p>
      )}
      {broken.length > 0 && (
        <Notice tone="problem">
          <h4 className="font-semibold">It breaks examples</h4>
          <ul className="list-disc pl-5">
            {broken.map(({ example, kind, result }) => (
              <li key={`${example.questionId} ${example.value} ${example.reason ?? ''}`} className="break-words">
                {questionName(example.questionId)}: ‘{example.reason ?? example.value}’ got {example.marks} from a
                person and would {kind === 'false-accept' ? 'now get' : 'only get'} {result.marksAwarded}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
