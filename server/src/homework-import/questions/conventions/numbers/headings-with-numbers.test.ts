import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const parts = lines('PART A\tFORCES', `1. ${force[0]}`, `2. ${energy[0]}`, 'PART B\tPLANTS', `1. ${gas[0]}`);
const unanswered = [force, energy, gas].map(([text, options]): Question => [text, options, []]);

it.each(['QUESTION 1\tLIVING THINGS\t(14 marks)', 'Question 1: Forces and plants [3 marks]'])(
  'reads “%s” above parts as a heading, and no question',
  async (heading) => {
    expect(await questionsOf([...lines(heading), ...parts])).toEqual(unanswered);
  },
);
