import type { PublishedScheme } from '@markwell/server/contract';
import { BulletList } from '../../../components/bullet-list.tsx';

/** What a version changes, in words. */
export function ChangeList({ changes }: { readonly changes: PublishedScheme['changes'] }) {
  if (changes.length === 0) return <p className="text-soft">Nothing that changes a mark.</p>;
  return <BulletList className="max-w-prose" lines={changes.map(({ text }) => text)} />;
}
