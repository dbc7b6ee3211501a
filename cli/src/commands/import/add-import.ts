import { type Command, Option } from 'commander';
import { examples } from '../../examples.ts';

/** Adds `markwell import`: homework from files. */
export function addImport(program: Command): void {
  program
    .command('import [file...]')
    .summary('bring homework in from Word and other files')
    .description(
      "Reads homework from .docx, JSON (the upload's format, or what --dry-run --json printed), Moodle XML, GIFT, Aiken, QTI packages, CSV and XLSX; - is standard input. All of it is stored or none of it, unreleased. A second Word file with the answers is joined to the first.\n--dry-run also says which paragraphs of a Word file became part of nothing; with --json, what became of each.\nTo correct what was understood: --dry-run --json > draft.json, edit it, and import draft.json.",
    )
    .option('--name <batch>', 'a name for the batch; the first file’s name when left out')
    .option('--year <number>', 'the year, for homework that names none itself')
    .option('--week <date>', 'the week it is for, such as 2025-09-08, for homework that names none itself')
    .addOption(new Option('--card <number>', 'point this card (1 to 6) at it').argParser(Number))
    .addOption(
      new Option('--reading <number>', 'read documents in their second way (2), as the dry run offers it').argParser(
        Number,
      ),
    )
    .option('--release', 'let students see it at once')
    .option('--skip-unreadable', 'store what can be read, where some files cannot')
    .option('--again', 'store once more what was stored before')
    .option(
      '--template [file]',
      'write a Word file to fill in, which is always read right, and read nothing; - is standard output',
    )
    .option('--dry-run', 'say what was understood, and store nothing')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples([
        'markwell import forces.docx --dry-run',
        'markwell import forces.docx --dry-run --reading 2',
        'markwell import *.docx --name "Autumn 1" --year 9 --week 2025-09-08',
        'markwell import waves.docx --card 2 --release',
        'markwell import --template homework.docx',
      ]),
    )
    .action(async (files: string[], _options, command: Command) => {
      const { importCommand } = await import('./import-command.ts');
      await importCommand(files, command.opts());
    });
}
