import { Socket } from 'node:net';
import { Client } from 'pg';
import { QueryTypes, Sequelize, Transaction } from 'sequelize';
import type { Database } from './database.ts';
import type { DatabaseLimits } from './limits.ts';
import type { Session } from './session.ts';
import { tablesWhenAsked } from './tables/index.ts';

/** Connections of one process; a PostgreSQL server allows 100 in all by default. */
const poolSize = 10;

/** How long a connection may be idle before TCP looks whether its other end is there, in milliseconds. */
const firstProbe = 10_000;

/** Opens a pool on a PostgreSQL database that exists. */
export async function openPostgres(url: string, limits: DatabaseLimits): Promise<Database> {
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    logging: false,
    pool: { max: poolSize, acquire: limits.call },
    dialectOptions: { connectionTimeoutMillis: limits.connect },
  });
  sequelize.addHook('afterConnect', (connection) => limitCalls(connection, limits));
  const tables = tablesWhenAsked(sequelize);
  await sequelize.authenticate();
  const session = (transaction: Transaction | null): Session => ({
    engine: 'postgres',
    get tables() {
      return tables();
    },
    transaction,
    run: (sql, values = []) =>
      sequelize.query(sql, { type: QueryTypes.SELECT, raw: true, bind: [...values], transaction }),
  });
  return {
    address: { engine: 'postgres', url },
    reader: session(null),
    writer: sequelize,
    write: (work) => sequelize.transaction((transaction) => work(session(transaction))),
    check: async () => {},
    snapshot: (work) =>
      sequelize.transaction({ isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ }, (transaction) =>
        work(session(transaction)),
      ),
    scrub: async () => {
      await sequelize.query(
        'VACUUM students, attempts, markings, exclusions, judgements, scheme_versions, visits, audit_log',
      );
    },
    close: () => sequelize.close(),
  };
}

/**
 * Limits calls on a connection to `call`. The server itself ends a statement, and a transaction whose client
 * has gone but would keep its locks. If even that gets no reply, the connection is dropped here: a network
 * that drops packets reports nothing, and callers would wait for ever. The settings are separate statements,
 * because a pooler may refuse them when a connection starts.
 */
async function limitCalls(connection: unknown, { call }: DatabaseLimits): Promise<void> {
  if (!(connection instanceof Client)) throw new Error('Expected Sequelize to use the pg package');
  const socket = socketOf(connection);
  socket.setKeepAlive(true, firstProbe);
  socket.setTimeout(call + graceForAnswer, () => {
    if (isAtWork(connection))
      socket.destroy(Object.assign(new Error('PostgreSQL did not answer'), { code: 'ETIMEDOUT' }));
  });
  await connection.query(`SET statement_timeout = ${call}; SET idle_in_transaction_session_timeout = ${2 * call}`);
}

/** How much earlier the server ends a statement, so that the connection can be reused, in milliseconds. */
const graceForAnswer = 1_000;

/** What carries a connection; after TLS has begun, that. */
function socketOf(client: object): Socket {
  const inner = 'connection' in client ? client.connection : undefined;
  const stream = typeof inner === 'object' && inner !== null && 'stream' in inner ? inner.stream : undefined;
  if (!(stream instanceof Socket)) throw new Error('Expected pg to have a socket');
  return stream;
}

/** Whether a connection waits for an answer of the server: an idle one may be silent. */
function isAtWork(client: object): boolean {
  return 'readyForQuery' in client && client.readyForQuery === false;
}
