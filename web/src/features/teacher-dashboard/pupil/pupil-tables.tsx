import type { PupilAttempt, PupilDecision } from '@markwell/server/contract';
import { Link } from 'wouter';
import { Badge } from '../../../components/badge.tsx';
import { Section } from '../../../components/section.tsx';
import { type Column, column, SortTable } from '../../../components/sort-table/sort-table.tsx';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { attemptAddress } from '../addresses.ts';

/** Every attempt, the latest first. */
export function AttemptTable({ attempts }: { readonly attempts: readonly PupilAttempt[] }) {
  return (
    <Section id="attempts" title="Every attempt" headingClass="mb-3" isSheet>
      <SortTable
        name="attempts"
        caption="Every attempt, latest first"
        columns={attemptColumns}
        rows={attempts}
        keyOf={({ id }) => id}
        usual="-at"
      />
    </Section>
  );
}

const attemptColumns: readonly Column<PupilAttempt>[] = [
  column('homework', 'Homework', ({ homework }) => homework.title, { cell: homeworkCell }),
  column('class', 'Class', ({ studentClass }) => studentClass, { className: 'max-md:hidden' }),
  column('at', 'Handed in', ({ submittedAt }) => submittedAt, {
    isTime: true,
    className: 'max-sm:hidden whitespace-nowrap text-small',
    cell: ({ submittedAt }) => schoolTimeText(submittedAt),
  }),
  column('marks', 'Marks', ({ totalMarks }) => totalMarks, {
    isFigure: true,
    cell: ({ totalMarks, maxMarks }) => `${totalMarks}/${maxMarks}`,
  }),
  column('percentage', '%', ({ percentage }) => percentage, { isFigure: true }),
  // By rank: grades have no alphabetical order.
  column('grade', 'Grade', ({ percentage }) => -percentage, { className: 'max-sm:hidden', cell: ({ grade }) => grade }),
];

function homeworkCell({ id, homework, isFirst, isBest, counts, dueAt, submittedAt }: PupilAttempt) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-normal">
      <Link href={attemptAddress(id)} className="touch min-h-6">
        {homework.title}
      </Link>
      {isFirst && <Badge tone="pen">first</Badge>}
      {isBest && <Badge tone="tick">best</Badge>}
      {dueAt !== null && submittedAt > dueAt && <Badge tone="caution">late</Badge>}
      {!counts && <Badge tone="caution">does not count</Badge>}
    </span>
  );
}

/** What people decided about what was handed in, and why. */
export function DecisionTable({ decisions }: { readonly decisions: readonly PupilDecision[] }) {
  return (
    <Section id="decisions" title="What was decided" headingClass="mb-3" isSheet>
      <SortTable
        name="decisions"
        caption="What was decided about these attempts, latest first"
        columns={decisionColumns}
        rows={decisions}
        keyOf={(one) => JSON.stringify(one)}
        usual="-at"
      />
    </Section>
  );
}

const decisionColumns: readonly Column<PupilDecision>[] = [
  column('about', 'About', ({ homework }) => homework?.title ?? '', { cell: aboutCell }),
  { key: 'what', label: 'What', cell: whatCell },
  column('by', 'Who', ({ by }) => by ?? '', { className: 'max-sm:hidden', cell: ({ by }) => by ?? '–' }),
  column('at', 'When', ({ at }) => at, {
    isTime: true,
    className: 'max-md:hidden whitespace-nowrap text-small',
    cell: ({ at }) => (at === null ? '–' : schoolTimeText(at)),
  }),
];

function aboutCell({ attemptId, homework, label }: PupilDecision) {
  const title = homework?.title ?? 'All homework';
  return (
    <span className="font-normal">
      {attemptId === null ? (
        title
      ) : (
        <Link href={attemptAddress(attemptId)} className="touch">
          {title}
        </Link>
      )}
      {label !== undefined && `, ${label}`}
    </span>
  );
}

function whatCell({ what, why, endedAt }: PupilDecision) {
  return (
    <span className="wrap-anywhere">
      {what.charAt(0).toUpperCase() + what.slice(1)}
      {endedAt !== null && ` (taken back ${schoolTimeText(endedAt)})`}
      {why !== null && <span className="block text-small text-soft">“{why}”</span>}
    </span>
  );
}
