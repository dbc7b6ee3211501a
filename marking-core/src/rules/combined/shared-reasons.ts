import type { CombinedRule } from './combined-rule.ts';

/** The reasons that are right with yes and with no, so that it does not matter what is chosen. */
export function sharedReasons({ sides }: CombinedRule): string[] {
  const ofNo = new Set(sides.no?.accept.map(plain));
  return sides.yes?.accept.filter((reason) => ofNo.has(plain(reason))) ?? [];
}

const plain = (text: string) => text.toLowerCase().replace(/\W+$/, '');
