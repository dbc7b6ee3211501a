import { expect, test } from 'vitest';
import { firstFiles } from '../scripts/lib/first-files.mjs';
import { routeFiles } from '../scripts/lib/route-files.mjs';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react'],
    dynamicImports: ['year8', 'year9', 'others'],
    css: ['a.css'],
  },
  _react: { file: 'react.js' },
  _quiz: { file: 'quiz.js', imports: ['index.html'], css: ['quiz.css'] },
  year8: { file: 'year8.js', imports: ['index.html', '_quiz'], dynamicImports: ['results'], css: ['quiz.css'] },
  year9: { file: 'year9.js', imports: ['index.html', '_quiz'] },
  others: { file: 'others.js', imports: ['index.html'], dynamicImports: ['login', 'dashboard'] },
  login: { file: 'login.js', imports: ['index.html'] },
  dashboard: { file: 'dashboard.js', imports: ['index.html'] },
  results: { file: 'results.js', imports: ['_quiz', '_grades'], css: ['results.css'] },
  _grades: { file: 'grades.js' },
  'font.woff2': { file: 'font.woff2' },
};

test('a route loads the entry, its page, what they import and what its page loads later, once each', () => {
  const { scripts, styles } = routeFiles(manifest, 'year8', [], { later: true });
  expect(scripts.sort()).toEqual(['grades.js', 'index.js', 'quiz.js', 'react.js', 'results.js', 'year8.js']);
  expect(styles.sort()).toEqual(['a.css', 'quiz.css', 'results.css']);
});

test('before its page shows, a route loads nothing that the page loads later', () => {
  const { scripts, styles } = routeFiles(manifest, 'year8', [], { later: false });
  expect(scripts.sort()).toEqual(['index.js', 'quiz.js', 'react.js', 'year8.js']);
  expect(styles.sort()).toEqual(['a.css', 'quiz.css']);
});

test('what is left out is not loaded later, nor what only that needs', () => {
  const { scripts } = routeFiles(manifest, 'year8', [], { later: true, except: /^results$/ });
  expect(scripts.sort()).toEqual(['index.js', 'quiz.js', 'react.js', 'year8.js']);
});

test('a route does not load the pages of other routes', () => {
  expect(routeFiles(manifest, 'year9', [], { later: true }).scripts.sort()).toEqual([
    'index.js',
    'quiz.js',
    'react.js',
    'year9.js',
  ]);
});

test('a route that a list of its own leads to loads the list, and not what else is on it', () => {
  const { scripts } = routeFiles(manifest, 'login', ['others'], { later: true });
  expect(scripts.sort()).toEqual(['index.js', 'login.js', 'others.js', 'react.js']);
});

test('a page that the manifest lacks is an error, not a small page', () => {
  expect(() => routeFiles(manifest, 'year10', [], { later: true })).toThrow('The manifest has no year10.');
});

test('an address has its page’s first files by name, but for those of every page, and the list that leads to it', () => {
  const lists = [
    {
      key: 'index.html',
      text: `const Year8 = lazy(() => import('../quiz/year8.tsx'));
        const Others = lazy(() => import('./others.tsx'));
        <Route path="/quiz-yr8" component={Year8} /> <Route component={Others} />`,
    },
    {
      key: 'others',
      text: `const Dashboard = lazy(() => import('../staff/dashboard.tsx'));
        const Login = lazy(() => import('./login.tsx'));
        <Route path="/dashboard" component={Dashboard} /> <Route path="/login" component={Login} />`,
    },
  ];
  const built = {
    ...manifest,
    'src/quiz/year8.tsx': manifest.year8,
    'src/app/login.tsx': manifest.login,
    '_dashboard-1.js': { ...manifest.dashboard, name: 'dashboard' },
  };
  expect(firstFiles(built, lists)).toEqual({
    '/quiz-yr8': ['/year8.js', '/quiz.js', '/quiz.css'],
    '/dashboard': ['/dashboard.js', '/others.js'],
    '/login': ['/login.js', '/others.js'],
  });
});
