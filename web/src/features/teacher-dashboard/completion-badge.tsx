import { Badge, type BadgeTone } from '../../components/badge.tsx';

/** How a completion rate looks: from 80 the default style, from 60 the secondary one, below it destructive (spec part 2, section 9). */
export function completionTone(rate: number): BadgeTone {
  if (rate >= 80) return 'tick';
  return rate >= 60 ? 'plain' : 'cross';
}

/** The share of a class that has completed a homework, 0 to 100. */
export function CompletionBadge({ rate }: { readonly rate: number }) {
  return (
    <Badge tone={completionTone(rate)} className="min-w-14 justify-center tabular-nums">
      {rate}%
    </Badge>
  );
}
