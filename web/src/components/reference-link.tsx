import { t } from '../lib/texts.ts';
/** The reference of a saved attempt, which opens its stored result in a tab of its own: this page holds the results. */
export function ReferenceLink({ reference }: { readonly reference: string }) {
  return (
    <a href={`/result/${reference}`} target="_blank" rel="noreferrer" className="whitespace-nowrap text-inherit">
      <span translate="no">{reference}</span>
      <span className="sr-only"> {t('page.new-tab')}</span>
    </a>
  );
}
