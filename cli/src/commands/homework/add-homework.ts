import type { Command } from 'commander';
import { examples } from '../../examples.ts';

const dryRun = ['--dry-run', 'say what would be done, and do nothing'] as const;
const json = ['--json', 'print JSON'] as const;

/** Adds `markwell homework …`: what is given out. */
export function addHomework(program: Command): void {
  const homework = program
    .command('homework')
    .summary('list, show, edit, release and withdraw homework')
    .description(
      'Cards (1 to 6) and homework (from 149), each by its number or short name (year8). Needs the database (DATABASE_URL).',
    )
    .addHelpText('after', examples(['markwell homework list', 'markwell homework point 3 151']));
  homework
    .command('list')
    .summary('list the cards, then the homework, newest first')
    .option(...json)
    .addHelpText('after', examples(['markwell homework list', 'markwell homework list --json']))
    .action(async (_options, command: Command) => {
      const { listHomeworkCommand } = await import('./homework-commands.ts');
      await listHomeworkCommand(command.opts());
    });
  homework
    .command('show <homework>')
    .summary('show the questions of one, with what is accepted')
    .option(...json)
    .addHelpText('after', examples(['markwell homework show year8', 'markwell homework show 151']))
    .action(async (named: string, _options, command: Command) => {
      const { showHomeworkCommand } = await import('./homework-commands.ts');
      await showHomeworkCommand(named, command.opts());
    });
  homework
    .command('copy <homework>')
    .summary('store a copy, unreleased, with its mark scheme as it is now')
    .option('--title <title>', 'the title of the copy; ‘… (copy)’ when left out')
    .option(...dryRun)
    .option(...json)
    .addHelpText('after', examples(['markwell homework copy year8 --title "Waves, shorter"']))
    .action(async (named: string, _options, command: Command) => {
      const { copyHomeworkCommand } = await import('./editing-commands.ts');
      await copyHomeworkCommand(named, command.opts());
    });
  homework
    .command('edit <homework>')
    .summary('store it anew from a file; what was handed in stays as it was')
    .description(
      'Takes what ‘markwell homework show ID --json’ printed, with ‘edit.assignment’ changed. A question whose type, options, marks and answers stay keeps its marking; attempts keep what they were asked and their marks. Refused when somebody else has stored it since.',
    )
    .requiredOption('--file <path>', 'the JSON file; - for standard input')
    .option(...dryRun)
    .option(...json)
    .addHelpText(
      'after',
      examples([
        'markwell homework show 151 --json > forces.json',
        'markwell homework edit 151 --file forces.json --dry-run',
        'markwell homework edit 151 --file forces.json',
      ]),
    )
    .action(async (named: string, _options, command: Command) => {
      const { editHomeworkCommand } = await import('./editing-commands.ts');
      await editHomeworkCommand(named, command.opts());
    });
  homework
    .command('delete <homework>')
    .summary('delete one that nobody has handed in and no card shows')
    .option('--yes', 'do not ask')
    .option(...dryRun)
    .option(...json)
    .addHelpText('after', examples(['markwell homework delete 151 --dry-run', 'markwell homework delete 151 --yes']))
    .action(async (named: string, _options, command: Command) => {
      const { deleteHomeworkCommand } = await import('./editing-commands.ts');
      await deleteHomeworkCommand(named, command.opts());
    });
  homework
    .command('dates <homework>')
    .summary('show or set when classes can take it, and when what is expected is shown')
    .description(
      'Dates are by the school’s clock: a day, or a day and a time. ‘none’ takes a date away; one that is left out stays as it is. A class without dates can take it at any time.',
    )
    .option('--class <codes...>', 'the classes to set dates for')
    .option('--open <date>', 'open from; a day alone is its first minute')
    .option('--due <date>', 'what comes later is late; a day alone is its last minute')
    .option('--close <date>', 'what is begun later is not taken; a day alone is its last minute')
    .option('--answers <when>', 'when students see what is expected: at-once, after-second-attempt or after-due')
    .option(...dryRun)
    .option(...json)
    .addHelpText(
      'after',
      examples([
        'markwell homework dates year8',
        "markwell homework dates year8 --class 8a/Sc1 8a/Sc2 --open 2026-01-12 --due '2026-01-16 16:00'",
        'markwell homework dates year8 --class 8a/Sc1 --open none --due none --close none',
        'markwell homework dates year8 --answers after-due',
      ]),
    )
    .action(async (named: string, _options, command: Command) => {
      const { homeworkDatesCommand } = await import('./dates-command.ts');
      await homeworkDatesCommand(named, command.opts());
    });
  for (const verb of ['release', 'withdraw'] as const) {
    homework
      .command(`${verb} <homework>`)
      .summary(verb === 'release' ? 'let students see it' : 'hide it from students; attempts stay')
      .option(...dryRun)
      .option(...json)
      .addHelpText('after', examples([`markwell homework ${verb} 151`]))
      .action(async (named: string, _options, command: Command) => {
        const { switchHomeworkCommand } = await import('./homework-commands.ts');
        await switchHomeworkCommand(verb, named, command.opts());
      });
  }
  homework
    .command('point <card> <homework>')
    .summary('show a homework on a card; own for the set that came with the card')
    .option(...dryRun)
    .option(...json)
    .addHelpText('after', examples(['markwell homework point 3 151', 'markwell homework point 3 own']))
    .action(async (card: string, named: string, _options, command: Command) => {
      const { pointCardCommand } = await import('./homework-commands.ts');
      await pointCardCommand(card, named, command.opts());
    });
}
