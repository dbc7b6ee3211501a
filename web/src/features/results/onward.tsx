import { listAssignments } from '@markwell/server/contract';
import { LinkButton } from '../../components/link-button.tsx';
import { t } from '../../lib/texts.ts';
import { useCallQuery } from '../../lib/use-call-query.ts';
import { nextHomework, type Taken } from './next-homework.ts';

/** Where to go from the results: the next homework of the year, if there is one, and back. */
export function Onward({ homework }: { readonly homework: Taken }) {
  // The page has the list already.
  const { data = [] } = useCallQuery(listAssignments, { staleTime: Number.POSITIVE_INFINITY });
  const next = nextHomework(data, homework);
  return (
    <nav aria-label={t('results.onward')} className="no-print flex flex-wrap gap-3">
      {next !== undefined && (
        <LinkButton href={`/homework/${next.id}`}>
          {t('results.next-homework', { title: next.title ?? 'Science Home Learning' })}
        </LinkButton>
      )}
      <LinkButton href="/science-department" look="secondary">
        {t('page.science')}
      </LinkButton>
      <LinkButton href="/" look="quiet">
        {t('page.home')}
      </LinkButton>
    </nav>
  );
}
