import './tabs.css';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface TabsProps<Key extends string> {
  /** What the tabs are of, for assistive technology. */
  readonly label: string;
  /** `startsGroup` begins a new row, where there is room for rows. */
  readonly tabs: readonly { readonly key: Key; readonly label: string; readonly startsGroup?: boolean }[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** What belongs to the selected tab. */
  readonly children: ReactNode;
}

/** By how many tabs an arrow key moves. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The register of a ring binder. The tab key leads to the selected one; arrows, Home and End move between them, and Enter
 * or Space opens one, since opening one may fetch a lot. On a phone they scroll sideways by themselves.
 */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Where tabs go on beyond an edge, they fade out towards it.
  const markEnds = () => {
    if (list.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth, dataset } = list.current;
    dataset.before = String(scrollLeft > 4);
    dataset.after = String(scrollLeft + clientWidth < scrollWidth - 4);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may be selected by the address alone
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    if (list.current !== null && tab instanceof HTMLElement) list.current.scrollLeft = tab.offsetLeft - 48;
    markEnds();
    addEventListener('resize', markEnds);
    return () => removeEventListener('resize', markEnds);
  }, [selected]);

  const opened = useRef(selected);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // What had the focus may have gone with the tab it was in: a link to another tab, or Back.
    if (opened.current !== selected && document.activeElement === document.body) tab?.focus({ preventScroll: true });
    opened.current = selected;
  }, [selected]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const now = all.findIndex((tab) => tab.matches(':focus'));
    const step = steps[event.key];
    const next = step !== undefined ? (now + step + all.length) % all.length : ends(event.key, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="tabs no-print relative -mx-4 flex gap-2 overflow-x-auto border-b-2 border-rule px-4 pt-1.5 pb-3.5 sm:mx-0 sm:flex-wrap sm:px-0"
        onKeyDown={move}
        onScroll={markEnds}
      >
        {tabs.map(({ key, label: text, startsGroup }) => (
          <Fragment key={key}>
            {startsGroup && <span role="none" className="-mt-2 hidden basis-full sm:block" />}
            <button
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-selected={key === selected}
              aria-controls={key === selected ? `${id}-panel` : undefined}
              tabIndex={key === selected ? 0 : -1}
              className="tab"
              onClick={() => onSelect(key)}
            >
              {text}
            </button>
          </Fragment>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className="pt-7">
        {children}
      </div>
    </>
  );
}

function ends(key: string, count: number): number | undefined {
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
