import { t } from '../../lib/texts.ts';
/** The new address in full, so that people see where they are led. */
export function NewAddress({ url }: { readonly url: string }) {
  return (
    <p className="rounded-small border-s-4 border-pen bg-pen-wash px-4 py-3">
      <span className="block text-small text-soft">{t('moved.new-address')}</span>
      <a href={url} className="font-semibold break-all">
        {url}
      </a>
    </p>
  );
}
