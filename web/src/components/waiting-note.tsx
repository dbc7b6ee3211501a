import { countWaiting, type Waiting } from '@markwell/server/contract';
import { Link } from 'wouter';
import { useStaffQuery } from '../lib/staff-session/use-staff-query.ts';
import { countText } from './count-text.ts';

interface Scope {
  /** The id of a homework; all when absent. */
  readonly homework?: number | undefined;
  readonly studentClass?: string | undefined;
}

/** How many answers wait for somebody's judgement, asked for by itself: where a page's own call tells it, use `WaitingLine`. */
export function WaitingNote({ homework, studentClass }: Scope) {
  // A list of homework asks once for all of them.
  const input =
    studentClass === undefined
      ? {}
      : { ...(homework !== undefined && { homework: String(homework) }), class: studentClass };
  const { data = [] } = useStaffQuery('teacher', countWaiting, input);
  const own = data.filter(({ homeworkId }) => homework === undefined || homeworkId === homework);
  const answers = own.reduce((sum, one) => sum + one.answers, 0);
  const asked = own.reduce((sum, one) => sum + one.asked, 0);
  return <WaitingLine waiting={{ answers, asked }} homework={homework} studentClass={studentClass} />;
}

interface WaitingLineProps extends Scope {
  /** `own` of the answers are from the reader's classes. */
  readonly waiting: Waiting & { readonly own?: number };
}

/** '12 answers to judge, 3 from your classes · 2 asked about by students', with the way to them; nothing where none waits. */
export function WaitingLine({ waiting, homework, studentClass }: WaitingLineProps) {
  const { answers, asked, own = answers } = waiting;
  if (answers + asked === 0) return null;
  const search = new URLSearchParams();
  if (homework !== undefined) search.set('homework', String(homework));
  if (studentClass !== undefined) search.set('class', studentClass);
  // The number is that of the whole school, and so is what it leads to.
  else if (waiting.own === undefined) search.set('of', 'school');
  return (
    <p className="no-print">
      <Link href={`/teacher/queue${search.size === 0 ? '' : `?${search}`}`} className="touch font-semibold">
        {answers > 0 ? `${countText(answers, 'answer')} to judge` : 'Answers to judge'}
      </Link>
      {own < answers && <span className="text-soft">, {own === 0 ? 'none' : own} from your classes</span>}
      {asked > 0 && <span className="text-caution"> · {asked} asked about by students</span>}
    </p>
  );
}
