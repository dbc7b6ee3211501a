import { firstSchema } from './0001-first-schema.ts';
import { signInFailuresAndRosters } from './0002-sign-in-failures-and-rosters.ts';
import { importedHomework } from './0003-imported-homework.ts';
import { schemesAndRemarks } from './0004-schemes-and-remarks.ts';
import { placesOfVisits } from './0005-places-of-visits.ts';
import { childcare } from './0006-childcare.ts';
import { attemptsInOrder } from './0007-attempts-in-order.ts';
import { roomToPointElsewhere } from './0008-room-to-point-elsewhere.ts';
import { remarksOnTheMove } from './0009-remarks-on-the-move.ts';
import { mergedStudents } from './0010-merged-students.ts';
import { classesThatLeft } from './0011-classes-that-left.ts';
import { floods } from './0012-floods.ts';
import { peopleAndExclusions } from './0013-people-and-exclusions.ts';
import { editedHomework } from './0014-edited-homework.ts';
import { judgements } from './0015-judgements.ts';
import { datesOfHomework } from './0016-dates-of-homework.ts';
import { classesOfTeachers } from './0017-classes-of-teachers.ts';
import { overridesAndComments } from './0018-overrides-and-comments.ts';
import { whatWaitsForALook } from './0019-what-waits-for-a-look.ts';
import { classListsOnScreen } from './0020-class-lists-on-screen.ts';
import { scores } from './0021-scores.ts';
import { draftsOfJudging } from './0023-drafts-of-judging.ts';
import { afterClosing } from './0024-after-closing.ts';
import { floodsOfAttempts } from './0025-floods-of-attempts.ts';
import { staffIdentity } from './0026-staff-identity.ts';
import { memberships } from './0027-memberships.ts';
import { allowances } from './0028-allowances.ts';
import { purposeOfHomework } from './0029-purpose-of-homework.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. Listed rather than discovered, so that a bundle contains them. */
export const migrations: readonly Migration[] = [
  firstSchema,
  signInFailuresAndRosters,
  importedHomework,
  schemesAndRemarks,
  placesOfVisits,
  childcare,
  attemptsInOrder,
  roomToPointElsewhere,
  remarksOnTheMove,
  mergedStudents,
  classesThatLeft,
  floods,
  peopleAndExclusions,
  editedHomework,
  judgements,
  datesOfHomework,
  classesOfTeachers,
  overridesAndComments,
  whatWaitsForALook,
  classListsOnScreen,
  scores,
  draftsOfJudging,
  afterClosing,
  floodsOfAttempts,
  staffIdentity,
  memberships,
  allowances,
  purposeOfHomework,
];
