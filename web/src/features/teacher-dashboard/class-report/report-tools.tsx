import { exportMarks, exportMarksWorkbook, exportResults } from '@markwell/server/contract';
import { Link } from 'wouter';
import { Button } from '../../../components/button.tsx';
import { staffDownload } from '../../../lib/staff-session/staff-download.ts';
import { useAction } from '../../../lib/use-action.ts';
import { historyAddress, insightAddress, type ReportAddress, reportInput } from '../addresses.ts';

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
