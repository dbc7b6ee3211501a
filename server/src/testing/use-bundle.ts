import { join } from 'node:path';
import { needed } from '../../../scripts/lib/needed.ts';
import { useReader } from '../homework-import/start-reader.ts';

useReader(async () => join(await needed('server'), 'homework-reader.js'));
