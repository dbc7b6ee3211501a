import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

/** What the dashboard shows, kept in its address: Back, and a link that is passed on, show the same. */
export interface View {
  /** Only the signed-in teacher's classes. */
  readonly onlyMine: boolean;
  /** Classes without submissions too. */
  readonly withUnstarted: boolean;
  /** Whether the classes of this assignment are shown: one of which a class's row is open is, too. */
  readonly isShown: (number: number) => boolean;
  readonly toggleShown: (number: number) => void;
  /** Whether the class's row of this assignment is open. */
  readonly isOpen: (number: number, studentClass: string) => boolean;
  /** The earlier homework that is chosen of this assignment. */
  readonly homeworkOf: (number: number) => number | undefined;
  readonly setOnlyMine: (isOn: boolean) => void;
  readonly setWithUnstarted: (isOn: boolean) => void;
  readonly toggle: (number: number, studentClass: string) => void;
  readonly chooseHomework: (number: number, homework: number | undefined) => void;
}

/** The dashboard's view, as its address has it, and how to change it. Teachers who have chosen classes see those first. */
export function useView(isMineAtFirst: boolean): View {
  const [path, navigate] = useLocation();
  // wouter's own `useSearchParams` decodes twice.
  const search = new URLSearchParams(useSearch());
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(location.search);
    edit(next);
    navigate(next.size === 0 ? path : `${path}?${next}`, { replace: true });
  };
  const setFlag = (name: string) => (isOn: boolean) =>
    change((next) => (isOn ? next.set(name, '1') : next.delete(name)));
  const isShown = (params: URLSearchParams, number: number) =>
    params.has('show', String(number)) || params.getAll('open').some((key) => key.startsWith(`${number}:`));
  return {
    isShown: (number) => isShown(search, number),
    toggleShown: (number) =>
      change((next) => {
        const wasShown = isShown(next, number);
        const others = next.getAll('open').filter((key) => !key.startsWith(`${number}:`));
        next.delete('show', String(number));
        if (!wasShown) return next.append('show', String(number));
        next.delete('open');
        for (const key of others) next.append('open', key);
      }),
    onlyMine: search.has('mine') ? search.get('mine') !== '0' : isMineAtFirst,
    withUnstarted: search.has('all'),
    isOpen: (number, studentClass) => search.has('open', rowKey(number, studentClass)),
    homeworkOf: (number) => {
      const chosen = search.get(`homework${number}`) ?? '';
      return /^\d{1,9}$/.test(chosen) ? Number(chosen) : undefined;
    },
    setOnlyMine: (isOn) =>
      change((next) => (isOn === isMineAtFirst ? next.delete('mine') : next.set('mine', isOn ? '1' : '0'))),
    setWithUnstarted: setFlag('all'),
    toggle: (number, studentClass) =>
      change((next) => {
        const key = rowKey(number, studentClass);
        if (!next.has('show', String(number))) next.append('show', String(number));
        if (next.has('open', key)) next.delete('open', key);
        else next.append('open', key);
      }),
    chooseHomework: (number, homework) =>
      change((next) => {
        if (homework === undefined) next.delete(`homework${number}`);
        else next.set(`homework${number}`, String(homework));
      }),
  };
}

function rowKey(number: number, studentClass: string): string {
  return `${number}:${studentClass}`;
}
