import { listAdminClasses, listAdminHomework, listUsers } from '@markwell/server/contract';
import { Link } from 'wouter';
import { TickIcon } from '../../../components/icons.tsx';
import { Section } from '../../../components/section.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';

interface Step {
  readonly text: string;
  readonly label: string;
  readonly href: string;
  readonly isDone: boolean;
}

/** What a new school has still to do before its first homework, in order; nothing once that is done. */
export function FirstSteps() {
  const background = { isBackground: true } as const;
  const classes = useStaffQuery('admin', listAdminClasses, undefined, background).data;
  const users = useStaffQuery('admin', listUsers, undefined, background).data;
  const homework = useStaffQuery('admin', listAdminHomework, undefined, background).data;
  if (classes === undefined || users === undefined || homework === undefined) return null;
  const steps: readonly Step[] = [
    {
      text: 'Bring in your class lists, so that pupils find their names and you see who is missing.',
      label: 'Class lists',
      href: '?tab=classes',
      isDone: classes.some(({ isSample }) => !isSample),
    },
    {
      text: 'Give each teacher an account of their own.',
      label: 'Staff accounts',
      href: '?tab=staff',
      isDone: users.some(({ role }) => role === 'teacher'),
    },
    {
      text: 'Bring in a homework from a file, or write one.',
      label: 'Upload homework',
      href: '?tab=science&view=upload',
      isDone: homework.some(({ origin }) => origin === 'imported'),
    },
    {
      text: 'Set when it is due, class by class: from then on Markwell says who is late.',
      label: 'Teacher dashboard',
      href: '/teacher-dashboard',
      isDone: false,
    },
  ];
  if (steps.every(({ isDone }, index) => isDone || index === steps.length - 1)) return null;
  return (
    <Section id="first-steps" title="What to do first" isSheet className="mb-6">
      <ol className="mt-3 grid gap-2">
        {steps.map(({ text, label, href, isDone }, index) => (
          <li key={href} className="flex flex-wrap items-baseline gap-x-3">
            {isDone ? (
              <>
                <TickIcon className="size-5 translate-y-1 text-tick" />
                <span className="sr-only">Done:</span>
              </>
            ) : (
              <span aria-hidden="true" className="w-5 text-center font-semibold">
                {index + 1}
              </span>
            )}
            <span className={isDone ? 'text-soft' : ''}>{text}</span>
            {!isDone && (
              <Link href={href.startsWith('?') ? `/admin-dashboard${href}` : href} className="touch font-semibold">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
