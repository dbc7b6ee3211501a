import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';
import { isAll } from '../scripts/lib/test-amount.ts';

type Edits = Readonly<Record<string, (text: string) => string>>;

/** One recipe of CONTRIBUTING.md that the compiler helps with. */
interface Recipe {
  readonly section: string;
  /** What its first steps change, by file. */
  readonly steps: Edits;
  /** The files that `npm run check` asks for then, each with the line that it asks for. */
  readonly asked: Edits;
}

const recipes: readonly Recipe[] = [
  {
    section: 'Adding a question type',
    steps: { 'marking-core/src/question-types/type-names.ts': after(/'table',(?=\n\])/u, "'sketch',") },
    asked: {
      'marking-core/src/question-types/question-type-readings.ts': after(/'graph-plotting': .*/u, lineFor('sketch')),
      'marking-core/src/draft/draft-rule.ts': after(/'graph-plotting': .*/u, lineFor('sketch')),
      'marking-core/src/draft/key-problems.ts': after(/'graph-plotting': .*/u, lineFor('sketch')),
      'web/src/question-types/registry.ts': after(/'graph-plotting': .*/u, lineFor('sketch')),
      'web/src/lib/type-names.ts': after(/'graph-plotting': .*/u, lineFor('sketch')),
      'web/src/features/admin/editor/answer-fields.tsx': after(/'graph-plotting': .*/u, lineFor('sketch')),
    },
  },
  {
    section: 'Adding a marking rule',
    steps: {
      'marking-core/src/rules/rule-schema.ts': after(
        /sequenceRuleSchema,(?=\n\])/u,
        "z.object({ kind: z.literal('sketched') }),",
      ),
    },
    asked: {
      'marking-core/src/rules/marking-rules.ts': after(/'short-answer': .*/u, lineFor('sketched')),
      'marking-core/src/published/published-marking.ts': after(/'short-answer': .*/u, lineFor('sketched')),
      'marking-core/src/scheme-changes/field-texts.ts': after(/'short-answer': .*/u, lineFor('sketched')),
      'marking-core/src/certainty/read-key.ts': after(/'short-answer': .*/u, lineFor('sketched')),
    },
  },
  {
    section: 'Adding a kind of value',
    steps: {
      'marking-core/src/kinds/kind-names.ts': (text) =>
        after(/'expression',(?=\n\])/u, "'bearing',")(after(/expression: '.*',/u, "bearing: 'a bearing',")(text)),
    },
    asked: { 'marking-core/src/kinds/value-kinds.ts': after(/expression: .*/u, lineFor('bearing')) },
  },
];
const steps = mergeEdits(recipes.map((recipe) => recipe.steps));
const asked = mergeEdits(recipes.map((recipe) => recipe.asked));

/** Those of the files asked for in which the compiler finds something wrong once the first steps are done. */
let complaints: ReadonlySet<string> = new Set();
beforeAll(() => {
  if (isAll) complaints = findComplaints(steps, (file) => file in asked);
});

/** What `npm run check` would say takes as long as the check itself. */
const onceAWeek = 'once a week: types are checked several times';

describe.each(recipes)('$section', ({ section, steps, asked }) => {
  test.each([...Object.keys(steps), ...Object.keys(asked)])('names %s', (file) => {
    const text = readSection(section);
    const isInFolder = text.includes(`\`${dirname(file)}/\``) && text.includes(`\`${basename(file)}\``);
    expect(text.includes(`\`${file}\``) || isInFolder).toBe(true);
  });

  test('has the check ask for each of its lines', ({ skip }) => {
    skip(!isAll, onceAWeek);
    expect(Object.keys(asked).filter((file) => !complaints.has(file))).toEqual([]);
  });
});

test('nothing is left to ask for once the lines are there', ({ skip }) => {
  skip(!isAll, onceAWeek);
  expect([...findComplaints({ ...steps, ...asked })]).toEqual([]);
});

test.each([
  'Adding a homework',
  'Adding a question type',
  'Adding a marking rule',
  'Adding a kind of value',
  'Adding a habit of documents',
  'Adding a call, or a command',
])('%s names what is there', (section) => {
  const named = /`((?:cli|docs|marking-core|server|tests|web)\/[\w./-]*)`|\]\((docs\/[\w./-]*)/gu;
  const paths = [...readSection(section).matchAll(named)].map(([, path, link]) => path ?? link ?? '');
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

/** Adds a line behind the first that matches. */
function after(found: RegExp, line: string): (text: string) => string {
  return (text) => {
    expect(text).toMatch(found);
    return text.replace(found, (match) => `${match}\n${line}`);
  };
}

/** A line of a registry: what is in it is for whoever follows the recipe to write. */
function lineFor(name: string): string {
  return `${name}: undefined as never,`;
}

function mergeEdits(edits: readonly Edits[]): Edits {
  return Object.assign({}, ...edits);
}

/** What was read of a text, by path: what no edit changes is read once for all checks. */
const sourceFiles = new Map<string, ts.SourceFile>();

/** Checks the page's sources, and the library's with them, or those that are chosen, as if some files read otherwise. */
function findComplaints(edits: Edits, isChosen: (file: string) => boolean = () => true): Set<string> {
  const { config } = ts.readConfigFile(inRoot('web/tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot('web'));
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (path) => {
    const text = readFile.call(host, path);
    const edit = edits[relative(inRoot('.'), path)];
    return edit === undefined || text === undefined ? text : edit(text);
  };
  host.getSourceFile = (path, version) => {
    const text = host.readFile(path);
    const known = sourceFiles.get(path);
    if (text === undefined || known?.text === text) return known;
    const file = ts.createSourceFile(path, text, version);
    sourceFiles.set(path, file);
    return file;
  };
  const production = fileNames.filter((path) => !/\.test\.tsx?$/u.test(path));
  const program = ts.createProgram(production, { ...options, noEmit: true }, host);
  const found = program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('/node_modules/') && isChosen(relative(inRoot('.'), fileName)))
    .flatMap((file) => program.getSemanticDiagnostics(file));
  return new Set(found.flatMap(({ file }) => (file === undefined ? [] : relative(inRoot('.'), file.fileName))));
}

function readSection(title: string): string {
  const text = readFileSync(inRoot('CONTRIBUTING.md'), 'utf8');
  const from = text.indexOf(`\n## ${title}\n`);
  expect(from).toBeGreaterThan(0);
  const to = text.indexOf('\n## ', from + 4);
  return text.slice(from, to < 0 ? undefined : to);
}
