import { join } from 'node:path';
import { inject } from 'vitest';
import { useReader } from '../homework-import/start-reader.ts';

useReader(join(inject('serverBundle'), 'homework-reader.js'));
