import { exportResults } from '@markwell/server/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { failureText } from '../../../lib/failure.ts';
import { staffDownload } from '../../../lib/staff-session/staff-download.ts';
import type { ReportAddress } from '../addresses.ts';

/** Takes the results away: on paper, or as a file for a spreadsheet. */
export function ReportTools({ address }: { readonly address: ReportAddress }) {
  const { number, studentClass, homework } = address;
  const download = useMutation({
    mutationFn: () =>
      staffDownload(
        'teacher',
        exportResults,
        { class: studentClass, homework: homework === undefined ? undefined : String(homework) },
        { params: { number } },
      ),
  });
  return (
    <div className="no-print grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button look="secondary" onClick={() => download.mutate()}>
          {download.isPending ? 'Preparing…' : 'Download CSV'}
        </Button>
      </div>
      <p role="alert" className="font-semibold text-cross empty:hidden">
        {download.isError ? `The file could not be made. ${failureText(download.error)}` : null}
      </p>
    </div>
  );
}
