import { once } from 'node:events';
import { Chalk, supportsColor, supportsColorStderr } from 'chalk';

const noColour = Boolean(process.env.NO_COLOR);

/** Colours for data on stdout: none when it is not a terminal, or when NO_COLOR is set (chalk does not look at it). */
export const colour = new Chalk({ level: noColour || !supportsColor ? 0 : supportsColor.level });

const messageColour = new Chalk({ level: noColour || !supportsColorStderr ? 0 : supportsColorStderr.level });

/** Writes data to stdout and waits while the reader is slower than we are, so that memory stays constant. */
export async function printData(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Writes a message for people to stderr, a line of its own. */
export function printMessage(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Writes what went wrong to stderr. */
export function printError(text: string): void {
  printMessage(`${messageColour.red('Error:')} ${text}`);
}
