import type { ClassReport, ClassStats } from '../../../contract/teacher-statistics.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { readAssignmentStats } from '../statistics/read-assignment-stats.ts';
import { readClassReport } from '../statistics/read-class-report.ts';
import { findSubjects } from './find-subjects.ts';

/** Which figures are wanted: of one homework (a slug, or an id of the first numbering) and of one class, or of all. */
export interface StatisticsChoice {
  readonly homework?: string | undefined;
  readonly class?: string | undefined;
}

/** How one class did at one homework: what the teacher dashboard shows. */
export type ClassFigures = ClassStats & Pick<ClassReport, 'notDone' | 'distribution' | 'grades' | 'questions'>;

/** The figures of one homework, class by class. */
export interface HomeworkFigures {
  readonly id: number;
  readonly title: string;
  readonly classes: readonly ClassFigures[];
}

/**
 * The teacher dashboard's figures of every homework that somebody has handed in, homework by homework and class by class.
 * Written to the audit log. Throws a `Problem` for an unknown homework or class.
 */
export async function exportStatistics(
  services: Services,
  choice: StatisticsChoice,
  by: Actor,
): Promise<HomeworkFigures[]> {
  const wanted = await findSubjects(services, choice.homework);
  const classCode = await getReportClass(services, choice.class);
  const figures: HomeworkFigures[] = [];
  for (const { id, title, number } of wanted) {
    const stats = await readAssignmentStats(services, number, { homework: String(id) });
    const classes: ClassFigures[] = [];
    for (const one of stats.filter(({ studentClass }) => classCode === null || studentClass === classCode)) {
      const subject = { homework: String(id), class: one.studentClass };
      const { notDone, distribution, grades, questions } = await readClassReport(services, number, subject);
      classes.push({ ...one, notDone, distribution, grades, questions });
    }
    if (classes.length > 0 || choice.homework !== undefined) figures.push({ id, title, classes });
  }
  const { database, now } = services;
  const details = { homework: figures.map(({ id }) => id), class: classCode };
  await database.write((session) =>
    recordAudit(session, now(), { by, action: 'export-statistics', subject: 'statistics', details }),
  );
  return figures;
}
