import { childcareAssignments } from '@markwell/marking-core';

/** What the call names an assignment by. */
export type AssignmentValue = (typeof childcareAssignments)[number]['value'];

/** The assignment with this value; none for any other text. */
export function findAssignment(value: unknown): (typeof childcareAssignments)[number] | undefined {
  return childcareAssignments.find((assignment) => assignment.value === value);
}

/** The assignment of the card that led to the page; none when the page was opened by its address. */
export function assignmentOfCard(state: unknown): AssignmentValue | undefined {
  if (typeof state !== 'object' || state === null || !('assignment' in state)) return undefined;
  return findAssignment(state.assignment)?.value;
}
