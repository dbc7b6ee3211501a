import { listClasses, listTeacherAssignments } from '@markwell/server/contract';
import { useRef } from 'react';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Page } from '../../../components/page.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { Select } from '../../../components/select.tsx';
import { staffPage } from '../../../components/staff-session/signed-in-only.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useCallQuery } from '../../../lib/use-call-query.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { dashboardLinks } from '../addresses.ts';
import { classesOfLink, classLink, linkTargets } from './link-targets.ts';

/** Links that open a homework with the class chosen, as QR codes: one for the board, or a sheet with those of all classes. */
function ClassLinks() {
  const [search, setSearch] = useSearchParams();
  const assignments = useStaffQuery('teacher', listTeacherAssignments, undefined);
  const { data: classes = [] } = useCallQuery(listClasses);
  const board = useRef<HTMLDivElement>(null);
  const studentClass = search.get('class') ?? '';
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return (
    <Page title="Links and QR codes" links={dashboardLinks} width="wide">
      <PageHeading className="no-print text-display">Links and QR codes</PageHeading>
      <p className="no-print mt-1 max-w-prose text-soft">
        Whoever opens one finds the class chosen already, and types only a name.
      </p>
      <Answered query={assignments} loading="Loading the homework…" what="The homework">
        {(list) => {
          const targets = linkTargets(list);
          const target = targets.find(({ path }) => path === search.get('homework')) ?? targets[0];
          if (target === undefined) return null;
          const offered = classesOfLink(target, classes);
          const shown = offered.filter(({ code }) => studentClass === '' || code === studentClass);
          return (
            <>
              <div className="no-print mt-6 mb-6 grid gap-4 sm:grid-cols-2 lg:max-w-3xl">
                <Select
                  label="What it opens"
                  placeholder="The science page"
                  value={target.path === targets[0]?.path ? '' : target.path}
                  options={targets.slice(1).map(({ path, title }) => ({ value: path, label: title }))}
                  onPick={(path) => choose('homework', path)}
                />
                <Select
                  label="Class"
                  placeholder="All classes on one sheet"
                  value={studentClass}
                  options={offered.map(({ code }) => ({ value: code, label: code }))}
                  onPick={(code) => choose('class', code)}
                />
              </div>
              <div className="no-print mb-6 flex flex-wrap gap-3">
                <Button onClick={() => window.print()}>Print</Button>
                {shown.length === 1 && (
                  <Button look="secondary" onClick={() => void board.current?.requestFullscreen?.()}>
                    Full screen for the board
                  </Button>
                )}
              </div>
              {shown.length === 0 ? (
                <p role="status">This homework is not for {studentClass}. Choose another class or homework.</p>
              ) : (
                <div
                  ref={board}
                  className={
                    shown.length === 1
                      ? 'grid justify-items-center overflow-auto bg-sheet p-4'
                      : 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3'
                  }
                >
                  {shown.map(({ code, teacher }) => (
                    <LinkCard
                      key={code}
                      studentClass={code}
                      teacher={teacher}
                      title={target.title}
                      link={classLink(target, code)}
                      isLarge={shown.length === 1}
                    />
                  ))}
                </div>
              )}
            </>
          );
        }}
      </Answered>
    </Page>
  );
}

interface LinkCardProps {
  readonly studentClass: string;
  readonly teacher: string;
  /** Of what the link opens. */
  readonly title: string;
  readonly link: string;
  /** Alone on the page, to be read from the back of a room. */
  readonly isLarge: boolean;
}

/** One class's link, as a code and in letters. */
function LinkCard({ studentClass, teacher, title, link, isLarge }: LinkCardProps) {
  return (
    <section
      aria-label={studentClass}
      className={`sheet grid w-full justify-items-center gap-2 p-5 text-center ${isLarge ? 'max-w-2xl' : ''}`}
    >
      <h2 className={isLarge ? 'text-display font-extrabold' : 'text-title'}>{studentClass}</h2>
      <p className="text-small text-soft">{teacher}</p>
      <p className="font-semibold text-balance">{title}</p>
      <QrCode
        text={link}
        label={`QR code of the link for ${studentClass}`}
        className={isLarge ? 'w-[min(100%,60vh)]' : 'w-44'}
      />
      <p className={isLarge ? 'text-lead break-all' : 'text-small break-all'}>{link.replace(/^https?:\/\//, '')}</p>
      <div className="no-print">
        <CopyButton text={link} label="Copy link" done="Link copied" />
      </div>
    </section>
  );
}

export default staffPage('teacher', 'Links and QR codes', ClassLinks);
