import { t } from '../lib/texts.ts';

interface ProgressCounterProps {
  readonly answered: number;
  readonly total: number;
}

/** 'Questions answered: 3 / 7', with a bar that says the same. */
export function ProgressCounter({ answered, total }: ProgressCounterProps) {
  const share = total === 0 ? 0 : Math.min(answered / total, 1);
  return (
    <div className="grow basis-60 sm:grow-0">
      <p className="text-small font-semibold sm:text-base">{t('quiz.progress', { answered, total })}</p>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="mt-1.5 h-2 w-full rounded-small forced-colors:border"
        aria-hidden="true"
      >
        <rect width="100" height="6" className="fill-rule forced-colors:fill-[Canvas]" />
        <rect width={share * 100} height="6" className="fill-pen forced-colors:fill-[Highlight]" />
      </svg>
    </div>
  );
}
