import { type HeatMap, listAllowances, readHeatMap } from '@markwell/server/contract';
import { useState } from 'react';
import { Link } from 'wouter';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { Page } from '../../../components/page.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { staffPage } from '../../../components/staff-session/signed-in-only.tsx';
import { StaffHeading } from '../../../components/staff-session/staff-heading.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { attemptAddress, dashboardLinks, reportAddress, reportInput, useReportAddress } from '../addresses.ts';
import { AllowanceList } from '../allowances/allowance-list.tsx';
import { whoWroteWhat } from './who-wrote-what.ts';

/** Students and questions of a class at a homework, by their first attempts. */
function HeatMapPage() {
  const address = useReportAddress();
  const { number, studentClass = '' } = address;
  const query = useStaffQuery(
    'teacher',
    readHeatMap,
    { ...reportInput(address), class: studentClass },
    { params: { number } },
  );
  return (
    <Page title={`${studentClass}: students and questions`} links={dashboardLinks} width="wide">
      <StaffHeading title={`${studentClass}: students and questions`} note={query.data?.homework.title}>
        <Link href={reportAddress(address)}>Report of {studentClass}</Link>
      </StaffHeading>
      <Answered query={query} loading="Loading the answers…" what="The answers">
        {(map) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {map.students.length === 0 ? <p>Nobody has handed it in yet.</p> : <Marks map={map} />}
            <Allowed studentClass={studentClass} homework={map.homework.id} />
          </div>
        )}
      </Answered>
    </Page>
  );
}

/** Who is excused and so not in the table, or has longer. */
function Allowed(of: { readonly studentClass: string; readonly homework: number }) {
  const asked = { class: of.studentClass, homework: String(of.homework) };
  const query = useStaffQuery('teacher', listAllowances, asked);
  return <AllowanceList allowances={query.data ?? []} mayEnd={false} onChanged={() => void query.askAgain()} />;
}

/** On paper nothing scrolls, and a long class goes on to the next page. */
const scrolling = 'sheet relative overflow-x-auto print:break-inside-auto! print:overflow-visible';

const looks = {
  full: 'bg-tick-wash text-tick',
  part: 'bg-caution-wash text-caution',
  none: 'bg-cross-wash text-cross',
  empty: 'text-soft',
} as const;

function Marks({ map }: { readonly map: HeatMap }) {
  const [chosen, setChosen] = useState(0);
  const [isWeakestFirst, setWeakestFirst] = useState(false);
  const question = map.questions[chosen];
  const students = isWeakestFirst ? map.students.toSorted((one, other) => totalOf(one) - totalOf(other)) : map.students;
  const most = map.questions.reduce((sum, { marks }) => sum + marks, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-soft">
          Marks of first attempts, before anyone had seen the feedback. Choose a question to see who wrote which wrong
          answer.
        </p>
        <Button look="quiet" aria-pressed={isWeakestFirst} onClick={() => setWeakestFirst(!isWeakestFirst)}>
          Weakest first
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label="Marks by student and question" tabIndex={0} className={scrolling}>
        <table className="w-full border-collapse text-center tabular-nums print:text-small">
          <thead>
            <tr className="border-b-2 border-rule">
              <th scope="col" className="sticky left-0 bg-sheet px-3 py-2 text-left text-small print:static">
                Student
              </th>
              {map.questions.map(({ questionId, label = questionId, question: text }, index) => (
                <th key={questionId} scope="col" className="px-0.5">
                  <Button
                    look="quiet"
                    className="min-w-11 px-1 text-small print:hidden"
                    aria-pressed={index === chosen}
                    title={text}
                    onClick={() => setChosen(index)}
                  >
                    {label}
                  </Button>
                  <span className="hidden print:inline">{label}</span>
                </th>
              ))}
              <th scope="col" className="px-3 text-small">
                Of {most}
              </th>
            </tr>
            <tr className="border-b-2 border-rule text-small">
              <th scope="row" className="sticky left-0 bg-sheet px-3 py-1.5 text-left">
                Share of the marks
              </th>
              {map.questions.map(({ questionId, marks }, index) => (
                <td key={questionId} className="p-0.5">
                  {shareText(map, [index], marks)}
                </td>
              ))}
              <td className="px-3 font-semibold">{shareText(map, [...map.questions.keys()], most)}</td>
            </tr>
          </thead>
          <tbody>
            {students.map(({ id, name, attemptId, results }) => (
              <tr key={attemptId} className="border-b border-rule last:border-b-0">
                <th
                  scope="row"
                  className="sticky left-0 bg-sheet px-3 py-1.5 text-left font-normal whitespace-nowrap print:static print:px-1 print:py-0.5"
                >
                  <PupilName id={id}>{name}</PupilName>
                </th>
                {results.map((result, index) => {
                  const { questionId = '', marks: most = 0 } = map.questions[index] ?? {};
                  return (
                    <td key={questionId} className="p-0.5">
                      <span
                        title={result?.answer ?? undefined}
                        className={`block rounded-small py-1 font-semibold [print-color-adjust:exact] print:py-0 ${looks[lookOf(result, most)]}`}
                      >
                        {result === null ? '·' : result.marks}
                      </span>
                    </td>
                  );
                })}
                <td className="px-3 font-semibold">
                  <Link
                    className="touch inline-block min-h-6"
                    href={attemptAddress(attemptId)}
                    aria-label={`${totalOf({ results })}, attempt`}
                  >
                    {totalOf({ results })}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {question !== undefined && (
        <section aria-labelledby="who-wrote" aria-live="polite">
          <h2 id="who-wrote" className="text-title">
            {question.label ?? question.questionId}: {question.question}
          </h2>
          <WhoWrote map={map} index={chosen} />
        </section>
      )}
    </div>
  );
}

function WhoWrote({ map, index }: { readonly map: HeatMap; readonly index: number }) {
  const groups = whoWroteWhat(map, index);
  if (groups.length === 0) return <p className="mt-2 text-soft">Everyone had it right.</p>;
  return (
    <ul className="mt-3 grid gap-2">
      {groups.map(({ answer, names }) => (
        <li key={answer ?? ''} className="border-l-4 border-rule pl-3">
          <bdi className="font-semibold wrap-anywhere">{answer === null ? 'Nothing written' : `“${answer}”`}</bdi>{' '}
          <span className="text-soft">
            {names.length}: {names.join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function lookOf(result: HeatMap['students'][number]['results'][number], most: number): keyof typeof looks {
  if (result === null) return 'empty';
  if (result.marks >= most) return 'full';
  return result.marks > 0 ? 'part' : 'none';
}

/** Marks of one student; an empty answer has none. */
function totalOf({ results }: Pick<HeatMap['students'][number], 'results'>): number {
  return results.reduce((sum, result) => sum + (result?.marks ?? 0), 0);
}

/** The share of the marks of these questions that the class has, such as `64%`. */
function shareText({ students }: HeatMap, questions: readonly number[], most: number): string {
  if (most === 0 || students.length === 0) return '';
  const marks = students.flatMap(({ results }) => questions.map((index) => results[index]?.marks ?? 0));
  return `${Math.round((100 * marks.reduce((sum, one) => sum + one, 0)) / (most * students.length))}%`;
}

export default staffPage('teacher', 'Students and questions', HeatMapPage);
