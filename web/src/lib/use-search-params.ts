import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

interface Options {
  /** Whether Back passes over the address as it was. */
  readonly replace?: boolean;
}

/**
 * The query of the address, and a setter. For staff pages: wouter's own hook would add to every quiz, and
 * decodes twice.
 */
export function useSearchParams() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read again when its search has changed
  const params = useMemo(() => new URLSearchParams(location.search), [search]);
  const change = (next: URLSearchParams | Record<string, string>, options: Options = {}) => {
    const text = new URLSearchParams(next).toString();
    navigate(text === '' ? path : `${path}?${text}`, options);
  };
  return [params, change] as const;
}
