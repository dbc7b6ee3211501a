import type { Sequelize } from 'sequelize';
import {
  allowances,
  comments,
  confirmedDrafts,
  draftDecisions,
  exclusions,
  judgements,
  markOverrides,
} from './decisions.ts';
import { assignments, classDates, homeworkEditions, homeworkPictures, schemeVersions } from './homework.ts';
import { classes, formerClasses, listChanges, mergedStudents, students, teacherClasses } from './people.ts';
import { auditLog, floods, secrets, visits } from './site.ts';
import { authSessions, pendingSignIns, recoveryCodes, signInFailures, users } from './staff.ts';
import { afterClosing, appeals, attempts, markings, remarkRuns, scores } from './work.ts';

/** Every table, each after those it refers to. */
const all = {
  ...{ users, authSessions, signInFailures, recoveryCodes, pendingSignIns },
  ...{ classes, formerClasses, teacherClasses, students, mergedStudents },
  ...{ assignments, classDates, homeworkPictures, homeworkEditions, schemeVersions },
  ...{ attempts, remarkRuns, judgements, draftDecisions, confirmedDrafts, markings, markOverrides, comments, appeals },
  ...{ visits, exclusions, allowances, afterClosing, scores, listChanges, floods, auditLog, secrets },
};

/** The models of every table, bound to one connection or pool. */
export type Tables = { readonly [Name in keyof typeof all]: ReturnType<(typeof all)[Name]> };

function defineTables(sequelize: Sequelize): Tables;
function defineTables(sequelize: Sequelize): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(all).map(([name, define]) => [name, define(sequelize)]));
}

/** The same, defined on first use: few operations need them, and defining takes longer than most operations. */
export function tablesWhenAsked(sequelize: Sequelize): () => Tables {
  let tables: Tables | undefined;
  return () => {
    tables ??= defineTables(sequelize);
    return tables;
  };
}
