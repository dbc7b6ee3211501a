import { Notice } from '../../components/notice.tsx';

/** Tells that attempts are of a class that has left the lists. */
export function ClassGone({ studentClass }: { readonly studentClass: string }) {
  return (
    <Notice tone="caution" title="This class is on no list">
      <p>
        {studentClass} is on no class list now. It may have left the list while its students were at work; what they
        handed in was taken all the same.
      </p>
    </Notice>
  );
}
