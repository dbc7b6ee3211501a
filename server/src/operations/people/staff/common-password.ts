/** Letters that digits and signs stand for in passwords. */
const stands: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
/** Who adds more than this to a common word has made it another. */
const mostAdded = 6;
/** Shorter names stand in too many words. */
const shortestName = 4;

/**
 * Whether a password is among the 49,000 that are guessed first (the list of zxcvbn-ts, under the MIT licence), or one of `names`, also with
 * capitals, with digits for letters ('P@ssw0rd'), said twice, or with a few digits and signs around it ('football2026!').
 */
export async function isCommonPassword(password: string, names: readonly string[]): Promise<boolean> {
  const forms = formsOf(password);
  const own = names.flatMap(formsOf).filter((name) => name.length >= shortestName);
  if (forms.some((form) => own.includes(form) || form.length <= 2)) return true;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'];
  return forms.some((form) => common.includes(form));
}

/** What a password comes to when what people add to a word is taken off again. */
function formsOf(password: string): string[] {
  const folded = fold(password);
  const plain = [folded, squeeze(folded), ...trimmed(folded), ...trimmed(squeeze(folded))];
  const spelt = plain.map((form) => form.replace(/[013457@$]/g, (sign) => stands[sign] ?? sign));
  const all = [...plain, ...spelt, ...spelt.map((form) => form.replace(/i/g, 'l'))];
  return [...new Set(all.flatMap((form) => [form, form.replace(/^(.+?)\1+$/, '$1')]))];
}

/** Without digits and signs at its end, or at both, where those are few. */
function trimmed(form: string): string[] {
  return [form.replace(/[^a-z]+$/, ''), form.replace(/^[^a-z]+|[^a-z]+$/g, '')].filter(
    (core) => core.length >= 3 && form.length - core.length <= mostAdded,
  );
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const squeeze = (text: string) => text.replace(/[\s._-]/g, '');
