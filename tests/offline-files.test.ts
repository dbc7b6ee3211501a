import { expect, test } from 'vitest';
import { offlineFiles } from '../scripts/lib/offline-files.mjs';

const key = 'src/features/take-homework/keys/year8.ts';
const manifest = {
  'index.html': {
    file: 'static/index.js',
    isEntry: true,
    dynamicImports: [
      'src/app/quiz-pages/quiz-year8.tsx',
      'src/app/other-routes.tsx',
      'src/app/languages/cy.ts',
      'maintenance',
    ],
    css: ['static/index.css'],
    assets: ['static/lexend-latin-wght-normal-a.woff2', 'static/lexend-vietnamese-wght-normal-b.woff2'],
  },
  'src/app/quiz-pages/quiz-year8.tsx': {
    file: 'static/year8.js',
    dynamicImports: [key, 'src/features/take-homework/keys/keyed-marker.ts', 'ordering', 'results'],
  },
  'src/app/other-routes.tsx': { file: 'static/others.js', dynamicImports: ['dashboard'] },
  [key]: { file: 'static/key.js' },
  'src/features/take-homework/keys/keyed-marker.ts': { file: 'static/marker.js' },
  'src/app/languages/cy.ts': { file: 'static/in-cy-a.js' },
  ordering: { file: 'static/ordering.js', css: ['static/ordering.css'] },
  results: { file: 'static/results.js' },
  maintenance: { file: 'static/maintenance.js' },
  dashboard: { file: 'static/dashboard.js' },
};

test('a device keeps all that pupils’ pages load at any time, no key, no other language and nothing of staff', () => {
  expect(offlineFiles(manifest).sort()).toEqual(
    [
      ...['before.js', 'favicon.svg', 'index.html'],
      ...[
        'index.css',
        'index.js',
        'lexend-latin-wght-normal-a.woff2',
        'maintenance.js',
        'marker.js',
        'ordering.css',
      ].map((name) => `static/${name}`),
      ...['ordering.js', 'results.js', 'year8.js'].map((name) => `static/${name}`),
    ].map((name) => `/${name}`),
  );
});

test('a build whose keys are elsewhere fails, so that none is kept by mistake', () => {
  const { [key]: _key, 'src/features/take-homework/keys/keyed-marker.ts': _marker, ...others } = manifest;
  expect(() => offlineFiles({ ...others, 'src/keys/year8.ts': { file: 'static/key.js' } })).toThrow(
    'No file of the build',
  );
});
