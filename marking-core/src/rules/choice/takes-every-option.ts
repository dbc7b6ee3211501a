import type { ChoiceRule } from './choice-rule.ts';

/** Whether no option is wrong; 'cannot tell' is no way out of true and false that are both right. */
export function takesEveryOption({ options, accept }: Pick<ChoiceRule, 'options' | 'accept'>): boolean {
  const asked = options.filter((option) => option !== 'cannot_tell');
  return asked.length > 0 && asked.every((option) => accept.includes(option));
}
