let isAtMenu = false;

/** Says that whoever is there chooses from the menu, and so has no options to type. */
export function speakToMenu(): void {
  isAtMenu = true;
}

/** A sentence for whoever is there: who types commands is told of options, who chooses from the menu is not. */
export function said<Words>({ typed, menu }: { readonly typed: Words; readonly menu: Words }): Words {
  return isAtMenu ? menu : typed;
}
