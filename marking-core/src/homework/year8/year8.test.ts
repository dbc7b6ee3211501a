import { checkCases } from '../check-cases.ts';
import { year8 } from './index.ts';
import { year8Cases } from './year8.cases.ts';

checkCases(year8, year8Cases);
