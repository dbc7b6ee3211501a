import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * Structured logs on standard output, a JSON object a line. On a terminal, where a person reads, only problems are
 * logged unless LOG_LEVEL says otherwise. What is logged is named field by field where it is logged: never a student's
 * name or answer, never a body.
 */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, isTerminal: boolean): Logger {
  const level = logLevel ?? (isTerminal ? 'warn' : 'info');
  // Several lines a write, because a write for each request costs as much as the rest of answering it; pino flushes at exit.
  const destination = pino.destination({ sync: false, minLength: 16_000, periodicFlush: 1000 });
  const serializers = { err: describeError };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination);
}

/** What is logged of an error. Those of a database carry the values of the statement, names and answers among them. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? { code: error.code } : {};
  return { type: error.name, ...code, message: error.message, stack: error.stack };
}
