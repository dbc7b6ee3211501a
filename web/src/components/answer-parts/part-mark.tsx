import type { QuestionResult } from '@markwell/marking-core';
import { inPageLanguage, msg, t } from '../../lib/texts.ts';
import { ClockIcon, CrossIcon, DashIcon, TickIcon } from '../icons.tsx';

/** How each outcome of a part looks: an icon and words, never a colour alone. */
const looks = {
  right: { words: msg('part.right'), ink: 'text-tick', Icon: TickIcon },
  wrong: { words: msg('part.wrong'), ink: 'text-cross', Icon: CrossIcon },
  'needs-teacher': { words: msg('part.teacher'), ink: 'text-soft', Icon: ClockIcon },
  'needs-server': { words: msg('verdict.unmarked'), ink: 'text-soft', Icon: ClockIcon },
  empty: { words: msg('part.empty'), ink: 'text-soft', Icon: DashIcon },
} as const;

/** What became of one part of an answer. */
export type PartOutcome = keyof typeof looks;

/** The outcomes of parts, as a result or a stored one has them. */
export type PartResults = Pick<QuestionResult, 'slots'> | undefined;

/** The outcome of a part by its id; of one without a result `empty`. Nothing where the answer was not marked part by part. */
export function partOutcome(result: PartResults, id: string): PartOutcome | undefined {
  if (result?.slots === undefined) return undefined;
  const part = result.slots.find((one) => one.id === id);
  if (part === undefined) return 'empty';
  return part.state ?? (part.isCorrect ? 'right' : 'wrong');
}

interface PartMarkProps {
  /** For the `aria-describedby` of what it is about. */
  readonly id?: string;
  readonly outcome: PartOutcome | undefined;
}

/** 'Right', 'Not yet', 'For a teacher' and so on, with its sign; nothing before there are marks. */
export function PartMark({ id, outcome }: PartMarkProps) {
  if (outcome === undefined) return null;
  const { words, ink, Icon } = looks[outcome];
  return (
    <span
      id={id}
      {...inPageLanguage()}
      className={`inline-flex items-center gap-1 text-small font-semibold whitespace-nowrap ${ink}`}
    >
      <Icon className="size-4" />
      {t(words)}
    </span>
  );
}
