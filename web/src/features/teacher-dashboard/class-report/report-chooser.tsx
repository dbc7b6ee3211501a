import type { ClassStats, TeacherAssignment } from '@markwell/server/contract';
import { useLocation } from 'wouter';
import { Select } from '../../../components/select.tsx';
import { type ReportAddress, reportAddress } from '../addresses.ts';

interface ReportChooserProps {
  readonly address: ReportAddress;
  readonly assignment: TeacherAssignment | undefined;
  readonly classes: readonly ClassStats[];
}

/** Another class, or an earlier homework of the same card. */
export function ReportChooser({ address, assignment, classes }: ReportChooserProps) {
  const [, navigate] = useLocation();
  const { studentClass, homework } = address;
  const codes = classes.map((one) => one.studentClass);
  // A class that is asked for stays chosen while the others are on their way.
  const known = studentClass === undefined || codes.includes(studentClass) ? codes : [studentClass, ...codes];
  const earlier = assignment?.earlierHomework ?? [];
  return (
    <div className="no-print mt-6 mb-8 grid gap-4 sm:grid-cols-2 lg:max-w-3xl">
      <Select
        label="Class"
        placeholder="All classes together"
        value={studentClass ?? ''}
        options={known.map((code) => ({ value: code, label: code }))}
        onPick={(code) => navigate(reportAddress({ ...address, studentClass: code === '' ? undefined : code }))}
      />
      {earlier.length > 0 && (
        <Select
          label="Homework"
          placeholder="The one that is set now"
          value={homework === undefined ? '' : String(homework)}
          options={earlier.map(({ id, title }) => ({ value: String(id), label: `Earlier: ${title}` }))}
          onPick={(id) => navigate(reportAddress({ ...address, homework: id === '' ? undefined : Number(id) }))}
        />
      )}
    </div>
  );
}
