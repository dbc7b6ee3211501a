import type { AuditSearch } from '@markwell/server/contract';

/** The fields of a search in the address. */
export const searchFields = ['since', 'until', 'by', 'action', 'on'] as const satisfies readonly (keyof AuditSearch)[];

/** What is searched for, each '' where it is left open. */
export type TypedSearch = Readonly<Record<(typeof searchFields)[number], string>>;

/** Reads the search from an address. */
export function readSearch(params: URLSearchParams): TypedSearch {
  const read = (field: keyof TypedSearch) => params.get(field) ?? '';
  return { since: read('since'), until: read('until'), by: read('by'), action: read('action'), on: read('on') };
}

/** As the call and the address take it: without what is left open. */
export function asSearch(typed: TypedSearch): AuditSearch {
  return Object.fromEntries(
    searchFields.map((field) => [field, typed[field].trim()]).filter(([, text]) => text !== ''),
  );
}
