import { type DepartmentIdeas, readDepartmentIdeas } from '@markwell/server/contract';
import { useState } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { Badge } from '../../../components/badge.tsx';
import { percent } from '../../../components/count-text.ts';
import { Select } from '../../../components/select.tsx';
import { shortDate } from '../../../lib/school-time.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';

interface HardestIdeasProps {
  /** Latest first, at least one. */
  readonly weeks: readonly string[];
  readonly choice: { readonly year?: string; readonly all?: string };
}

/** What was hardest in a week, and what was written instead, over all classes. */
export function HardestIdeas({ weeks, choice }: HardestIdeasProps) {
  const [picked, setPicked] = useState('');
  const week = weeks.includes(picked) ? picked : (weeks[0] ?? '');
  const query = useStaffQuery('teacher', readDepartmentIdeas, { ...choice, week });
  return (
    <section aria-labelledby="ideas" className="sheet p-4 sm:p-6">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="ideas" className="text-title">
          Hardest ideas of the week
        </h2>
        <Select
          label="Week of"
          placeholder="The latest"
          options={weeks.map((one) => ({ value: one, label: shortDate(one) }))}
          value={picked}
          onPick={setPicked}
        />
      </div>
      <Answered query={query} loading="Reading the answers…" what="The ideas">
        {({ ideas }) =>
          ideas.length === 0 ? (
            <p className="text-soft">Nothing was hard.</p>
          ) : (
            <ol className="grid gap-4">
              {ideas.map((idea) => (
                <Idea key={`${idea.homework.id} ${idea.questionId}`} idea={idea} />
              ))}
            </ol>
          )
        }
      </Answered>
    </section>
  );
}

function Idea({ idea }: { readonly idea: DepartmentIdeas['ideas'][number] }) {
  const { homework, questionId, label = questionId, question, points, facility, asked, wrongAnswers } = idea;
  return (
    <li className="border-t border-rule pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <strong className="min-w-0 wrap-anywhere">
          {label} {question}
        </strong>
        <span>{percent(facility)} of the marks</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-soft">
        {homework.title}
        {points.map((point) => (
          <Badge key={point}>{point}</Badge>
        ))}
      </p>
      <ul className="mt-1 grid gap-1">
        {wrongAnswers.map(({ answer, count, note, classes = [] }) => (
          <li key={answer} className="border-l-4 border-rule pl-3">
            <bdi className="font-semibold wrap-anywhere">“{answer}”</bdi>{' '}
            <span className="text-soft">
              {percent(asked === 0 ? 0 : count / asked)} ({count} of {asked}) in {classes.join(', ')}
            </span>
            {note !== undefined && <span className="block text-small">{note}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}
