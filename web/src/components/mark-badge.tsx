import { Badge } from './badge.tsx';
import { marksText } from './marks-text.ts';

/** The marks a question is worth, or with `awarded` the marks it got. */
export function MarkBadge({ marks, awarded }: { readonly marks: number; readonly awarded?: number | undefined }) {
  return <Badge className="whitespace-nowrap">{marksText(marks, awarded)}</Badge>;
}
