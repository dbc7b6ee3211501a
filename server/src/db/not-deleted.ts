/**
 * Whether an `assignments` row exists: it was not deleted, or an attempt already on its way brought it back.
 */
export const notDeleted = `(assignments.deleted_at IS NULL OR EXISTS
    (SELECT 1 FROM attempts WHERE attempts.homework_id = assignments.id))`;
