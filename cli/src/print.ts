import { once } from 'node:events';
import { Chalk, supportsColor, supportsColorStderr } from 'chalk';

const noColour = Boolean(process.env.NO_COLOR);

/** Colours for data on stdout: none when it is not a terminal, or when NO_COLOR is set (chalk does not look at it). */
export const colour = new Chalk({ level: noColour || !supportsColor ? 0 : supportsColor.level });

const messageColour = new Chalk({ level: noColour || !supportsColorStderr ? 0 : supportsColorStderr.level });

/**
 * Text as a terminal may get it: without control characters, by which an answer that a student typed could clear the screen
 * or write over what is there. Lines, tabs and colours stay.
 */
export function forTerminal(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/\r\n|\u001b\[[\d;]*m|[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, (found) => {
    if (found === '\r\n') return '\n';
    return found.endsWith('m') ? found : '\uFFFD';
  });
}

/** Writes data to stdout and waits while the reader is slower than we are, so that memory stays constant. */
export async function printData(text: string): Promise<void> {
  const shown = process.stdout.isTTY ? forTerminal(text) : text;
  if (shown !== '' && !process.stdout.write(shown)) await once(process.stdout, 'drain');
}

/** Writes a message for people to stderr, a line of its own. */
export function printMessage(text: string): void {
  process.stderr.write(`${process.stderr.isTTY ? forTerminal(text) : text}\n`);
}

/** What went wrong, as a line for stderr. */
export function errorLine(text: string): string {
  return `${messageColour.red('Error:')} ${text}`;
}

/** Writes what went wrong to stderr. */
export function printError(text: string): void {
  printMessage(errorLine(text));
}
