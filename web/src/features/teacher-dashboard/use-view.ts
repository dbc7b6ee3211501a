import { useSearchParams } from '../../lib/use-search-params.ts';

/** What the dashboard shows, kept in its address: Back, and a link that is passed on, show the same. */
export type View = ReturnType<typeof useView>;

/** The dashboard's view, as its address has it, and how to change it. Teachers who have chosen classes see those first. */
export function useView(isMineAtFirst: boolean) {
  const [search, setSearch] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(location.search);
    edit(next);
    setSearch(next, { replace: true });
  };
  const isShown = (params: URLSearchParams, number: number) =>
    params.has('show', String(number)) || params.getAll('open').some((key) => key.startsWith(`${number}:`));
  return {
    /** Whether the classes of this assignment are shown: one of which a class's row is open is, too. */
    isShown: (number: number) => isShown(search, number),
    toggleShown: (number: number) =>
      change((next) => {
        const wasShown = isShown(next, number);
        const others = next.getAll('open').filter((key) => !key.startsWith(`${number}:`));
        next.delete('show', String(number));
        if (!wasShown) return next.append('show', String(number));
        next.delete('open');
        for (const key of others) next.append('open', key);
      }),
    /** Only the signed-in teacher's classes. */
    onlyMine: search.has('mine') ? search.get('mine') !== '0' : isMineAtFirst,
    /** Classes without submissions too. */
    withUnstarted: search.has('all'),
    /** Whether the class's row of this assignment is open. */
    isOpen: (number: number, studentClass: string) => search.has('open', rowKey(number, studentClass)),
    /** The earlier homework that is chosen of this assignment. */
    homeworkOf: (number: number) => {
      const chosen = search.get(`homework${number}`) ?? '';
      return /^\d{1,9}$/.test(chosen) ? Number(chosen) : undefined;
    },
    setOnlyMine: (isOn: boolean) =>
      change((next) => (isOn === isMineAtFirst ? next.delete('mine') : next.set('mine', isOn ? '1' : '0'))),
    setWithUnstarted: (isOn: boolean) => change((next) => (isOn ? next.set('all', '1') : next.delete('all'))),
    toggle: (number: number, studentClass: string) =>
      change((next) => {
        const key = rowKey(number, studentClass);
        if (!next.has('show', String(number))) next.append('show', String(number));
        if (next.has('open', key)) next.delete('open', key);
        else next.append('open', key);
      }),
    chooseHomework: (number: number, homework: number | undefined) =>
      change((next) => {
        if (homework === undefined) next.delete(`homework${number}`);
        else next.set(`homework${number}`, String(homework));
      }),
  };
}

function rowKey(number: number, studentClass: string): string {
  return `${number}:${studentClass}`;
}
