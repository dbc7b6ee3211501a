import '../../../components/plots/plots.css';
import type { Department } from '@markwell/server/contract';
import { percent } from '../../../components/count-text.ts';
import { shortDate } from '../../../lib/school-time.ts';

type Cell = Department['cells'][number];

interface ClassesByWeekProps {
  readonly department: Department;
  /** Those with homework, latest first. */
  readonly weeks: readonly string[];
}

/** What is read out alone is within it too, so that the page is no wider for it. */
const scrolling = 'sheet relative overflow-x-auto print:overflow-visible';

/** A row for each class, a column for each week. */
export function ClassesByWeek({ department: { classes, cells }, weeks }: ClassesByWeekProps) {
  const cellOf = new Map(cells.map((cell) => [`${cell.week} ${cell.studentClass}`, cell]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="Classes by week" tabIndex={0} className={scrolling}>
      <table className="department">
        <caption className="px-4 pt-3 pb-1 text-left text-small text-soft">
          In each week: <strong>handed in</strong>, on time of those, <em>average</em>. Trend of the average.
        </caption>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">Trend</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                {shortDate(week)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map(({ studentClass, teacher }) => {
            const own = weeks.map((week) => cellOf.get(`${week} ${studentClass}`));
            return (
              <tr key={studentClass}>
                <th scope="row">
                  {studentClass} <span className="text-small font-normal text-soft">{teacher}</span>
                </th>
                <td>
                  <Trend values={own.map((cell) => cell?.averagePercentage ?? null).reverse()} />
                </td>
                {own.map((cell, index) => (
                  <td key={weeks[index]}>
                    {cell === undefined ? <span className="text-soft">–</span> : <Week cell={cell} />}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Week({ cell: { completed, total, onTime, averagePercentage } }: { readonly cell: Cell }) {
  const figures = [
    ['handed in', total === 0 ? '–' : percent(completed / total), 'font-semibold'],
    ['on time', onTime === null ? '–' : percent(onTime), 'text-soft'],
    ['average', averagePercentage === null ? '–' : `${Math.round(averagePercentage)}%`, 'italic'],
  ] as const;
  return (
    <span className="flex gap-2" title={`${completed} of ${total} handed in`}>
      {figures.map(([name, text, look]) => (
        <span key={name} className={`min-w-9 ${look}`}>
          <span className="sr-only">{name} </span>
          {text}
        </span>
      ))}
    </span>
  );
}

const [width, height] = [72, 20];

/** Averages, oldest first, as a small line; what they are is said in the row. */
function Trend({ values }: { readonly values: readonly (number | null)[] }) {
  const step = width / Math.max(1, values.length - 1);
  const points = values.flatMap((value, index) =>
    value === null ? [] : [`${Math.round(index * step)} ${Math.round(height - (value / 100) * height)}`],
  );
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} width={width} height={height + 4} aria-hidden="true">
      <path d={`M${points.join('L')}${points.length === 1 ? 'h2' : ''}`} className="plot-line" />
    </svg>
  );
}
