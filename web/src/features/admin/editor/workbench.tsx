import type { ReactNode } from 'react';
import { Loading } from '../../../components/loading.tsx';
import { Notice, type NoticeTone } from '../../../components/notice.tsx';
import { ViewHeading } from '../view-heading.tsx';

/** Why something was not stored. */
export interface Refusal {
  readonly tone?: NoticeTone;
  readonly title: string;
  /** A line each. */
  readonly text: string;
  /** What can be done. */
  readonly choices?: ReactNode;
}

interface WorkbenchProps {
  readonly heading: string;
  /** False where something below it does. */
  readonly takesFocus?: boolean;
  /** What storing will mean, and what is known of all that is there. */
  readonly hint: ReactNode;
  /** The way back, beside the heading. */
  readonly back?: ReactNode;
  /** The drafts. */
  readonly children: ReactNode;
  readonly refusal: Refusal | undefined;
  /** What is under way. */
  readonly busy: string | undefined;
  /** The buttons at its foot. */
  readonly actions: ReactNode;
}

/** Where homework is written, edited, or looked over once it was read. */
export function Workbench(props: WorkbenchProps) {
  const { heading, takesFocus = true, hint, back, children, refusal, busy, actions } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="sheet flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5 sm:p-7">
        <div className="min-w-0">
          <ViewHeading takesFocus={takesFocus}>{heading}</ViewHeading>
          <div className="mt-2 grid max-w-prose gap-2 text-soft">{hint}</div>
        </div>
        {back}
      </div>
      {children}
      <div role="alert" className="empty:hidden">
        {refusal && (
          <Notice tone={refusal.tone ?? 'problem'} title={refusal.title}>
            <p className="whitespace-pre-line">{refusal.text}</p>
            {refusal.choices}
          </Notice>
        )}
      </div>
      {busy !== undefined && <Loading label={busy} />}
      <div className="sheet flex flex-wrap items-start gap-3 p-5 sm:p-7">{actions}</div>
    </div>
  );
}
