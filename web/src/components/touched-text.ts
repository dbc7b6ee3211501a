import type { Touched } from '@markwell/server/contract';
import { countText } from './count-text.ts';

const mostNamed = 3;

/**
 * 'Marks of 5 students in your classes and 30 in others change (8b/Sc1 20, 8c/Sc1 10).'; undefined if none
 * do.
 */
function touchedText({ own, others }: Touched): string | undefined {
  const other = countOthers({ others });
  if (own + other === 0) return undefined;
  if (other === 0) return `Marks of ${countText(own, 'student')} in your classes change.`;
  const named = othersText({ others });
  if (own === 0) return `Marks of ${countText(other, 'student')} outside your classes change (${named}).`;
  return `Marks of ${countText(own, 'student')} in your classes and ${other} in others change (${named}).`;
}

/** The same, and how many attempts gain and lose marks: '… 6 attempts up, 1 attempt down.' */
export function effectText(effect: Touched & { readonly gain: number; readonly lose: number }): string | undefined {
  const { gain, lose } = effect;
  const touched = touchedText(effect);
  const ways = [gain > 0 && `${countText(gain, 'attempt')} up`, lose > 0 && `${countText(lose, 'attempt')} down`];
  return touched && `${touched} ${ways.filter(Boolean).join(', ')}.`;
}

/** How many students are in classes of others. */
export function countOthers({ others }: Pick<Touched, 'others'>): number {
  return others.reduce((sum, { students }) => sum + students, 0);
}

/** '8b/Sc1 20, 8c/Sc1 10, and 3 more classes'. */
function othersText({ others }: Pick<Touched, 'others'>): string {
  const more = others.length - mostNamed;
  const named = others.slice(0, mostNamed).map((one) => `${one.class} ${one.students}`);
  return [...named, ...(more > 0 ? [`and ${countText(more, 'more class', 'more classes')}`] : [])].join(', ');
}
