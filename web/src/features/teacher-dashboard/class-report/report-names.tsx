import { UnlistedBox } from '../class-roster/unlisted-box.tsx';
import { useRoster } from '../class-roster/use-roster.ts';

interface ReportNamesProps {
  readonly studentClass: string;
  /** Called when figures of the report have changed by it. */
  readonly onChanged: () => void;
}

/** The names that are not on the list of the report's class, with what can be done about them. */
export function ReportNames({ studentClass, onChanged }: ReportNamesProps) {
  const actions = useRoster(studentClass, onChanged);
  const { data } = actions.roster;
  return data === undefined ? null : <UnlistedBox roster={data} actions={actions} />;
}
