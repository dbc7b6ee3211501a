/** Whether a row of `assignments` is there: it was not deleted, or an attempt came that was on its way then. */
export const notDeleted = `(assignments.deleted_at IS NULL OR EXISTS
    (SELECT 1 FROM attempts WHERE attempts.homework_id = assignments.id))`;
