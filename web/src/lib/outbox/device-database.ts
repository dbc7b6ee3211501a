import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What Markwell keeps in IndexedDB. */
export interface DeviceSchema extends DBSchema {
  outbox: { key: string; value: unknown };
  leases: { key: string; value: Lease };
}

/** A promise among the tabs of a device that only its holder does a thing until then. */
export interface Lease {
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

let opened: Promise<IDBPDatabase<DeviceSchema>> | undefined;

/** The device's database, opened on first use and again after the browser closed it; rejects where there is none. */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<DeviceSchema>('markwell', 1, {
    upgrade(database) {
      database.createObjectStore('outbox');
      database.createObjectStore('leases');
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}
