import type { Answer } from '@markwell/marking-core';
import { answerLines } from '../lib/answer-lines.ts';
import { type GivenPart, givenParts } from './answer-parts/given-parts.ts';
import { PartMark, type PartResults } from './answer-parts/part-mark.tsx';

interface GivenAnswerProps {
  /** 'Your answer' for the student, 'Answer' for staff. */
  readonly label: string;
  readonly answer: Answer | null | undefined;
  /** Its marks: of an answer in parts, what became of each. */
  readonly result?: PartResults;
}

/** What a student gave, as it was written, in the student's pen. */
export function GivenAnswer({ label, answer, result }: GivenAnswerProps) {
  const lines = answer ? answerLines(answer) : [];
  const parts = answer ? givenParts(answer, result) : undefined;
  return (
    <div>
      <p className="text-small text-soft">{label}</p>
      {parts !== undefined ? (
        <GivenParts label={label} parts={parts} />
      ) : lines.length === 0 ? (
        <p className="text-soft">No answer</p>
      ) : (
        lines.map((line) => (
          <p
            key={line}
            translate="no"
            className="border-l-4 border-pen pl-3 wrap-anywhere whitespace-pre-line text-pen"
          >
            {line}
          </p>
        ))
      )}
    </div>
  );
}

/** A row for each part: what it was called, what was given, and whether it is right. */
function GivenParts({ label, parts }: { readonly label: string; readonly parts: readonly GivenPart[] }) {
  return (
    <table aria-label={label} className="w-full border-l-4 border-pen text-left wrap-anywhere">
      <tbody>
        {parts.map(({ name, text, outcome }) => (
          <tr key={name ?? text} className="border-b border-rule align-top last:border-b-0">
            {name !== undefined && (
              <th scope="row" dir="auto" className="w-1/3 py-1 pr-3 pl-3 font-semibold">
                {name}
              </th>
            )}
            <td className="py-1 pl-3">
              <span className="flex flex-wrap items-center gap-x-4">
                <span translate="no" dir="auto" className="text-pen">
                  {text}
                </span>
                <PartMark outcome={outcome} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
