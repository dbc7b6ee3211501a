/**
 * SQL for the id of the current marking of attempt `a`. A re-mark, or its undo, counts for all its attempts
 * at once, although they are pointed at their markings in batches after that; until then this looks where
 * they are going. While no run is moving, which is nearly always, that costs one look per statement and
 * nothing per row.
 */
export const currentMarking = `CASE WHEN NOT EXISTS (SELECT 1 FROM remark_runs WHERE moving IS NOT NULL) THEN a.current_marking_id
  ELSE coalesce((
    SELECT CASE run.moving WHEN 'on' THEN moved.id ELSE moved.replaces_marking_id END
      FROM remark_runs run JOIN markings moved ON moved.remark_run_id = run.id AND moved.attempt_id = a.id
     WHERE (run.moving = 'on' AND moved.replaces_marking_id = a.current_marking_id)
        OR (run.moving = 'back' AND moved.id = a.current_marking_id)), a.current_marking_id) END`;
