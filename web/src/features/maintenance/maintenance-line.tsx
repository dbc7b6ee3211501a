import './maintenance.css';
import { Button } from '../../components/button.tsx';
import { ClockIcon } from '../../components/icons.tsx';

interface MaintenanceLineProps {
  readonly text: string;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/** A line at the lower edge that stays in view and moves nothing above it, so that nobody loses the place they write at. */
export function MaintenanceLine({ text, isChecking, onCheck }: MaintenanceLineProps) {
  return (
    <div className="edge-line no-print">
      <p role="status" className="flex items-start gap-2 text-small font-semibold">
        <ClockIcon className="mt-0.5 size-4" />
        {text}
      </p>
      <Button look="quiet" onClick={onCheck}>
        {isChecking ? 'Checking…' : 'Check if Back Online'}
      </Button>
    </div>
  );
}
