import { type Assignment, listAssignments, ofEach, ofField, withFields } from '@markwell/server/contract';
import { Select } from '../../../components/select.tsx';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { QueryView } from '../query-view.tsx';
import { ViewHeading } from '../view-heading.tsx';
import { TryHomework } from './try-homework.tsx';

/** A question without an id has the one of its place, as its result has in a marking test. */
const listPreviews = {
  ...listAssignments,
  complete: ofEach((homework, index) =>
    withFields(() => ({ isReleased: true }))(
      ofField('questions', ofEach(withFields((_question, place) => ({ id: `q${place + 1}` }))))(homework),
      index,
    ),
  ),
};

/** Trying a homework out (spec part 2, section 2). The address has the choice. */
export default function PreviewView() {
  const [search, setSearch] = useSearchParams();
  const list = useStaffQuery('admin', listPreviews, undefined);
  const chosen = search.get('homework') ?? '';
  return (
    <div className="grid gap-6">
      <ViewHeading>Preview & Test Homework</ViewHeading>
      <QueryView query={list} what="the homework">
        {(assignments) => {
          const assignment = assignments.find(({ id }) => String(id) === chosen);
          return (
            <>
              <div className="sheet p-5 sm:p-7">
                <Select
                  label="Homework"
                  hint="Released or not: only staff see this page"
                  placeholder="Choose a homework"
                  options={assignments.map((one) => ({ value: String(one.id), label: optionText(one) }))}
                  value={assignment === undefined ? '' : chosen}
                  onPick={(homework) =>
                    setSearch(
                      { tab: 'science', view: 'preview', ...(homework !== '' && { homework }) },
                      { replace: true },
                    )
                  }
                />
              </div>
              {assignment !== undefined && <TryHomework key={assignment.id} assignment={assignment} />}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

function optionText({ id, title, isReleased, weekNumber }: Assignment): string {
  const week = weekNumber === null || weekNumber === undefined ? '' : `, week ${weekNumber}`;
  return `${id}: ${title ?? 'Homework'}${week}${isReleased ? '' : ' (not released)'}`;
}
