import { writeFileSync } from 'node:fs';
import { homeworkJsonSchema, homeworkSchemaFile } from './homework-json-schema.ts';

writeFileSync(homeworkSchemaFile, homeworkJsonSchema());
