/** A number with what it counts, as a person writes it: `1 mark`, `2 marks`. `what` takes an s for several. */
export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** A word as it would be typed at a shell: in single quotes where it holds more than letters, digits and signs of paths. */
export function quoteForShell(word: string): string {
  return /^[\w./:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

let isAtMenu = false;

/** Says that whoever is there chooses from the menu, and so has no options to type. */
export function speakToMenu(): void {
  isAtMenu = true;
}

/** A sentence for whoever is there: who types commands is told of options, who chooses from the menu is not. */
export function said<Words>({ typed, menu }: { readonly typed: Words; readonly menu: Words }): Words {
  return isAtMenu ? menu : typed;
}
