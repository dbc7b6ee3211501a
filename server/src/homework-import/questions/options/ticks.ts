const behind =
  /\s*(?:[✓✔🗸✅√]\uFE0F?(?:\s*[[(]?(?:the\s+)?(?:correct|right)(?:\s+(?:answer|option|one))?[\])]?)?|[[(](?:this\s+is\s+)?(?:the\s+)?(?:correct(?:\s+(?:answer|option|one))?|right(?:\s+answer)?|answer|ans|[✓✔✅*])[\])]|\[x\]|(?:[←⇐⬅◄]|<[-=]+|\s[–—-]+)\s*(?:the\s+)?(?:correct|right)(?:\s+(?:answer|option|one))?|(?:[←⇐⬅◄]|<[-=]+)\s*(?:the\s+)?(?:answer|ans|this\s+one)?)\s*[.!]?$/iu;
/** 'Thomas Becket  CORRECT', as quiz sites print it. */
const shouted = /(?<=\p{Ll}.*)\s+CORRECT$/u;
const star = /^\*{1,2}\s*|\s*\*{1,2}$/gu;
const before = /^[✓✔✅]\uFE0F?\s*/u;

/** An option without what marks it as right: a tick, an asterisk, '(correct)', before or behind it. */
export function takeTick(text: string): { readonly text: string; readonly isTicked: boolean } {
  // '**' is a sign of a programming language.
  if (/^[*\s]+$/u.test(text)) return { text: text.trim(), isTicked: false };
  const isTicked = behind.test(text) || shouted.test(text) || /^\*|\S\s*\*{1,2}$|^[✓✔✅]\s/u.test(text);
  return { text: text.replace(behind, '').replace(shouted, '').replace(star, '').replace(before, '').trim(), isTicked };
}
