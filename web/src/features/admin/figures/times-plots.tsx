import type { Analytics } from '@markwell/server/contract';
import { numberText } from '../../../components/count-text.ts';
import { ColumnChart } from '../../../components/plots/charts.tsx';
import { PlotFrame } from '../../../components/plots/plot-frame.tsx';
import { WeekGrid } from '../../../components/plots/week-grid.tsx';
import { clockHour, hourText, weekdayName } from './words.ts';

/** When in the day attempts are submitted. */
export function HoursPlot({ byHour }: Pick<Analytics, 'byHour'>) {
  const most = busiest(byHour);
  return (
    <PlotFrame
      title="Attempts by hour of the day"
      summary={most === undefined ? 'There are no attempts.' : `Most come from ${hourText(most.hour)}.`}
      columns={['Hour', 'Attempts']}
      rows={byHour.map(({ hour, count }) => [hourText(hour), numberText(count)])}
    >
      <ColumnChart
        columns={byHour.map(({ hour, count }) => ({ label: String(hour), value: count }))}
        across="Hour of the day, 0 to 23"
        up="Attempts"
      />
    </PlotFrame>
  );
}

/** On which days attempts are submitted. */
export function WeekdaysPlot({ byWeekday }: Pick<Analytics, 'byWeekday'>) {
  const most = busiest(byWeekday);
  return (
    <PlotFrame
      title="Attempts by day of the week"
      summary={most === undefined ? 'There are no attempts.' : `Most come on a ${weekdayName(most.weekday)}.`}
      columns={['Day', 'Attempts']}
      rows={byWeekday.map(({ weekday, count }) => [weekdayName(weekday), numberText(count)])}
    >
      <ColumnChart
        columns={byWeekday.map(({ weekday, count }) => ({ label: weekdayName(weekday).slice(0, 3), value: count }))}
        across="Day of the week"
        up="Attempts"
      />
    </PlotFrame>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Hours of the week together: when homework is done. */
export function WeekPlot({ byWeekdayAndHour, byHour }: Pick<Analytics, 'byWeekdayAndHour' | 'byHour'>) {
  const found = new Map(byWeekdayAndHour.map(({ weekday, hour, count }) => [`${weekday} ${hour}`, count]));
  return (
    <PlotFrame
      title="Attempts by day and hour"
      summary="When homework is done: the larger the dot, the more attempts."
      columns={['Hour', ...weekdays.map(weekdayName)]}
      rows={byHour.map(({ hour }) => [
        hourText(hour),
        ...weekdays.map((weekday) => numberText(found.get(`${weekday} ${hour}`) ?? 0)),
      ])}
    >
      <WeekGrid
        rows={weekdays.map((weekday) => weekdayName(weekday).slice(0, 3))}
        columns={byHour.map(({ hour }) => clockHour(hour).replace('midnight', '12 am').replace(' noon', ' pm'))}
        cells={byWeekdayAndHour.map(({ weekday, hour, count }) => ({ row: weekday - 1, column: hour, count }))}
      />
    </PlotFrame>
  );
}

function busiest<Row extends { readonly count: number }>(rows: readonly Row[]): Row | undefined {
  const most = Math.max(0, ...rows.map(({ count }) => count));
  return most === 0 ? undefined : rows.find(({ count }) => count === most);
}
