import { type childcareAssignments, findChildcareAssignment } from '@markwell/marking-core';

/** What the call names an assignment by. */
export type AssignmentValue = (typeof childcareAssignments)[number]['value'];

/** The assignment of the card that led to the page; none when the page was opened by its address. */
export function assignmentOfCard(state: unknown): AssignmentValue | undefined {
  if (typeof state !== 'object' || state === null || !('assignment' in state)) return undefined;
  return findChildcareAssignment(state.assignment)?.value;
}
