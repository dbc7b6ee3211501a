import { type AuditSearch, auditActions } from '@markwell/server/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';

interface AuditFormProps {
  readonly search: TypedSearch;
  readonly onSearch: (search: TypedSearch) => void;
}

const actions = Object.entries(auditActions).map(([value, label]) => ({ value, label }));
const nothing: TypedSearch = { since: '', until: '', by: '', action: '', on: '' };

/** What to look for. */
export function AuditForm({ search, onSearch }: AuditFormProps) {
  const [typed, setTyped] = useState(search);
  const field = (name: keyof TypedSearch) => ({
    value: typed[name],
    maxLength: 100,
    onText: (text: string) => setTyped({ ...typed, [name]: text }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  const isSearch = Object.values(search).some((text) => text !== '');
  return (
    <form
      aria-label="Audit log"
      onSubmit={submit}
      className="sheet grid gap-4 p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-6"
    >
      <div className="lg:col-span-2">
        <TextField label="Who" hint="Part of a name or username" autoComplete="off" {...field('by')} />
      </div>
      <div className="lg:col-span-2">
        <TextField label="On" hint="A student, homework or account" autoComplete="off" {...field('on')} />
      </div>
      <div className="sm:col-span-2 sm:self-end">
        <Select
          label="What"
          options={actions}
          placeholder="Anything"
          value={typed.action}
          onPick={(action) => setTyped({ ...typed, action })}
        />
      </div>
      <div className="lg:col-span-2">
        <TextField label="From" type="date" {...field('since')} />
      </div>
      <div className="lg:col-span-2">
        <TextField label="To" type="date" {...field('until')} />
      </div>
      <div className="flex flex-wrap items-end gap-3 sm:col-span-2">
        <Button type="submit">Search</Button>
        {isSearch && (
          <Button look="quiet" type="button" onClick={() => onSearch(nothing)}>
            Show everything
          </Button>
        )}
      </div>
    </form>
  );
}

/** The fields of a search in the address. */
const searchFields = ['since', 'until', 'by', 'action', 'on'] as const satisfies readonly (keyof AuditSearch)[];

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
