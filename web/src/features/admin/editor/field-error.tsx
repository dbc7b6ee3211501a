import { CrossIcon } from '../../../components/icons.tsx';

/** What is wrong in a group of fields; nothing where nothing is. */
export function FieldError({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="mb-3 flex items-start gap-1.5 font-semibold text-cross">
      <CrossIcon className="mt-1 size-4" />
      {text}
    </p>
  );
}
