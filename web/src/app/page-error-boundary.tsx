import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { PageHeading } from '../components/page-heading.tsx';

interface PageErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Stands in for a page that broke or could not be fetched, a lost connection most often. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title="This page could not be opened">
        <PageHeading className="mb-6 text-display">This page could not be opened</PageHeading>
        <EmptyState
          message="The connection may be lost. Work that you have submitted is safe on this device."
          actions={
            <>
              <Button onClick={() => location.reload()}>Try again</Button>
              {/* No link of the router: only a page that is loaded again leaves what broke behind. */}
              <a href="/" className="button button-secondary">
                Return to Home
              </a>
            </>
          }
        />
      </Page>
    );
  }
}
