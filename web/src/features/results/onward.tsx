import { listAssignments } from '@markwell/server/contract';
import { LinkButton } from '../../components/link-button.tsx';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { nextHomework, type Taken } from './next-homework.ts';

/** Where to go from the results: the next homework of the year, if there is one, and back. */
export function Onward({ homework }: { readonly homework: Taken }) {
  // The page has the list already.
  const { data = [] } = useCallQuery(listAssignments, { staleTime: Number.POSITIVE_INFINITY });
  const next = nextHomework(data, homework);
  return (
    <nav aria-label="Where to go next" className="no-print flex flex-wrap gap-3">
      {next !== undefined && (
        <LinkButton href={`/homework/${next.id}`}>Next homework: {next.title ?? 'Science Home Learning'}</LinkButton>
      )}
      <LinkButton href="/science-department" look="secondary">
        Science department
      </LinkButton>
      <LinkButton href="/" look="quiet">
        Home
      </LinkButton>
    </nav>
  );
}
