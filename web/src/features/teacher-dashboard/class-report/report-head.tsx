import {
  type ClassReport,
  exportMarks,
  exportMarksWorkbook,
  exportResults,
  type Punctuality,
  withdrawRetrieval,
} from '@markwell/server/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../components/button.tsx';
import { TakeBack } from '../../../components/decide/take-back.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { schoolTimeText } from '../../../lib/school-time.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { staffDownload } from '../../../lib/staff-session/staff-download.ts';
import { useAction } from '../../../lib/use-action.ts';
import { historyAddress, insightAddress, type ReportAddress, reportInput } from '../addresses.ts';

const DatesDialog = lazy(() =>
  import('../../../components/homework-dates/dates-dialog.tsx').then((file) => ({ default: file.DatesDialog })),
);

interface ReportDatesProps {
  readonly report: ClassReport;
  /** Of the homework's list. */
  readonly classes: readonly string[];
  /** Called when dates have changed. */
  readonly onChanged: () => void;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** When the homework is due, how many were on time, and where to set it. */
export function ReportDates({ report, classes, onChanged, children }: ReportDatesProps) {
  const [isOpen, setOpen] = useState(false);
  const { homework, dates, may, isWithdrawn } = report;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      {dates === undefined ? <p className="text-soft">No due date</p> : <PunctualityLine dates={dates} />}
      {may.includes('date') && (
        <Button look="quiet" className="no-print -ml-3" onClick={() => setOpen(true)}>
          {dates === undefined ? 'Set dates' : 'Change dates'}
        </Button>
      )}
      {isWithdrawn !== undefined && may.includes('date') && (
        <TakeBack
          look="quiet"
          label={isWithdrawn ? 'Set the quiz again' : 'Withdraw the quiz'}
          takeBack={() =>
            staffCall('teacher', withdrawRetrieval, { isWithdrawn: !isWithdrawn }, { params: { id: homework.id } })
          }
          onDone={onChanged}
        />
      )}
      {isWithdrawn && <p className="text-soft">Withdrawn: students do not see it.</p>}
      {children}
      {isOpen && (
        <Suspense>
          <DatesDialog
            homework={homework}
            classes={classes}
            startClass={report.class ?? undefined}
            onClose={() => setOpen(false)}
            onDone={(title) => {
              setOpen(false);
              onChanged();
              showToast({ tone: 'success', title });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** 'Open from Mon 12 Jan, 09:00 · Due Fri 16 Jan, 16:00 · 18 on time, 2 of them before it opened · 3 late · 6 missing': what there is of it. */
function PunctualityLine({ dates }: { readonly dates: Punctuality }) {
  const { openAt, dueAt, closeAt, onTime, early, late, missing } = dates;
  const said = [
    openAt !== null && `Open from ${schoolTimeText(openAt)}`,
    dueAt !== null && `Due ${schoolTimeText(dueAt)}`,
    closeAt !== null && `Closed ${schoolTimeText(closeAt)}`,
    early > 0 ? `${onTime} on time, ${early} of them before it opened` : `${onTime} on time`,
    `${late} late`,
    missing !== null && `${missing} missing`,
  ];
  return <p className="tabular-nums">{said.filter((part) => part !== false).join(' · ')}</p>;
}

/** With the answers' marks, for the mark sheets of a school system, and every class on a sheet of its own. */
const files = { results: exportResults, marks: exportMarks, workbook: exportMarksWorkbook } as const;

/** Takes the results away: on paper, or as a file for a spreadsheet. */
export function ReportTools({ address }: { readonly address: ReportAddress }) {
  const { number, studentClass } = address;
  const chosen = reportInput(address);
  const download = useAction((file: keyof typeof files) =>
    staffDownload('teacher', files[file], file === 'workbook' ? { homework: chosen.homework } : chosen, {
      params: { number },
    }),
  );
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button look="secondary" onClick={() => void download.run('results')}>
          {download.isBusy ? 'Preparing…' : 'Download CSV'}
        </Button>
      </div>
      <p className="-mx-3 flex flex-wrap">
        <Button look="quiet" onClick={() => void download.run('marks')}>
          Marks for SIMS, Arbor or Bromcom
        </Button>
        <Button look="quiet" onClick={() => void download.run('workbook')}>
          Excel, all classes
        </Button>
      </p>
      <p className="flex flex-wrap gap-x-4">
        <Link href={insightAddress('board', address)} className="touch py-1">
          On the board
        </Link>
        {studentClass !== undefined && (
          <>
            <Link href={insightAddress('heat-map', address)} className="touch py-1">
              Students and questions
            </Link>
            <Link href={historyAddress({ class: studentClass })} className="touch py-1">
              Sheets for parents
            </Link>
          </>
        )}
      </p>
      <p role="alert" className="w-full font-semibold text-cross empty:hidden">
        {download.problem === undefined ? null : `The file could not be made. ${download.problem}`}
      </p>
    </div>
  );
}
