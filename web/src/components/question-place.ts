/** A question where it is answered. */
export interface QuestionPlace {
  /** Id of the element that it leads to. */
  readonly place: string;
  /** 'Q1', 'Q2 (b)' */
  readonly label: string;
}

/** Shows a place of the page, where reading and the tab key go on; Back still leads to the page before. */
export function goTo(place: string): void {
  location.replace(`#${place}`);
}
