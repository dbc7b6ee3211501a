import { defineConfig } from 'tsup';

/**
 * Each command is a chunk that is loaded when it is run. What many commands load is bundled, Sequelize with all it needs too, because
 * hundreds of small files load slowly. What holds a binary or a dictionary, and what few load, is required as installed.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'homework-reader': '../server/src/homework-import/homework-reader.ts',
    'remark-worker': '../server/src/operations/schemes/remark/remark-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  esbuildOptions: (options) => {
    options.conditions = ['@markwell/source'];
  },
  target: 'node20',
  splitting: true,
  noExternal: [/^@markwell\//, /^#/, /^zod/, 'chalk', 'commander'],
  external: [
    '@node-rs/argon2',
    '@zxcvbn-ts/language-common',
    'dictionary-en-gb',
    'docx',
    'openid-client',
    'otpauth',
    'pg',
    // Sequelize has it loaded for a type of column that we have not.
    'pg-hstore',
    'sanitize-html',
    'sqlite3',
    'tinypool',
    'umzug',
    'yauzl',
  ],
  // Commander and Sequelize are CommonJS, and require what Node brings.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
