import { Field } from '../../../components/field.tsx';

const periods = [
  { weeks: 4, label: 'The last 4 weeks' },
  { weeks: 13, label: 'A term (13 weeks)' },
  { weeks: 26, label: 'Half a year (26 weeks)' },
  { weeks: 53, label: 'A year (53 weeks)' },
] as const;

interface PeriodFieldProps {
  readonly weeks: number;
  readonly onPick: (weeks: number) => void;
}

/** How far back figures go. */
export function PeriodField({ weeks, onPick }: PeriodFieldProps) {
  return (
    <div className="w-full sm:w-64">
      <Field label="Period">
        {(wiring) => (
          <select {...wiring} className="input" value={weeks} onChange={(event) => onPick(Number(event.target.value))}>
            {periods.map((period) => (
              <option key={period.weeks} value={period.weeks}>
                {period.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
