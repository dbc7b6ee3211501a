import { checkCases } from '../check-cases.ts';
import { year9 } from './index.ts';
import { year9Cases } from './year9.cases.ts';

checkCases(year9, year9Cases);
