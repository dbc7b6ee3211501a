import { QueryTypes, Sequelize, Transaction } from 'sequelize';
import type { Database } from './database.ts';
import type { Session } from './session.ts';
import { tablesWhenAsked } from './tables/index.ts';

/** Connections of one process; a PostgreSQL server allows 100 in all by default. */
const poolSize = 10;

/** Opens a pool on a PostgreSQL database that exists. */
export async function openPostgres(url: string): Promise<Database> {
  const sequelize = new Sequelize(url, { dialect: 'postgres', logging: false, pool: { max: poolSize } });
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
    snapshot: (work) =>
      sequelize.transaction({ isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ }, (transaction) =>
        work(session(transaction)),
      ),
    close: () => sequelize.close(),
  };
}
