/** The rooms of operations, folder by folder: each knows itself and those above it in this list. */
const operationLayers = [
  ...['site/problems', 'site', 'site/services', 'site/audit', 'site/monitor', 'site/retention', 'site/backup'],
  'site/installation',
  ...[
    'people/names',
    'people/classes',
    'people/students',
    'people/class-roster',
    'people/class-lists',
    'people/one-roster',
    'people/erasure',
  ],
  ...['people/sign-in', 'people/staff', 'people/account', 'people/oidc', 'people/authority'],
  ...['homework/catalogue', 'homework/dates', 'homework/uploads', 'homework/editing'],
  ...[
    'homework/exports/paper',
    'homework/exports/moodle',
    'homework/exports/qti',
    'homework/exports/word',
    'homework/exports',
  ],
  ...['schemes/versions', 'schemes/remark', 'schemes/replay'],
  'submit',
  ...['decisions/exclusions', 'decisions/judgements', 'decisions/queue', 'decisions/queue-draft', 'decisions'],
  ...[
    'figures/statistics',
    'figures/exports',
    'figures/analytics',
    'figures/class-insight',
    'figures/retrieval',
    'figures/department',
    'figures',
  ],
  'demo',
];

/** Marking likewise, a folder with all that is in it: words before rules, rules before schemes, schemes before marking by them. */
const markingLayers = [
  ...[
    'text',
    'words',
    'phrases',
    'questions',
    'answers',
    'kinds',
    'keys',
    'policies',
    'rules',
    'question-types',
    'scheme',
  ],
  ...['grades', 'certainty', 'judged', 'published', 'marking', 'results', 'relaxed'],
  ...['scheme-changes', 'scheme-review', 'draft'],
  'homework',
];

/**
 * Rules that keep folders in layers: none imports one further down the list, and every folder is in the list.
 * @param {string} name @param {string} base @param {string[]} layers @param {string} comment
 * @param {string} files What belongs to a folder: its own files alone, or all below it.
 */
function inLayers(name, base, layers, comment, files) {
  const isTest = '\\.test\\.ts$|[.-]cases\\.ts$|/testing/';
  const filesOf = (/** @type {string[]} */ folders) => `^${base}/(${folders.join('|')})/${files}`;
  return [
    ...layers.map((layer, index) => ({
      ...{ name, comment, severity: /** @type {const} */ ('error') },
      from: { path: filesOf([layer]), pathNot: isTest },
      to: { path: [filesOf(layers.slice(index + 1)), `^${base}/[^/]+$`] },
    })),
    {
      name: `${name}-named`,
      comment: 'A folder that is not in the list of layers would be kept by no rule: give it its place.',
      severity: /** @type {const} */ ('error'),
      from: { path: `^${base}/[^/]+/`, pathNot: [filesOf(layers), isTest] },
      to: {},
    },
  ];
}

/**
 * Who may import whom. Each rule is shown to fail on a planted breach in tests/dependency-rules.test.ts.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'marking-core-imports-nothing-of-ours',
      comment: 'marking-core is pure: it marks in the browser, on the server and on the command line from one source.',
      severity: 'error',
      from: { path: '^marking-core/' },
      to: { path: '^(server|web|cli)/' },
    },
    {
      name: 'marking-core-is-pure',
      comment: 'marking-core has no files, network or clock, and of npm packages zod alone.',
      severity: 'error',
      from: { path: '^marking-core/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypesNot: ['local', 'localmodule', 'type-only'], pathNot: '(^|/)node_modules/zod/' },
    },
    ...inLayers(
      'marking-in-layers',
      'marking-core/src',
      markingLayers,
      'What two folders need of each other is an idea of its own, or belongs to the lower of them.',
      '',
    ),
    {
      name: 'server-imports-marking-core-only',
      comment: 'The server knows neither the page nor the command line.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|cli)/' },
    },
    {
      name: 'contract-is-browser-safe',
      comment: 'The page shares the contract, so the contract needs nothing of the server and nothing of Node.',
      severity: 'error',
      from: { path: '^server/src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^server/src/contract/', '^marking-core/src/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'http-is-on-top',
      comment: 'Operations are called by the command line too, so neither they nor what they stand on know of HTTP.',
      severity: 'error',
      from: { path: '^server/src/(operations|homework-import|db|places|files|config|trouble-log)' },
      to: { path: '^server/src/(http/|(app|serve|main)\\.ts$)' },
    },
    {
      name: 'operations-are-above-what-they-use',
      comment:
        'An operation reads the configuration, files, places and the database; none of them knows what is done with it.',
      severity: 'error',
      from: { path: '^server/src/(homework-import|db|places|files|config|logger|trouble-log)' },
      to: { path: '^server/src/operations/' },
    },
    ...inLayers(
      'operations-in-rooms',
      'server/src/operations',
      operationLayers,
      'What a room needs of one below it moves up to where it belongs, or is handed to it.',
      '[^/]+$',
    ),
    {
      name: 'readers-of-files-know-files-alone',
      comment:
        'Homework is read in a process of its own, from bytes to a draft: no database, no configuration, no places.',
      severity: 'error',
      from: { path: '^server/src/(homework-import|files)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/', pathNot: '^server/src/(homework-import|files|contract)/' },
    },
    {
      name: 'database-and-places-stand-alone',
      comment: 'What is stored and where somebody is are told to others; the two ask for nothing but the contract.',
      severity: 'error',
      from: { path: '^server/src/(db|places)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/',
        pathNot: ['^server/src/$1/', '^server/src/contract/', '^server/src/config-error\\.ts$'],
      },
    },
    {
      name: 'web-imports-marking-core-and-contract-only',
      comment: 'What the page needs of the server is in the contract.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(cli/|server/(?!src/contract/))' },
    },
    {
      name: 'web-in-layers',
      comment: 'Pages are above components, components above lib; what a lower one needs of a higher is handed to it.',
      severity: 'error',
      from: { path: '^web/src/(lib|components|question-types)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'web-lib-shows-nothing',
      severity: 'error',
      from: { path: '^web/src/lib/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^web/src/(components|question-types)/' },
    },
    {
      name: 'cli-calls-operations',
      comment: 'The command line calls the operations that the HTTP routes call, never the routes or the database.',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: '^(web/|server/(?!src/(operations/index|contract/index)\\.ts$|src/.+/testing/))' },
    },
    {
      name: 'packages-by-their-exports',
      comment: 'What a package offers is in its index, or for marking alone in engine.ts; the rest may change.',
      severity: 'error',
      from: { path: '^(server|web|cli)/' },
      to: { path: '^marking-core/(?!src/(index|engine)\\.ts$)' },
    },
    {
      name: 'web-takes-the-contract-by-its-index',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/src/contract/(?!index\\.ts$)' },
    },
    {
      name: 'question-types-are-apart',
      comment: 'A question type is one folder; what two need belongs beside them, not in one of them.',
      severity: 'error',
      from: { path: '^(marking-core|web)/src/question-types/([^/]+)/' },
      to: { path: '^$1/src/question-types/[^/]+/', pathNot: '^$1/src/question-types/$2/' },
    },
    {
      name: 'features-are-apart',
      comment: 'What two features need moves to components or lib.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/[^/]+/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'no-circles',
      comment: 'Of types neither: what two files need of each other is an idea of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      // 'node' is what `/// <reference types="node" />` asks for.
      to: { couldNotResolve: true, pathNot: '^node$' },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'A package names what it imports in its own package.json.',
      severity: 'error',
      from: { path: '^(marking-core|server|web|cli)/src/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@markwell/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
