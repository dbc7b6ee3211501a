import * as z from 'zod/mini';
import type { ClassEntry } from '../../../contract/class-list.ts';
import { type Session, selectRows } from '../../../db/session.ts';
import { normaliseName, readApart } from '../../site/normalise-name.ts';
import type { Services } from '../../site/services/services.ts';
import { listClasses } from './list-classes.ts';

/** The class lists as anyone is told them: with which have students of one name, and without a word of who they are. */
export async function tellClasses(services: Services): Promise<ClassEntry[]> {
  const [classes, sharing] = await Promise.all([listClasses(services), findSharing(services.database.reader)]);
  return classes.map((entry) => (sharing.has(entry.code) ? { ...entry, hasSharedNames: true } : entry));
}

/** The classes on whose lists are two of one name, told apart by what follows it in brackets. */
async function findSharing(session: Session): Promise<ReadonlySet<string>> {
  // By hand: every page that asks for the class lists asks this.
  const rows = await selectRows(
    session,
    z.object({ class_code: z.string(), name: z.string() }),
    "SELECT class_code, name FROM students WHERE source = 'roster' AND name LIKE '%)'",
  );
  const seen = new Set<string>();
  const sharing = new Set<string>();
  for (const { class_code: code, name } of rows) {
    const whose = `${code}\n${normaliseName(readApart(name).name)}`;
    if (seen.has(whose)) sharing.add(code);
    seen.add(whose);
  }
  return sharing;
}
