import type { Verdict } from '../lib/verdict.ts';
import { Badge } from './badge.tsx';
import { ClockIcon, CrossIcon, DashIcon, HalfIcon, TickIcon } from './icons.tsx';

/** How each verdict looks: an icon, a word and a tone of its own, never a colour alone. */
const looks = {
  correct: {
    word: 'Correct',
    tone: 'tick',
    Icon: TickIcon,
    ink: 'text-tick',
    edge: 'border-tick bg-tick-wash',
  },
  partly: {
    word: 'Partly correct',
    tone: 'caution',
    Icon: HalfIcon,
    ink: 'text-caution',
    edge: 'border-caution bg-caution-wash',
  },
  incorrect: {
    word: 'Incorrect',
    tone: 'cross',
    Icon: CrossIcon,
    ink: 'text-cross',
    edge: 'border-cross bg-cross-wash',
  },
  unanswered: {
    word: 'Not answered',
    tone: 'plain',
    Icon: DashIcon,
    ink: 'text-soft',
    edge: 'border-field bg-sunk',
  },
  unmarked: {
    word: 'Not marked yet',
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
      {word}
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
  return Object.entries(looks).flatMap(([verdict, { Icon, word, ink }]) => {
    const found = count(verdict);
    if (found === 0 && !isAlwaysCounted.has(verdict)) return [];
    // No tick where nothing is right.
    const Sign = found === 0 ? DashIcon : Icon;
    return (
      <span key={verdict} className="flex items-center gap-1.5 text-base">
        <Sign className={`${found === 0 ? 'text-soft' : ink} size-5`} />
        {found} {word.toLowerCase()}
      </span>
    );
  });
}

/** Every answer as its sign in one row, each a link to what is said of it, which opens. */
export function VerdictStrip({ verdicts }: { readonly verdicts: readonly PlacedVerdict[] }) {
  return (
    <ul aria-label="What became of each question" className="mt-4 flex flex-wrap gap-1">
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
              <span className="sr-only">{word}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
