/**
 * 'They repel (push apart)' says the same twice, where what a thing does is followed by what it does in other words: each is right alone.
 * '(in the cytoplasm)' and '(solution)' only add to what is before them.
 */
export function saidOtherwise(answer: string): string[] {
  const [, said = '', inside = ''] = twice.exec(answer) ?? [];
  return inside === '' || adds.test(inside) ? [answer] : [said, inside];
}

const twice =
  /^((?:they|it|both|(?:the|a|an)\s+\p{L}+)\s+(?:will\s+)?\p{Ll}+(?:\s+\p{Ll}+){0,3})\s+\((\p{Ll}+(?:\s+[\p{Ll}-]+){1,4})\)\.?$/iu;
const adds =
  /^(?:in|on|at|to|into|from|of|off|for|by|with|without|than|through|between|because|so|as|if|when|which|that|where|or|and|but|not|the|an?|its?|their|more|less|very|also|only|due|after|before|during|e\.g|i\.e|see|allow|accept|ignore|any|each|per|up|down|is|are)\b/iu;
