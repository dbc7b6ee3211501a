import type { SingleBar } from 'cli-progress';

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
    stream: process.stderr,
  });
  let isShown = false;
  return {
    update: (done, total) => {
      if (!isShown) bar.start(total, done);
      isShown = true;
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}
