import type { AdminHomework } from '@markwell/server/contract';

/** The page of each card, and what it is called. */
const cards: Readonly<Record<number, { readonly name: string; readonly path: string }>> = {
  1: { name: 'Year 7', path: '/quiz' },
  2: { name: 'Year 8', path: '/quiz-yr8' },
  3: { name: 'Year 9', path: '/quiz-yr9' },
  4: { name: 'Year 10', path: '/quiz-yr10' },
  5: { name: 'Year 11', path: '/quiz-yr11' },
  6: { name: 'Childcare', path: '/btec-childcare' },
};

/** The childcare card: its page is the assessment that came with Markwell, whatever the list says. */
const fixedCard = 6;

type Item = Pick<AdminHomework, 'id' | 'title' | 'isCard' | 'isReleased' | 'contentId' | 'shownOn' | 'questionCount'>;

/** 'Year 8'; the number of a card that has no name. */
export function cardName(id: number): string {
  return cards[id]?.name ?? `Card ${id}`;
}

/** Where students find it, below the site's root. */
export function studentPath({ id, isCard }: Pick<Item, 'id' | 'isCard'>): string {
  return (isCard ? cards[id]?.path : undefined) ?? `/homework/${id}`;
}

/** Whether what a card shows can be changed. */
export function canChange({ id, isCard }: Pick<Item, 'id' | 'isCard'>): boolean {
  return !(isCard && id === fixedCard);
}

/** What a card shows: the homework it points at, or the card itself for the set that came with it. */
export function shownHomework<Listed extends Item>(card: Listed, all: readonly Listed[]): Listed {
  return all.find(({ id }) => id === card.contentId) ?? card;
}

/** Whether students see something there now, and in a few words why not. */
export function visibility(item: Item, all: readonly Item[]): { readonly isVisible: boolean; readonly text: string } {
  if (!canChange(item)) return { isVisible: true, text: 'Always open' };
  if (!item.isReleased) return { isVisible: false, text: 'Not released' };
  const shown = shownHomework(item, all);
  if (!shown.isReleased) return { isVisible: false, text: 'Its homework is not released' };
  return { isVisible: true, text: 'Released' };
}

const emptyPage = 'shows ‘No homework assignment available at this time.’';

/** The cards that show a homework and are released themselves: there it can be seen. */
function openCards({ shownOn }: Item, all: readonly Item[]): string[] {
  return all.filter(({ id, isReleased }) => shownOn.includes(id) && isReleased).map(({ id }) => cardName(id));
}

/** What students will see once it is released, a sentence each. */
export function releaseEffect(item: Item, all: readonly Item[]): string[] {
  const path = studentPath(item);
  if (item.isCard) {
    const shown = shownHomework(item, all);
    return shown.isReleased || shown.id === item.id
      ? [`Students see ‘${shown.title}’ on the science page and at ${path} at once.`]
      : [`The card is opened, but ${path} ${emptyPage} until ‘${shown.title}’ is released too.`];
  }
  const on = openCards(item, all);
  const there = on.length === 0 ? [] : [`Students of the ${listNames(on)} see it there too.`];
  return [`Students can take ‘${item.title}’ at ${path} at once.`, ...there];
}

/** What students will see once it is withdrawn, a sentence each. */
export function withdrawEffect(item: Item, all: readonly Item[]): string[] {
  const path = studentPath(item);
  const kept = 'Attempts that were handed in stay, and stay in the statistics.';
  if (item.isCard) return [`The card leaves the science page, and ${path} ${emptyPage}`, kept];
  const on = openCards(item, all);
  const there = on.length === 0 ? [] : [`It is gone from the ${listNames(on)} too.`];
  return [`The page ${path} ${emptyPage}`, ...there, kept];
}

/** What students will see once a card shows `homework`, or with none the set that came with it. */
export function pointEffect(card: Item, homework: Item | undefined): string[] {
  const path = studentPath(card);
  if (!card.isReleased) return [`Students see nothing of it yet: the ${cardName(card.id)} card is not released.`];
  if (homework === undefined) return [`Students see the set that came with Markwell at ${path} at once.`];
  if (!homework.isReleased) return [`${path} ${emptyPage} until ‘${homework.title}’ is released too.`];
  return [`Students see ‘${homework.title}’ at ${path} at once, in place of what is there now.`];
}

/** 'Year 8 card', 'Year 8 and Year 9 cards'. */
function listNames(names: readonly string[]): string {
  return names.length === 1 ? `${names[0]} card` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} cards`;
}
