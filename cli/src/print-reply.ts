import { CommandError } from './command-error.ts';
import type { Reply } from './command-words.ts';
import { printData, printMessage } from './print.ts';
import { printTable } from './table.ts';

/** Prints a reply, for people or as JSON, then throws its failure, which ends the command with exit code 1. */
export async function printReply({ said, json, shown, notes, after, failure }: Reply, asJson: boolean): Promise<void> {
  say(said);
  if (asJson && json !== undefined) await printData(`${JSON.stringify(json)}\n`);
  else if (!asJson) {
    for (const piece of shown ?? []) {
      if (typeof piece === 'string') await printData(piece);
      else if (piece.rows.length === 0 && piece.empty !== undefined) say(piece.empty);
      else await printTable(piece);
    }
    say(notes);
  }
  say(after);
  if (failure !== undefined) throw typeof failure === 'string' ? new CommandError(failure) : failure;
}

function say(lines: Reply['said']): void {
  for (const line of typeof lines === 'string' ? [lines] : (lines ?? [])) if (line !== '') printMessage(line);
}
