/** `write-openapi.ts FOLDER`: writes `openapi.json`, which the server gives at /api/openapi.json, into a folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeThisApi } from './describe-this-api.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write to.');
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(describeThisApi()));
