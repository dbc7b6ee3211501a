import type { QuestionStatistics } from '@markwell/server/contract';

interface QuestionPartsProps {
  readonly parts: NonNullable<QuestionStatistics['parts']>;
  /** Students whose first attempt was asked it. */
  readonly asked: number;
}

/** How many had each slot, option or place right, and what stood there instead. */
export function QuestionParts({ parts, asked }: QuestionPartsProps) {
  const isTicked = parts.some(({ ticked }) => ticked !== undefined);
  return (
    <table className="mt-3 w-full text-small">
      <caption className="sr-only">How each part was answered in first attempts</caption>
      <thead>
        <tr className="text-left text-soft">
          <th className="py-1 pr-3 font-semibold">Part</th>
          <th className="py-1 pr-3 font-semibold">Right</th>
          <th className="py-1 font-semibold">{isTicked ? 'Ticked by' : 'Most often instead'}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, right, ticked, wrong }) => (
          <tr key={part} className="border-t border-rule align-top">
            <th scope="row" dir="auto" className="min-w-18 py-1 pr-3 text-left font-semibold break-words">
              {part}
            </th>
            <td className="py-1 pr-3 whitespace-nowrap">
              {right} of {asked}
            </td>
            <td className="py-1 break-words">
              {ticked ??
                wrong.map(({ answer, count }, index) => (
                  <span key={answer}>
                    {index > 0 && ', '}
                    <bdi>“{answer}”</bdi> ({count})
                  </span>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
