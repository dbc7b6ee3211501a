import type { Command } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell backup`, `restore`, `purge` and `recount`: the database as a whole. */
export function addDatabase(program: Command): void {
  program
    .command('backup <file|->')
    .summary('write the whole database into a file')
    .description(
      'Writes everything but sign-ins into a compressed file, as it stands at this moment; the site may go on running. The file fits SQLite and PostgreSQL alike. It holds names and answers of children: keep it where others cannot read it.',
    )
    .option('--encrypt', 'with a passphrase: MARKWELL_BACKUP_PASSPHRASE, --passphrase-file, or typed at the terminal')
    .option('--passphrase-file <file>', 'encrypt with the first line of this file')
    .option('--dry-run', 'count what would be written, and write nothing')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples([
        'markwell backup markwell-2026-03-02.gz',
        'markwell backup markwell-2026-03-02.gz.age --encrypt',
        'markwell backup - | ssh vault "cat > mw.gz"',
      ]),
    )
    .action(async (file: string, _options, command: Command) => {
      const { backupCommand } = await import('./backup-command.ts');
      await backupCommand(file, command.opts());
    });
  program
    .command('restore <file|->')
    .summary('fill a new database from a backup')
    .description(
      'Fills the database that DATABASE_URL names from a backup. It must be a new one; with --replace a SQLite file that is there is kept under another name. Stop the server first. An encrypted backup is recognised, and its passphrase asked for, or read from MARKWELL_BACKUP_PASSPHRASE. A backup that is not whole changes nothing.',
    )
    .option('--passphrase-file <file>', 'where it is encrypted, by the first line of this file')
    .option('--replace', 'put the SQLite file that is there aside')
    .option('--dry-run', 'check the backup, and change nothing')
    .option('--yes', 'do not ask before --replace')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples([
        'markwell restore markwell-2026-03-02.gz --replace',
        'DATABASE_URL=postgres://markwell@db/markwell markwell restore markwell-2026-03-02.gz',
      ]),
    )
    .action(async (file: string, _options, command: Command) => {
      const { restoreCommand } = await import('./restore-command.ts');
      await restoreCommand(file, command.opts());
    });
  program
    .command('purge')
    .summary('remove what has had its time: old visits, ended sign-ins, attempts')
    .description(
      'Removes at once what a running server removes by itself as time goes by: visits after SESSION_RETENTION_DAYS (30), failed sign-ins after a day, ended ones after 90 days, pictures of unconfirmed previews; attempts of students only where ATTEMPT_RETENTION_YEARS says so, with their markings, and students on no class list with nothing left.',
    )
    .option('--dry-run', 'count what would be removed, and remove nothing')
    .option('--json', 'print JSON')
    .addHelpText('after', examples(['markwell purge --dry-run', 'ATTEMPT_RETENTION_YEARS=7 markwell purge --dry-run']))
    .action(async (_options, command: Command) => {
      const { purgeCommand } = await import('./purge-command.ts');
      await purgeCommand(command.opts());
    });
  program
    .command('recount')
    .summary('count the scores of all students anew from their attempts')
    .description(
      'Counts anew what dashboards, reports and analytics look up: the best and the first attempt of each student at each homework. They are kept with every attempt and every re-mark; it is for when markwell doctor says that they are not what the attempts come to. Whoever hands in waits meanwhile, some ten seconds for a million attempts.',
    )
    .option('--json', 'print JSON')
    .addHelpText('after', examples(['markwell recount']))
    .action(async (_options, command: Command) => {
      const { recountCommand } = await import('./recount-command.ts');
      await recountCommand(command.opts());
    });
}
