import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CopyIcon, TickIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { NewAddress } from './new-address.tsx';
import { WithTarget } from './with-target.tsx';

/** How long 'Copied!' is shown, in milliseconds (spec part 2, section 9). */
const confirmFor = 2000;
const title = 'Our new address';

/** The manual redirect page (spec part 2, section 2): nothing happens until a button is pressed. */
export default function ManualRedirectPage() {
  return (
    <Page title={title}>
      <WithTarget title={title}>{(to) => <Address to={to} />}</WithTarget>
    </Page>
  );
}

function Address({ to }: { readonly to: string }) {
  const [copied, setCopied] = useState<'yes' | 'no' | undefined>();
  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied(undefined), confirmFor);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div className="sheet grid gap-5 p-5 sm:p-8">
      <PageHeading>{title}</PageHeading>
      <p className="max-w-prose text-lead">Home learning has moved. Go there now, or copy the address for later.</p>
      <NewAddress url={to} />
      <div className="flex flex-wrap gap-3">
        <a href={to} className="button button-primary button-large">
          Visit new address
        </a>
        <Button look="secondary" large onClick={async () => setCopied((await copyText(to)) ? 'yes' : 'no')}>
          {copied === 'yes' ? <TickIcon /> : <CopyIcon />}
          {copied === 'yes' ? 'Copied!' : 'Copy URL'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied === 'yes' && 'Copied!'}
      </p>
      {copied === 'no' && (
        <Notice tone="caution" role="alert">
          Copying is not allowed here. Select the address above and copy it by hand.
        </Notice>
      )}
    </div>
  );
}
