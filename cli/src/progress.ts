import { exitCodes } from './command-error.ts';

/** Says that so many are done, of so many. */
type Update = (done: number, total: number) => void;

/** Does `work` under a progress bar on stderr where that is a terminal; the bar goes however the work ends. */
export async function withProgress<Result>(what: string, work: (update: Update) => Promise<Result>): Promise<Result> {
  if (!process.stderr.isTTY) return work(() => {});
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
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
  const stop = () => bar.stop();
  let isShown = false;
  try {
    return await work((done, total) => {
      if (!isShown) {
        // The bar hides the cursor and ends the breaking of lines: a command that is interrupted gives both back.
        process.once('exit', stop);
        process.once('SIGTERM', terminate);
        bar.start(total, done);
      }
      isShown = true;
      bar.setTotal(total);
      bar.update(done);
    });
  } finally {
    process.off('exit', stop);
    process.off('SIGTERM', terminate);
    bar.stop();
  }
}
