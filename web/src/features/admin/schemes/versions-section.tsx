import { diffSchemes, readScheme, type SchemeVersion } from '@markwell/server/contract';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { downloadText } from '../../../lib/download-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { DialogProblem } from '../confirm-dialog.tsx';
import { dayAndTimeText } from '../dates.ts';
import { QueryView } from '../query-view.tsx';
import { ChangeList } from './change-list.tsx';
import { Section } from './section.tsx';

interface VersionsSectionProps {
  readonly homeworkId: string;
  /** Newest first. */
  readonly versions: readonly SchemeVersion[];
}

/** Every version there has been: none is ever changed or lost. */
export function VersionsSection({ homeworkId, versions }: VersionsSectionProps) {
  return (
    <Section title="Versions" about="A version is never changed: a correction is the next one.">
      <ol className="grid gap-4">
        {versions.map((version) => (
          <VersionRow key={version.version} homeworkId={homeworkId} version={version} />
        ))}
      </ol>
    </Section>
  );
}

function VersionRow({ homeworkId, version: one }: { readonly homeworkId: string; readonly version: SchemeVersion }) {
  const [isOpen, setOpen] = useState(false);
  const { version, note, createdBy, createdAt, attempts, examples, isCurrent } = one;
  const download = useAction(async () => {
    const params = { id: homeworkId, version };
    const read = await staffCall('admin', readScheme, undefined, { params });
    const file = { ...read.scheme, ...(read.examples.length > 0 && { examples: read.examples }) };
    downloadText(`${read.scheme.slug}-version-${version}.json`, `${JSON.stringify(file, null, 2)}\n`);
  });
  const facts = [
    dayAndTimeText(createdAt),
    createdBy ?? (one.origin === 'built-in' ? 'came with Markwell' : 'by the command line'),
    attempts === 1 ? 'marks 1 attempt' : `marks ${attempts} attempts`,
    ...(examples > 0 ? [examples === 1 ? '1 marked example' : `${examples} marked examples`] : []),
  ];
  return (
    <li className="border-l-4 border-rule pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">Version {version}</strong>
        {isCurrent && <Badge tone="tick">marks new attempts</Badge>}
      </p>
      <p className="text-small text-soft">{facts.join(' · ')}</p>
      {note !== null && <p className="mt-1 max-w-prose break-words">{note}</p>}
      <div className="mt-1 -ml-3 flex flex-wrap gap-x-2">
        {version > 1 && (
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'} what changed<span className="sr-only"> in version {version}</span>
          </Button>
        )}
        <Button look="quiet" onClick={() => void download.run()}>
          Download<span className="sr-only"> version {version}</span> as JSON
        </Button>
      </div>
      <DialogProblem problem={download.problem} />
      {isOpen && <VersionChanges homeworkId={homeworkId} version={version} />}
    </li>
  );
}

function VersionChanges({ homeworkId, version }: { readonly homeworkId: string; readonly version: number }) {
  const changes = useStaffQuery('admin', diffSchemes, undefined, {
    params: { id: homeworkId, before: version - 1, after: version },
  });
  return (
    <QueryView query={changes} what="what changed">
      {({ changes: list }) => <ChangeList changes={list} />}
    </QueryView>
  );
}
