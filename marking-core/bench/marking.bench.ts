import { runBundled } from './run-bundled.ts';

await runBundled('measure-marking.ts');
