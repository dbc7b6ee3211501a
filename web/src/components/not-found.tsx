import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';
import { Page } from './page.tsx';
import { PageHeading } from './page-heading.tsx';

/** What an address shows that leads nowhere. */
export default function NotFound() {
  return (
    <Page title="Page not found" links={[{ href: '/', label: 'Home' }]}>
      <PageHeading className="mb-6 text-display">Page not found</PageHeading>
      <EmptyState
        message="There is no page at this address. It may have been typed wrongly, or the page is not open yet."
        actions={
          <>
            <LinkButton href="/">Return to Home</LinkButton>
            <LinkButton href="/science-department" look="secondary">
              Science department
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
