/**
 * Who does something: the number of an account; the name on the machine of whoever is at a terminal and named no account; or
 * null, which is Markwell itself.
 */
export type Actor = number | string | null;

/** An actor as a table keeps one. */
export interface StoredActor {
  readonly userId: number | null;
  readonly terminalUser: string | null;
}

/** Takes an actor apart for storing. */
export function storeActor(by: Actor): StoredActor {
  return {
    userId: typeof by === 'number' ? by : null,
    terminalUser: typeof by === 'string' ? by : null,
  };
}

/** SQL for the name of an actor whose account is joined as `u`, from a table with a column `terminal_user`; null for Markwell itself. */
export function actorName(table: string): string {
  return `coalesce(u.display_name, ${table}.terminal_user || ' (at a terminal)')`;
}
