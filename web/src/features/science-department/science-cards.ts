import type { Assignment } from '@markwell/server/contract';

/** A science homework as the department page offers it. */
export interface ScienceCard {
  /** 1 to 5 for Years 7 to 11. */
  readonly id: ScienceCardId;
  readonly year: number;
  readonly title: string;
  readonly description: string;
  readonly weekDate: string;
  /** Route of its quiz page. */
  readonly path: string;
}

export const weekLabel = 'Week Beginning September 8th, 2025';
const plainDescription = 'Interactive science assessment';

const quizPaths = { 1: '/quiz', 2: '/quiz-yr8', 3: '/quiz-yr9', 4: '/quiz-yr10', 5: '/quiz-yr11' } as const;
type ScienceCardId = keyof typeof quizPaths;

function isScienceCardId(id: number): id is ScienceCardId {
  return id in quizPaths;
}

/** What `text` says, or `otherwise` where it is missing or blank. */
const filled = (text: string | null | undefined, otherwise: string) => (text?.trim() ? text : otherwise);

function card(id: ScienceCardId, texts: Pick<Partial<Assignment>, 'title' | 'description' | 'weekDate'>): ScienceCard {
  return {
    id,
    year: id + 6,
    title: filled(texts.title, `Year ${id + 6} - Science Home Learning`),
    description: filled(texts.description, plainDescription),
    weekDate: filled(texts.weekDate, weekLabel),
    path: quizPaths[id],
  };
}

/** The five that are offered while the list is on its way, or when it offers none (spec part 1, section 3). */
export const fallbackCards: readonly ScienceCard[] = [
  card(1, { title: 'Year 7 Science Equipment and Safety' }),
  card(2, { title: 'Year 8 Wave Properties and Behavior' }),
  card(3, { title: 'Year 9 Chemical Reactions and Conservation' }),
  card(4, { title: 'Year 10 Genetics and Inheritance' }),
  card(5, { title: 'Year 11 Digestive System and Enzymes' }),
];

/** The released assignments 1 to 5 in order, with defaults for what they leave out; else the fallback five. */
export function scienceCards(assignments: readonly Assignment[] | undefined): readonly ScienceCard[] {
  const cards = (assignments ?? []).flatMap((assignment) =>
    assignment.isReleased && isScienceCardId(assignment.id) ? [card(assignment.id, assignment)] : [],
  );
  return cards.length > 0 ? cards.sort((one, other) => one.id - other.id) : fallbackCards;
}
