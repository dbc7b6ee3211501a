import { optionSamples } from './options.ts';
import { paperSamples } from './papers.ts';
import { partSamples } from './parts.ts';
import { producerSamples } from './producers.ts';
import type { Sample } from './sample.ts';
import { tableSamples } from './tables.ts';
import { worksheetSamples } from './worksheets.ts';

/** Every sample; the files made of them are in fixtures/homework. */
export const samples: readonly Sample[] = [
  ...optionSamples,
  ...partSamples,
  ...tableSamples,
  ...producerSamples,
  ...worksheetSamples,
  ...paperSamples,
];
