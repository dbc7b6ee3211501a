import { checkCases } from '../check-cases.ts';
import { year7 } from './index.ts';
import { year7Cases } from './year7.cases.ts';

checkCases(year7, year7Cases);
