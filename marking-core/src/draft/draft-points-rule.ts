import type { MarkingPointsRule } from '../rules/marking-points/marking-points-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { withoutOptionalWords } from './optional-words.ts';

/** The points that a question's accepted answers make, each named by its first answer; `undefined` where it has none. */
export function draftPointsRule({ question, markingPoints }: KeyedQuestion): MarkingPointsRule | undefined {
  const points = (markingPoints ?? []).flatMap(({ answers, marks }) => {
    const said = answers.map((text) => text.trim()).filter((text) => text !== '');
    const [name] = said;
    const accept = [...new Set(said.flatMap((text) => [text, withoutOptionalWords(text)]))].filter(
      (text) => text !== '',
    );
    return name === undefined ? [] : [{ name, accept, ...(marks === 1 ? {} : { marks }) }];
  });
  return points.length === 0 ? undefined : { kind: 'marking-points', question, points };
}
