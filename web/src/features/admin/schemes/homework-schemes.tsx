import { listRemarkRuns, listSchemeVersions } from '@markwell/server/contract';
import { useState } from 'react';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { QueryView } from '../query-view.tsx';
import { PublishSection } from './publish-section.tsx';
import { RemarkHistory } from './remark-history.tsx';
import { RemarkSection } from './remark-section.tsx';
import { VersionsSection } from './versions-section.tsx';

/** Everything about the marking of one homework. */
export function HomeworkSchemes({ homeworkId }: { readonly homeworkId: number }) {
  const id = String(homeworkId);
  const versions = useStaffQuery('admin', listSchemeVersions, undefined, { params: { id } });
  const runs = useStaffQuery('admin', listRemarkRuns, { homework: id });
  const [undone, setUndone] = useState(0);
  const askAgain = () => {
    versions.askAgain();
    runs.askAgain();
  };
  return (
    <QueryView query={versions} what="the mark scheme">
      {({ versions: list }) => (
        <>
          <VersionsSection homeworkId={id} versions={list} />
          <PublishSection homeworkId={id} versions={list} onPublished={askAgain} />
          {/* Begun anew: what was marked again, or what a dry run found, is so no more. */}
          <RemarkSection key={undone} homeworkId={id} versions={list} onApplied={askAgain} />
          <QueryView query={runs} what="the re-marks">
            {(done) => (
              <RemarkHistory
                runs={done}
                onUndone={() => {
                  setUndone(undone + 1);
                  askAgain();
                }}
              />
            )}
          </QueryView>
        </>
      )}
    </QueryView>
  );
}
