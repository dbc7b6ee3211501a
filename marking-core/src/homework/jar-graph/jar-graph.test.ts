import { checkCases } from '../check-cases.ts';
import { jarGraph } from './index.ts';
import { jarGraphCases } from './jar-graph.cases.ts';

checkCases(jarGraph, jarGraphCases);
