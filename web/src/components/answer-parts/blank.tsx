import { t } from '../../lib/texts.ts';
import { asTyped } from '../as-typed.ts';
import { classNames } from '../class-names.ts';
import { useTextLimit } from '../use-text-limit.ts';
import type { FilledSlot } from './slot-filling.ts';

interface BlankProps extends FilledSlot {
  readonly id: string;
  /** Its name, where no label on the page is tied to it. */
  readonly name?: string;
  readonly describedBy?: string | undefined;
  /** Whether it is only as wide as what is in it, as within a line of text. */
  readonly isInline?: boolean;
}

/** One place to fill in: the browser's own list where there are options, else a line to type on. */
export function Blank({ id, name, describedBy, isInline, slot, options, text, room, fill }: BlankProps) {
  const { onChange, notice } = useTextLimit(room, fill);
  const control = {
    id,
    'aria-label': name,
    'aria-describedby': describedBy,
    className: classNames('input', isInline && 'input-inline', options.length > 0 && text === '' && 'unchosen'),
    value: text,
  };
  if (options.length > 0) {
    return (
      <>
        <select {...control} dir="auto" onChange={({ target }) => fill(target.value)}>
          <option value="">{t('type.pick')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        {slot.options && text === '' && <PrintedOptions options={slot.options} />}
      </>
    );
  }
  return (
    <>
      <input type="text" {...control} {...asTyped} size={Math.min(Math.max(text.length, 10), 28)} onChange={onChange} />
      {notice !== undefined && (
        <span role="alert" className="text-small font-semibold text-caution">
          {notice}
        </span>
      )}
    </>
  );
}

/** The options of a list of its own, for paper. */
export function PrintedOptions({ options }: { readonly options: readonly string[] }) {
  return (
    <span aria-hidden="true" className="printed-options text-small text-soft">
      {options.join(' / ')}
    </span>
  );
}
