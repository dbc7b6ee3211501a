import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { describeApi } from './describe-api.ts';
import { readCallDocs } from './read-call-docs.ts';

const packageSchema = z.object({ version: z.string() });

/** The description of the API as it stands in this checkout. */
export function describeThisApi() {
  const { version } = packageSchema.parse(
    JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
  );
  return describeApi(readCallDocs(fileURLToPath(new URL('../../src/contract', import.meta.url))), version);
}
