import type { ClassReport } from '@markwell/server/contract';

/** The three numbers that a teacher looks for first. */
export function ReportFigures({ report }: { readonly report: ClassReport }) {
  const { completed, total, averagePercentage, notDone, homework } = report;
  const share = total === 0 ? 0 : Math.round((completed / total) * 100);
  const figures = [
    { name: 'have done it', value: `${completed}/${total}`, note: `${share}%` },
    {
      name: 'average score',
      value: averagePercentage === null ? '–' : `${averagePercentage}%`,
      note: averagePercentage === null ? 'nobody yet' : `of ${homework.totalMarks} marks, best attempts`,
    },
    ...(notDone === null
      ? []
      : [{ name: 'have not done it', value: String(notDone.length), note: 'on the class list' }]),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-5 border-y-2 border-rule py-6 sm:grid-cols-3">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-soft">
            {name} <span className="text-small">({note})</span>
          </dt>
          <dd className="text-[2rem] leading-tight font-bold tracking-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
