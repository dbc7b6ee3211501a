import { json, words } from '../command-words.ts';

export const serveWords = words({
  serve: {
    summary: 'run the site',
    description:
      'Runs the site and its API in this process. PORT, HOST, DATABASE_URL and the rest are read from the environment.',
    options: {
      '--demo': 'fill the database with a believable school term',
    },
    examples: ['markwell serve', 'PORT=8080 markwell serve --demo'],
  },
});

export const backupWords = words({
  'backup <file|->': {
    summary: 'write the whole database into a file',
    description:
      'Writes everything but sign-ins into a compressed file, as it stands at this moment; the site may go on running. The file fits SQLite and PostgreSQL alike. It holds names and answers of children: keep it where others cannot read it.',
    options: {
      '--encrypt': 'with a passphrase: MARKWELL_BACKUP_PASSPHRASE, --passphrase-file, or typed at the terminal',
      '--passphrase-file <file>': 'encrypt with the first line of this file',
      '--dry-run': 'count what would be written, and write nothing',
      ...json,
    },
    examples: [
      'markwell backup markwell-2026-03-02.gz',
      'markwell backup markwell-2026-03-02.gz.age --encrypt',
      'markwell backup - | ssh vault "cat > mw.gz"',
    ],
  },
});

export const restoreWords = words({
  'restore <file|->': {
    summary: 'fill a new database from a backup',
    description:
      'Fills the database that DATABASE_URL names from a backup. It must be a new one; with --replace a SQLite file that is there is kept under another name. Stop the server first. An encrypted backup is recognised, and its passphrase asked for, or read from MARKWELL_BACKUP_PASSPHRASE. A backup that is not whole changes nothing.',
    options: {
      '--passphrase-file <file>': 'where it is encrypted, by the first line of this file',
      '--replace': 'put the SQLite file that is there aside',
      '--dry-run': 'check the backup, and change nothing',
      '--yes': 'do not ask before --replace',
      ...json,
    },
    examples: [
      'markwell restore markwell-2026-03-02.gz --replace',
      'DATABASE_URL=postgres://markwell@db/markwell markwell restore markwell-2026-03-02.gz',
    ],
  },
});

export const tidyWords = words({
  purge: {
    summary: 'remove what has had its time: old visits, ended sign-ins, attempts',
    description:
      'Removes at once what a running server removes by itself as time goes by: visits after SESSION_RETENTION_DAYS (30), failed sign-ins after a day, ended ones after 90 days, pictures of unconfirmed previews; attempts of students only where ATTEMPT_RETENTION_YEARS says so, with their markings, and students on no class list with nothing left.',
    options: {
      '--dry-run': 'count what would be removed, and remove nothing',
      ...json,
    },
    examples: ['markwell purge --dry-run', 'ATTEMPT_RETENTION_YEARS=7 markwell purge --dry-run'],
  },
  recount: {
    summary: 'count the scores of all students anew from their attempts',
    description:
      'Counts anew what dashboards, reports and analytics look up: the best and the first attempt of each student at each homework. They are kept with every attempt and every re-mark; it is for when markwell doctor says that they are not what the attempts come to. Whoever hands in waits meanwhile, some ten seconds for a million attempts.',
    options: { ...json },
    examples: ['markwell recount'],
  },
});

export const doctorWords = words({
  doctor: {
    summary: 'say what is wrong with this installation',
    description:
      'Looks at the settings in the environment, the files of the program, the database, its disk, its accounts, and the server if one runs, and says for each what is so and what to do. Changes nothing. Ends with 1 where something is wrong.',
    options: { ...json },
    examples: ['markwell doctor', 'DATABASE_URL=postgres://markwell@db/markwell markwell doctor --json'],
  },
});

export const completionWords = words({
  'completion <shell> [words...]': {
    summary: 'print a completion script for your shell',
    description: 'Prints a script that lets the Tab key complete commands and options.',
    arguments: {
      shell: { says: 'which shell', choices: ['bash', 'zsh', 'fish'] },
      words: 'what is typed so far: prints what can follow it, which the script asks for',
    },
    options: {},
    examples: [
      'markwell completion bash > ~/.local/share/bash-completion/completions/markwell',
      "echo 'source <(markwell completion zsh)' >> ~/.zshrc",
      'markwell completion fish > ~/.config/fish/completions/markwell.fish',
    ],
  },
});
