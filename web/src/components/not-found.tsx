import { t } from '../lib/texts.ts';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { Page } from './page.tsx';
import { PageHeading } from './page-heading.tsx';

/** What an address shows that leads nowhere. */
export default function NotFound() {
  return (
    <Page title={t('page.not-found')} links={[{ href: '/', label: t('page.home') }]}>
      <PageHeading className="mb-6 text-display">{t('page.not-found')}</PageHeading>
      <EmptyState
        message={t('page.no-such-address')}
        actions={
          <>
            <LinkButton href="/">{t('page.return-home')}</LinkButton>
            <LinkButton href="/science-department" look="secondary">
              {t('page.science')}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
