import type { SingleBar } from 'cli-progress';
import { exitCodes } from './command-error.ts';

/** A bar that shows how far a long command is. */
export interface Progress {
  /** So many are done, of so many. */
  update(done: number, total: number): void;
  /** Takes the bar away; to be called however the command ends. */
  stop(): void;
}

/** Shows a progress bar on stderr where that is a terminal, and nothing elsewhere. */
export async function startProgress(what: string): Promise<Progress> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const { default: cliProgress } = await import('cli-progress');
  const bar: SingleBar = new cliProgress.SingleBar({
    format: `${what} {bar} {percentage}%  {value} of {total}`,
    barCompleteChar: '#',
    barIncompleteChar: '-',
    clearOnComplete: true,
    hideCursor: true,
    // It would take a SIGTERM for its own, and let the command go on.
    gracefulExit: false,
    stream: process.stderr,
  });
  const terminate = () => process.exit(exitCodes.terminated);
  const stop = () => {
    process.off('exit', stop);
    process.off('SIGTERM', terminate);
    bar.stop();
  };
  let isShown = false;
  return {
    update: (done, total) => {
      if (!isShown) {
        // The bar hides the cursor and ends the breaking of lines: a command that is interrupted gives both back.
        process.once('exit', stop);
        process.once('SIGTERM', terminate);
        bar.start(total, done);
      }
      isShown = true;
      bar.setTotal(total);
      bar.update(done);
    },
    stop,
  };
}
