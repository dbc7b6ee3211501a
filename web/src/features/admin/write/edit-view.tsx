import { readEditableHomework } from '@markwell/server/contract';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { QueryView } from '../query-view.tsx';
import { EditStored } from './edit-stored.tsx';

interface EditViewProps {
  /** As in the address. */
  readonly homework: string;
  readonly onLeave: () => void;
}

/** Loads a stored homework to be edited. What is on screen is not replaced by what is stored meanwhile. */
export function EditView({ homework, onLeave }: EditViewProps) {
  const stored = useStaffQuery('admin', readEditableHomework, undefined, { params: { id: homework } });
  return (
    <QueryView query={stored} what="the homework">
      {(loaded) => <EditStored key={loaded.id} stored={loaded} onLeave={onLeave} />}
    </QueryView>
  );
}
