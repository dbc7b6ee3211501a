import { plainHeadings } from './roster.ts';

/**
 * Headings by which each column is known, as letters alone, the best first: those of SIMS, Arbor, Bromcom and OneRoster
 * among them. Where a file has several, a teaching group is worth more than a form, and the name that a student goes by
 * more than the legal one.
 */
const headings = {
  code: [
    ...['class', 'classcode', 'classname', 'classtitle', 'teachinggroup', 'teachinggroupname', 'code', 'group', 'set'],
    ...['classsourcedid', 'coursegroup', 'subjectgroup', 'form', 'formgroup', 'registration', 'registrationgroup'],
    ...['registrationform', 'reg', 'reggroup', 'regform', 'tutorgroup', 'tutor', 'homeroom', 'formclass', 'regclass'],
    ...[
      'section',
      'sections',
      'classes',
      'classgroup',
      'groups',
      'groupname',
      'teachinggroups',
      'setname',
      'coursename',
    ],
  ],
  name: [
    'name',
    'student',
    'studentname',
    'pupil',
    'pupilname',
    'learner',
    'learnername',
    'fullname',
    'displayname',
    ...[
      'studentfullname',
      'pupilfullname',
      'learnerfullname',
      'namefull',
      'namestudent',
      'nameofstudent',
      'nameofpupil',
    ],
    ...[
      'surnameforename',
      'surnameforenames',
      'surnamefirstname',
      'lastnamefirstname',
      'familynamegivenname',
      'lastfirst',
    ],
    ...[
      'forenamesurname',
      'forenamessurname',
      'firstnamelastname',
      'firstnamesurname',
      'givennamefamilyname',
      'firstlast',
    ],
  ],
  forename: [
    ...['forename', 'firstname', 'preferredforename', 'preferredfirstname', 'preferredname', 'chosenforename'],
    ...['chosenname', 'knownas', 'givenname', 'forenames', 'firstnames', 'givennames', 'first'],
    ...['legalforename', 'legalforenames', 'legalfirstname', 'legalfirstnames', 'legalgivenname'],
  ],
  surname: [
    ...['surname', 'lastname', 'preferredsurname', 'preferredlastname', 'chosensurname', 'familyname'],
    ...[
      'surnames',
      'lastnames',
      'familynames',
      'last',
      'secondname',
      'legalsurname',
      'legallastname',
      'legalfamilyname',
    ],
  ],
  teacher: ['teacher', 'teachername', 'classteacher', 'mainteacher', 'leadteacher', 'supervisor', 'staffname'],
  list: ['list', 'classlist'],
} as const;
export type Column = keyof typeof headings;
/** Where each column is; where a file has several of a kind, the best first. */
export type Columns = Partial<Record<Column, readonly number[]>>;

/** Whether there is what a class list needs. */
export function namesTheColumns({ code, name, forename, surname }: Columns): boolean {
  return code !== undefined && (name !== undefined || (forename !== undefined && surname !== undefined));
}

/** The columns that a line of headings names. */
export function findColumns(fields: readonly string[]): Columns {
  const titles = plainHeadings(fields);
  return Object.fromEntries(
    Object.entries(headings).flatMap(([column, known]) => {
      const places = known.map((title) => titles.indexOf(title)).filter((at) => at !== -1);
      return places.length === 0 ? [] : [[column, places]];
    }),
  );
}
