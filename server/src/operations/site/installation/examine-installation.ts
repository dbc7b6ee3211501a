import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from '../../../config.ts';
import { ConfigError } from '../../../config-error.ts';
import { loadSqlite3 } from '../../../db/load-sqlite3.ts';
import { openGeoip } from '../../../places/open-geoip.ts';
import { Problem } from '../problems/problem.ts';
import { createSignInProvider, OidcRefusal } from '../services/sign-in-provider.ts';
import { examineDatabase, type Finding, findingsOf } from './examine-database.ts';

/** How long the server may take to say how it is, in milliseconds. */
const patience = 5_000;

/** Where an installation is, and how it was told to run. */
export interface Installation {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder with the server, the page and the command line in it. */
  readonly root: URL;
}

/**
 * What is right and what is wrong with an installation, one thing after the other: its settings, its files, its database, its accounts, and
 * the server if one runs. Changes nothing. Where the settings cannot be used nothing is looked at that hangs on them.
 */
export async function examineInstallation({ env, root }: Installation): Promise<readonly Finding[]> {
  const program = [examineProgram(root), ...(await examineBindings())];
  const config = readSettings(env);
  if (config instanceof ConfigError) {
    return [findingsOf('settings').wrong(config.message, 'Put the variable right, or leave it out.'), ...program];
  }
  return [
    examineSettings(config),
    ...program,
    ...(await examineDatabase(config.database)),
    ...(await examineProvider(config)),
    await examineServer(config),
  ];
}

function readSettings(env: Installation['env']): Config | ConfigError {
  try {
    const config = readConfig(env);
    if (config.geoipFile !== undefined) openGeoip(config.geoipFile);
    return config;
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

function examineSettings({ trustProxy }: Config): Finding {
  const settings = findingsOf('settings');
  if (trustProxy !== true) return settings.ok('Every setting can be used.');
  return settings.note(
    'TRUST_PROXY=true lets every client choose the address that it is known by.',
    'Set it to the number of proxies (TRUST_PROXY=1) or to their addresses.',
  );
}

function examineProgram(root: URL): Finding {
  const program = findingsOf('program');
  const missing = ['server/dist/main.js', 'web/dist/index.html', 'cli/dist/main.js'].filter(
    (file) => !existsSync(fileURLToPath(new URL(file, root))),
  );
  const node = `Node ${process.versions.node}`;
  if (missing.length === 0) return program.ok(`It is whole, and runs on ${node}.`);
  return program.wrong(
    `It lacks ${missing.join(', ')}.`,
    'In a checkout: npm ci && npm run build. Otherwise install it again.',
  );
}

/** Asks the school's own sign-in, where there is one, for what it says of itself. */
async function examineProvider({ identity: { oidc } }: Config): Promise<readonly Finding[]> {
  if (oidc === undefined) return [];
  const signIn = findingsOf('sign-in');
  try {
    await createSignInProvider(oidc).begin();
    return [signIn.ok(`${oidc.issuer} answers. It must know the redirect address ${oidc.redirectUri}.`)];
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof OidcRefusal)) throw error;
    return [
      signIn.wrong(
        `${oidc.issuer} does not answer as a sign-in provider.`,
        'Compare OIDC_ISSUER with what the provider says, and look whether this machine can reach it.',
      ),
    ];
  }
}

/** What is compiled for a machine is missing where npm could neither download nor compile it. A diagnosis needs none of it. */
async function examineBindings(): Promise<Finding[]> {
  const program = findingsOf('program');
  const loads = [
    ['sqlite3', loadSqlite3],
    ['@node-rs/argon2', () => import('@node-rs/argon2')],
  ] as const;
  const missing: Finding[] = [];
  for (const [name, load] of loads) {
    try {
      await load();
    } catch {
      const found = `${name} cannot be loaded: it is not compiled for this machine.`;
      missing.push(program.wrong(found, `In a checkout: npm rebuild ${name}. README.md says what that needs.`));
    }
  }
  return missing;
}

/** Asks whoever listens at the port whether a submission can be stored now. */
async function examineServer({ host, port }: Config): Promise<Finding> {
  const server = findingsOf('server');
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const address = `http://${name}:${port}`;
  let answer: Response;
  try {
    answer = await fetch(`${address}/api/health-check`, { signal: AbortSignal.timeout(patience) });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return server.wrong(`What listens at ${address} does not answer.`, 'Look at its log, and start it again.');
    }
    return server.note(`No server runs at ${address}.`, 'To start one: markwell serve.');
  }
  const { status } = answer;
  await answer.body?.cancel();
  if (status === 200) return server.ok(`The one at ${address} answers, and can store what is handed in.`);
  if (status === 503) {
    return server.wrong(
      `The one at ${address} answers, and cannot store what is handed in.`,
      'Its log says why. Attempts wait on the devices of students meanwhile.',
    );
  }
  return server.wrong(`What listens at ${address} is not Markwell.`, 'Set PORT to another, or stop that program.');
}
