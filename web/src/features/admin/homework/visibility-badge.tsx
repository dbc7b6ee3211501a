import type { AdminHomework } from '@markwell/server/contract';
import { Badge } from '../../../components/badge.tsx';
import { TickIcon } from '../../../components/icons.tsx';
import { visibility } from './what-students-see.ts';

interface VisibilityBadgeProps {
  readonly item: AdminHomework;
  readonly all: readonly AdminHomework[];
}

/** Whether students see it now. */
export function VisibilityBadge({ item, all }: VisibilityBadgeProps) {
  const { isVisible, text } = visibility(item, all);
  return (
    <Badge tone={isVisible ? 'tick' : 'caution'}>
      {isVisible && <TickIcon className="size-4" />}
      {text}
    </Badge>
  );
}
