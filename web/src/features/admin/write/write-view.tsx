import { bulkUploadHomework, readEditableHomework } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { failureText, readFailure } from '../../../lib/failure.ts';
import { HttpError } from '../../../lib/http-error.ts';
import { staffUpload } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { correctedAssignment } from '../editor/draft-review.ts';
import { useWork } from '../editor/use-work.ts';
import { QueryView } from '../query-view.tsx';
import { EditStored } from './edit-stored.tsx';
import { FoundNotice } from './found-notice.tsx';
import { HomeworkWriter } from './homework-writer.tsx';
import { useWriting } from './use-writing.ts';
import { firstKey, startWriting } from './written-draft.ts';

/** Writing a homework from nothing, or editing the one that the address names. */
export default function WriteView() {
  const [search, setSearch] = useSearchParams();
  const homework = search.get('homework');
  const leave = () => setSearch({ tab: 'homework' });
  return homework === null ? <WriteNew onLeave={leave} /> : <EditView homework={homework} onLeave={leave} />;
}

interface EditViewProps {
  /** As in the address. */
  readonly homework: string;
  readonly onLeave: () => void;
}

/** Loads a stored homework to be edited. What is on screen is not replaced by what is stored meanwhile. */
function EditView({ homework, onLeave }: EditViewProps) {
  const stored = useStaffQuery('admin', readEditableHomework, undefined, { params: { id: homework } });
  return (
    <QueryView query={stored} what="the homework">
      {(loaded) => <EditStored key={loaded.id} stored={loaded} onLeave={onLeave} />}
    </QueryView>
  );
}

/** A homework that is written from nothing. */
function WriteNew({ onLeave }: { readonly onLeave: () => void }) {
  const { writing, foundAt, isKept, change, startAnew, forget } = useWriting(undefined, startWriting);
  const { busy, failure, attempt } = useWork((error) => ({
    text: readFailure(error).details || failureText(error),
    isRepeat: error instanceof HttpError && error.status === 409,
  }));
  const store = (again: boolean) =>
    void attempt('Storing the homework…', async () => {
      const form = new FormData();
      form.set('batchName', 'Written on screen');
      form.set('homeworkData', JSON.stringify([correctedAssignment(writing.review)]));
      if (again) form.set('again', 'true');
      const { homework } = await staffUpload('admin', bulkUploadHomework, form);
      forget();
      showToast({ tone: 'success', title: 'Stored, and not released yet', description: homework[0]?.title ?? '' });
      onLeave();
    });
  return (
    <HomeworkWriter
      key={foundAt ?? 'new'}
      heading="Write homework"
      hint={
        isKept
          ? 'What you write is kept on this device until you store it. Students see nothing of it until you release it.'
          : 'This browser keeps nothing: store it before you leave this page. Students see nothing of it until you release it.'
      }
      review={writing.review}
      openAt={foundAt === undefined ? firstKey : undefined}
      store="Store homework"
      busy={busy}
      found={foundAt !== undefined && <FoundNotice at={foundAt} onGiveUp={() => startAnew(startWriting())} />}
      refusal={
        failure && {
          title: 'Not stored',
          text: failure.text,
          choices: failure.isRepeat && (
            <Button look="secondary" className="mt-3" onClick={() => store(true)}>
              Store it once more all the same
            </Button>
          ),
        }
      }
      onChange={change}
      onStore={() => store(false)}
      onLeave={onLeave}
    />
  );
}
