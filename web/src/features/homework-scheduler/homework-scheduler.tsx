import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';

/** Says that nobody may enter, and where to go (spec part 2, section 2). */
export default function HomeworkScheduler() {
  return (
    <Page title="Access Denied">
      <PageHeading className="mb-6 text-display">Access Denied</PageHeading>
      <EmptyState
        message="Homework is scheduled by administrators. Log in as one, or go back home."
        actions={
          <>
            <LinkButton href="/admin-login">Admin login</LinkButton>
            <LinkButton href="/" look="secondary">
              Return to Home
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
