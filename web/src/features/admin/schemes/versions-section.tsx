import { diffSchemes, readScheme, type SchemeVersion } from '@markwell/server/contract';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { Badge } from '../../../components/badge.tsx';
import { BulletList } from '../../../components/bullet-list.tsx';
import { Button } from '../../../components/button.tsx';
import { DialogProblem } from '../../../components/confirm-dialog.tsx';
import { countText } from '../../../components/count-text.ts';
import { marksText } from '../../../components/marks-text.ts';
import { dayAndTimeText } from '../../../lib/date-text.ts';
import { downloadText } from '../../../lib/save-file.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { QueryView } from '../query-view.tsx';
import { useQuestionName } from './question-names.ts';
import { schemeFileText } from './scheme-file.ts';
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
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {versions.map((version) => (
          <VersionRow key={version.version} homeworkId={homeworkId} version={version} />
        ))}
      </ol>
    </Section>
  );
}

function VersionRow({ homeworkId, version: one }: { readonly homeworkId: string; readonly version: SchemeVersion }) {
  const [open, setOpen] = useState<'scheme' | 'changes'>();
  const { version, note, createdBy, createdAt, attempts, examples, isCurrent } = one;
  const download = useAction(async () => {
    const params = { id: homeworkId, version };
    const read = await staffCall('admin', readScheme, undefined, { params });
    downloadText(`${read.scheme.slug}-version-${version}.json`, schemeFileText(read));
  });
  const toggle = (what: 'scheme' | 'changes') => ({
    'aria-expanded': open === what,
    onClick: () => setOpen(open === what ? undefined : what),
  });
  const facts = [
    dayAndTimeText(createdAt),
    createdBy ?? (one.origin === 'built-in' ? 'came with Markwell' : 'by the command line'),
    `marks ${countText(attempts, 'attempt')}`,
    ...(examples > 0 ? [countText(examples, 'marked example')] : []),
  ];
  return (
    <li className="border-l-4 border-rule pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">Version {version}</strong>
        {isCurrent && <Badge tone="tick">marks new attempts</Badge>}
      </p>
      <p className="text-small text-soft">{facts.join(' · ')}</p>
      {note !== null && one.origin !== 'built-in' && <p className="mt-1 max-w-prose break-words">{note}</p>}
      <div className="mt-1 -ml-3 flex flex-wrap gap-x-2">
        <Button look="quiet" {...toggle('scheme')}>
          <span>
            {open === 'scheme' ? 'Hide' : 'Show'} the scheme<span className="sr-only"> of version {version}</span>
          </span>
        </Button>
        {version > 1 && (
          <Button look="quiet" {...toggle('changes')}>
            <span>
              {open === 'changes' ? 'Hide' : 'Show'} what changed<span className="sr-only"> in version {version}</span>
            </span>
          </Button>
        )}
        <Button look="quiet" onClick={() => void download.run()}>
          <span>
            Download<span className="sr-only"> version {version}</span> as JSON
          </span>
        </Button>
      </div>
      <DialogProblem problem={download.problem} />
      {open === 'scheme' && <VersionQuestions homeworkId={homeworkId} version={version} />}
      {open === 'changes' && <VersionChanges homeworkId={homeworkId} version={version} />}
    </li>
  );
}

function VersionQuestions({ homeworkId, version }: { readonly homeworkId: string; readonly version: number }) {
  const read = useStaffQuery('admin', readScheme, undefined, { params: { id: homeworkId, version } });
  return (
    <QueryView query={read} what="the mark scheme">
      {({ questions }) => <SchemeQuestions questions={questions} />}
    </QueryView>
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

/** What a version changes, in words. */
export function ChangeList({ changes }: { readonly changes: readonly { readonly text: string }[] }) {
  if (changes.length === 0) return <p className="text-soft">Nothing that changes a mark.</p>;
  return <BulletList className="max-w-prose" lines={changes.map(({ text }) => text)} />;
}

interface SchemeQuestionsProps {
  readonly questions: z.output<typeof readScheme.output>['questions'];
}

/** A mark scheme in words: each question, its marks, what they are given for and what is expected. */
function SchemeQuestions({ questions }: SchemeQuestionsProps) {
  const nameOf = useQuestionName();
  return (
    <dl className="mt-2 border-t border-rule">
      {questions.map(({ id, maxMarks, gives, expected }) => (
        <div key={id} className="grid gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[minmax(0,1fr)_2fr]">
          <dt className="min-w-0 break-words">
            <span className="font-semibold">{nameOf(id)}</span>
            <span className="block text-small text-soft">
              {marksText(maxMarks)} for {gives}
            </span>
          </dt>
          <dd className="min-w-0 break-words">{expected.length === 0 ? '–' : expected.join('; ')}</dd>
        </div>
      ))}
    </dl>
  );
}
