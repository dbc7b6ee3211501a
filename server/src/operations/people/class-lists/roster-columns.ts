import { plainHeadings } from './roster.ts';

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Headings by which each column is known, as letters alone, the best first: those of SIMS, Arbor, Bromcom and OneRoster
 * among them. Where a file has several, a teaching group is worth more than a form, and the name that a student goes by
 * more than the legal one.
 */
const headings = {
  code: wordsOf(`
    class classcode classname classtitle teachinggroup teachinggroupname code group set classsourcedid
    coursegroup subjectgroup form formgroup registration registrationgroup registrationform reg reggroup
    regform tutorgroup tutor homeroom formclass regclass section sections classes classgroup groups
    groupname teachinggroups setname coursename
  `),
  name: wordsOf(`
    name student studentname pupil pupilname learner learnername fullname displayname studentfullname
    pupilfullname learnerfullname namefull namestudent nameofstudent nameofpupil surnameforename
    surnameforenames surnamefirstname lastnamefirstname familynamegivenname lastfirst forenamesurname
    forenamessurname firstnamelastname firstnamesurname givennamefamilyname firstlast
  `),
  forename: wordsOf(`
    forename firstname preferredforename preferredfirstname preferredname chosenforename chosenname knownas
    givenname forenames firstnames givennames first legalforename legalforenames legalfirstname
    legalfirstnames legalgivenname
  `),
  surname: wordsOf(`
    surname lastname preferredsurname preferredlastname chosensurname familyname surnames lastnames
    familynames last secondname legalsurname legallastname legalfamilyname
  `),
  teacher: wordsOf('teacher teachername classteacher mainteacher leadteacher supervisor staffname'),
  /** What a list knows a student by: it tells two of one name apart. */
  key: wordsOf(`
    upn uniquepupilnumber admissionnumber admissionno admno adno studentid pupilid sid studentnumber
    pupilnumber learnerid misid usersourcedid email emailaddress schoolemail username
  `),
  birth: wordsOf('dateofbirth dob birthdate birthday'),
  list: wordsOf('list classlist'),
};
export type Column = keyof typeof headings;
/** A title of a whole list may say 'class' too. */
const longestHeading = 40;

/** Where each column is; where a file has several of a kind, the best first. */
export type Columns = Partial<Record<Column, readonly number[]>>;

/** Whether there is what a class list needs. */
export function namesTheColumns({ code, name, forename, surname }: Columns): boolean {
  return code !== undefined && (name !== undefined || (forename !== undefined && surname !== undefined));
}

/** What headings of a kind have in them, where none is one that is known: "Pupil's first name". */
const likeness: readonly (readonly [column: Column, pattern: RegExp])[] = [
  ['forename', /\b(?:fore|first|given)[\s_-]?names?\b/iu],
  ['surname', /\b(?:sur|last|family)[\s_-]?names?\b/iu],
  ['code', /\b(?:class(?:es)?|groups?|sections?|sets?|form)\b/iu],
  ['name', /\b(?:student|pupil|learner|child)\b.*\bname\b|\bname of\b/iu],
];

/** The columns that a line of headings names. */
export function findColumns(fields: readonly string[]): Columns {
  const titles = plainHeadings(fields);
  const found: Columns = Object.fromEntries(
    Object.entries(headings).flatMap(([column, known]) => {
      const places = known.map((title) => titles.indexOf(title)).filter((at) => at !== -1);
      return places.length === 0 ? [] : [[column, places]];
    }),
  );
  const taken = new Set(Object.values(found).flat());
  for (const [column, pattern] of likeness) {
    const place = fields.findIndex(
      (title, at) => !taken.has(at) && title.length < longestHeading && pattern.test(title),
    );
    const isNamed = column === 'name' && found.forename !== undefined && found.surname !== undefined;
    if (place === -1 || found[column] !== undefined || isNamed) continue;
    found[column] = [place];
    taken.add(place);
  }
  return found;
}
