import { checkCases } from '../check-cases.ts';
import { year11 } from './index.ts';
import { year11Cases } from './year11.cases.ts';

checkCases(year11, year11Cases);
