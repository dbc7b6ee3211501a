import { msg, t } from '../lib/texts.ts';
import type { Verdict } from '../lib/verdict.ts';
import { Badge } from './badge.tsx';
import { ClockIcon, CrossIcon, DashIcon, HalfIcon, TickIcon } from './icons.tsx';

/** How each verdict looks: an icon, a word and a tone of its own, never a colour alone. */
const looks = {
  correct: {
    word: msg('verdict.correct'),
    counted: msg('verdict.count-correct'),
    tone: 'tick',
    Icon: TickIcon,
    ink: 'text-tick',
    edge: 'border-tick bg-tick-wash',
  },
  partly: {
    word: msg('verdict.partly'),
    counted: msg('verdict.count-partly'),
    tone: 'caution',
    Icon: HalfIcon,
    ink: 'text-caution',
    edge: 'border-caution bg-caution-wash',
  },
  incorrect: {
    word: msg('verdict.incorrect'),
    counted: msg('verdict.count-incorrect'),
    tone: 'cross',
    Icon: CrossIcon,
    ink: 'text-cross',
    edge: 'border-cross bg-cross-wash',
  },
  unanswered: {
    word: msg('verdict.unanswered'),
    counted: msg('verdict.count-unanswered'),
    tone: 'plain',
    Icon: DashIcon,
    ink: 'text-soft',
    edge: 'border-field bg-sunk',
  },
  unmarked: {
    word: msg('verdict.unmarked'),
    counted: msg('verdict.count-unmarked'),
    tone: 'plain',
    Icon: ClockIcon,
    ink: 'text-soft',
    edge: 'border-field bg-sunk',
  },
} as const satisfies Record<Verdict, unknown>;

interface VerdictProps {
  readonly verdict: Verdict;
}

/** The edge and ground of what is said about an answer. */
export const verdictEdge = (verdict: Verdict) => looks[verdict].edge;

/** 'Correct', 'Partly correct', 'Incorrect', 'Not answered' or 'Not marked yet', with its sign. */
export function VerdictBadge({ verdict }: VerdictProps) {
  const { Icon, tone, word } = looks[verdict];
  return (
    <Badge tone={tone}>
      <Icon className="size-4" />
      {t(word)}
    </Badge>
  );
}

/** One answer in a row of verdicts. */
export interface PlacedVerdict {
  /** Id of the element that says more of it. */
  readonly place: string;
  /** 'Q3'. */
  readonly label: string;
  readonly verdict: Verdict;
}

const isAlwaysCounted: ReadonlySet<string> = new Set(['correct', 'incorrect'] satisfies Verdict[]);

/** '4 correct', '1 partly correct' and so on: those that there are, and always how many are right and wrong. */
export function VerdictCounts({ verdicts }: { readonly verdicts: readonly PlacedVerdict[] }) {
  const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length;
  return Object.entries(looks).flatMap(([verdict, { Icon, counted, ink }]) => {
    const found = count(verdict);
    if (found === 0 && !isAlwaysCounted.has(verdict)) return [];
    // No tick where nothing is right.
    const Sign = found === 0 ? DashIcon : Icon;
    return (
      <span key={verdict} className="flex items-center gap-1.5 text-base">
        <Sign className={`${found === 0 ? 'text-soft' : ink} size-5`} />
        {t(counted, { count: found })}
      </span>
    );
  });
}

/** Every answer as its sign in one row, each a link to what is said of it, which opens. */
export function VerdictStrip({ verdicts }: { readonly verdicts: readonly PlacedVerdict[] }) {
  return (
    <ul aria-label={t('verdict.each')} className="mt-4 flex flex-wrap gap-1">
      {verdicts.map(({ place, label, verdict }) => {
        const { Icon, edge, ink, word } = looks[verdict];
        return (
          <li key={place}>
            <a
              href={`#${place}`}
              onClick={() => document.querySelector(`#${CSS.escape(place)}>details`)?.setAttribute('open', '')}
              className={`flex min-h-11 items-center gap-1 rounded-small border px-1.5 text-small font-semibold text-ink no-underline ${edge}`}
            >
              <Icon className={`${ink} size-4`} />
              {label}
              <span className="sr-only">{t(word)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
