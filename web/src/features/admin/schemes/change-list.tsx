import type { PublishedScheme } from '@markwell/server/contract';

/** What a version changes, in words. */
export function ChangeList({ changes }: { readonly changes: PublishedScheme['changes'] }) {
  if (changes.length === 0) return <p className="text-soft">Nothing that changes a mark.</p>;
  return (
    <ul className="list-disc pl-5">
      {changes.map(({ text }) => (
        <li key={text} className="max-w-prose break-words">
          {text}
        </li>
      ))}
    </ul>
  );
}
