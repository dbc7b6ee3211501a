/** `write-openapi.ts FOLDER`: writes what the server gives at /api/openapi.json and /api/homework.schema.json into a folder. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeworkSchemaFile } from '../homework-json-schema.ts';
import { describeThisApi } from './describe-this-api.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to write to.');
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(describeThisApi()));
copyFileSync(homeworkSchemaFile, join(folder, 'homework.schema.json'));
