import { Button } from '../../components/button.tsx';
import { ClockIcon } from '../../components/icons.tsx';

interface MaintenanceBannerProps {
  readonly text: string;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/** What is left of the cover when a student has put it aside: one line that stays in view. */
export function MaintenanceBanner({ text, isChecking, onCheck }: MaintenanceBannerProps) {
  return (
    <div className="no-print sticky top-0 z-20 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-caution bg-caution-wash px-4 py-1.5 text-caution">
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
