import { readKey } from '../keys/read-key.ts';
import type { MarkingPointsRule } from '../rules/marking-points/marking-points-rule.ts';
import { termOf } from './draft-several-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** The points that a question's accepted answers make, each named by its first answer; `undefined` where it has none. */
export function draftPointsRule({ question, markingPoints }: KeyedQuestion): MarkingPointsRule | undefined {
  const points = (markingPoints ?? []).flatMap(({ answers, marks }) => {
    const said = answers.map((text) => text.trim()).filter((text) => text !== '');
    const read = readKey(said, { question: '', marks: 1 }).key;
    const accept = read.points.flatMap((point) => point.accept);
    const allow = read.points.flatMap((point) => point.allow ?? []);
    const reject = [...(read.reject ?? []), ...read.points.flatMap((point) => point.reject ?? [])];
    const [name] = accept;
    return name === undefined
      ? []
      : [{ ...termOf({ accept, allow, reject }), name, ...(marks === 1 ? {} : { marks }) }];
  });
  return points.length === 0 ? undefined : { kind: 'marking-points', question, points };
}
