import { type Command, Option } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell audit`: who did what, and when. */
export function addAudit(program: Command): void {
  program
    .command('audit')
    .summary('show who did what, and when')
    .description(
      'Shows the audit log, the latest first: logins, uploads, changes to marks and class lists, exports, and what was done from the command line. Looking at it is recorded in it. Needs the database (DATABASE_URL).',
    )
    .option('--since <day>', 'from this day by the school’s clock, or this time in UTC (2026-01-16T15:00Z)')
    .option('--until <day>', 'up to and including this day, or before this time')
    .option('--by <name>', 'only what this person did: part of a name or username')
    .option('--action <action>', 'only this action, such as publish-scheme: --json shows what they are called')
    .option('--on <what>', 'only about this: a student, a homework, a class, an attempt’s reference, or ‘homework 151’')
    .option('--limit <n>', 'at most so many; 50 by default, and everything with --json and --csv')
    .addOption(new Option('--csv', 'print CSV for spreadsheets').conflicts('json'))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples([
        'markwell audit --since 2026-01-05 --by hughes',
        'markwell audit --on "sam lee"',
        'markwell audit --action export-student --csv > exports.csv',
      ]),
    )
    .action(async (_options, command: Command) => {
      const { auditCommand } = await import('./audit-command.ts');
      await auditCommand(command.opts());
    });
}
