import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { CopyIcon, TickIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { t } from '../../lib/texts.ts';
import { NewAddress } from './new-address.tsx';
import { WithTarget } from './with-target.tsx';

/** How long 'Copied!' is shown, in milliseconds (spec part 2, section 9). */
const confirmFor = 2000;

/** The manual redirect page (spec part 2, section 2): nothing happens until a button is pressed. */
export default function ManualRedirectPage() {
  const title = t('moved.manual-title');
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
      <PageHeading>{t('moved.manual-title')}</PageHeading>
      <p className="max-w-prose text-lead">{t('moved.manual-about')}</p>
      <NewAddress url={to} />
      <div className="flex flex-wrap gap-3">
        <a href={to} className="button button-primary button-large">
          {t('moved.visit')}
        </a>
        <Button look="secondary" large onClick={async () => setCopied((await copyText(to)) ? 'yes' : 'no')}>
          {copied === 'yes' ? <TickIcon /> : <CopyIcon />}
          {copied === 'yes' ? t('moved.copied') : t('science.copy')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied === 'yes' && t('moved.copied')}
      </p>
      {copied === 'no' && (
        <Notice tone="caution" role="alert">
          {t('moved.no-copy')}
        </Notice>
      )}
    </div>
  );
}
