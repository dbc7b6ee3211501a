import { runBundled } from './run-bundled.ts';

await runBundled('measure-values.ts');
