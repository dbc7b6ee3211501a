import { checkCases } from '../check-cases.ts';
import { year10 } from './index.ts';
import { year10Cases } from './year10.cases.ts';

checkCases(year10, year10Cases);
