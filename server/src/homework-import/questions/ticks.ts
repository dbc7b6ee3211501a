const behind =
  /\s*(?:[✓✔]|\((?:correct|right|answer)\)|\[(?:correct|right|answer|x|X)\]|[←⇐]\s*(?:correct|answer)?|<-+\s*(?:correct|answer)?)\s*$/iu;
const star = /^\*{1,2}\s*|\s*\*{1,2}$/gu;
const before = /^[✓✔✅]\s*/u;

/** An option without what marks it as right: a tick, an asterisk, '(correct)', before or behind it. */
export function takeTick(text: string): { readonly text: string; readonly isTicked: boolean } {
  const isTicked = behind.test(text) || /^\*|\S\s*\*{1,2}$|^[✓✔✅]\s/u.test(text);
  return { text: text.replace(behind, '').replace(star, '').replace(before, '').trim(), isTicked };
}
