import { classNames } from '../class-names.ts';
import { useTextLimit } from '../use-text-limit.ts';
import type { FilledSlot } from './slot-filling.ts';

/** Of a field for words of a subject: no browser changes or guesses them, and they run the way they are written. */
export const asTyped = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'auto',
} as const;

interface BlankProps extends FilledSlot {
  readonly id: string;
  /** Its name, where no label on the page is tied to it. */
  readonly name?: string;
  readonly describedBy?: string | undefined;
  /** Whether it is only as wide as what is in it, as within a line of text. */
  readonly isInline?: boolean;
}

/** One place to fill in: the browser's own list where there are options, else a line to type on. */
export function Blank({ id, name, describedBy, isInline, options, text, room, fill }: BlankProps) {
  const { onChange, notice } = useTextLimit(room, fill);
  const control = {
    id,
    'aria-label': name,
    'aria-describedby': describedBy,
    className: classNames('input', isInline && 'input-inline'),
    value: text,
  };
  if (options.length > 0) {
    return (
      <select {...control} dir="auto" onChange={({ target }) => fill(target.value)}>
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  const width = isInline ? { style: { width: `${Math.min(Math.max(text.length + 4, 10), 32)}ch` } } : {};
  return (
    <>
      <input type="text" {...control} {...asTyped} {...width} onChange={onChange} />
      {notice !== undefined && (
        <span role="alert" className="text-small font-semibold text-caution">
          {notice}
        </span>
      )}
    </>
  );
}
