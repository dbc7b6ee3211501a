import { expect, it } from 'vitest';
import { readRosterFiles } from './read-roster-files.ts';
import { csvSource } from './roster.ts';

const users = `"sourcedId","status","dateLastModified","enabledUser","orgSourcedIds","role","username","userIds","givenName","familyName","preferredGivenName"
u1,,,true,o1,student,ada,,Augusta,Lovelace,Ada
u2,,,true,o1,student,ben,,Ben,Ott,
u3,tobedeleted,,true,o1,student,gone,,Gone,Away,
t1,,,true,o1,teacher,xy,,Xena,Young,
t2,,,true,o1,teacher,zz,,Zed,Zoo,`;
const classes = `sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods
c1,,,8a/Sc1,08,k1,SCI-8-1,scheduled,,o1,s1,Science,,
c2,,,8CB,08,k2,,homeroom,,o1,s1,,,`;
const heads =
  'sourcedId,classSourcedId,schoolSourcedId,userSourcedId,role,status,dateLastModified,primary,beginDate,endDate';
const enrollments = `${heads}
e1,c1,o1,t2,teacher,,,false,,
e2,c1,o1,t1,teacher,,,true,,
e3,c1,o1,u1,student,,,,,2026-12-31
e4,c1,o1,u2,student,,,,2025-09-01,2026-07-20
e5,c2,o1,u2,student,,,,,
e6,c1,o1,u3,student,,,,,
e7,c1,o1,u1,student,tobedeleted,,,,`;

const file = csvSource;
const read = (tables: { users?: string; classes?: string; enrollments?: string } = {}, known: readonly string[] = []) =>
  readRosterFiles(
    [
      file('academicSessions.csv', 'sourcedId,title,type\ns1,2026,schoolYear'),
      file('enrollments.csv', tables.enrollments ?? enrollments),
      file('users.csv', tables.users ?? users),
      file('classes.csv', tables.classes ?? classes),
    ],
    '2026-11-21',
    known,
  );
const found = (roster: ReturnType<typeof read>) =>
  roster.classes.map(({ code, teacher, students }) => [code, teacher, ...students.values()]);

it('a OneRoster export is joined: titles, names that students go by, the primary teacher, who is enrolled today', () => {
  const roster = read();
  expect(found(roster)).toEqual([['8a/Sc1', 'Xena Young', 'Ada Lovelace']]);
  expect(roster.messages).toEqual([
    {
      line: 1,
      file: 'enrollments.csv',
      severity: 'warning',
      message: '1 enrolment has ended, the last on 2026-07-20: left out.',
    },
    { line: 7, file: 'enrollments.csv', severity: 'warning', message: expect.stringMatching(/no user 'u3'.*left out/) },
    { line: 1, file: 'classes.csv', severity: 'warning', message: '1 tutor group is left out.' },
  ]);
});

it.each<[label: string, change: Parameters<typeof read>[0], classes: (string | undefined)[][]]>([
  [
    'roles in a table of their own, as in 1.2',
    { users: users.replaceAll(/,(student|teacher),/g, ',').replace('"role",', '') },
    [['8a/Sc1', 'Xena Young', 'Ada Lovelace']],
  ],
  [
    'classes that share a title by their code',
    { classes: `${classes}\nc3,,,8a/Sc1,08,k1,SCI-8-2,scheduled,,o1,s1,,,` },
    [['SCI-8-1', 'Xena Young', 'Ada Lovelace']],
  ],
  [
    'no teacher where none is enrolled',
    { enrollments: enrollments.replaceAll(',teacher,', ',proctor,') },
    [['8a/Sc1', undefined, 'Ada Lovelace']],
  ],
])('it may have %s', (_label, change, expected) => {
  expect(found(read(change))).toEqual(expected);
});

it('one without students is an error', () => {
  const { classes: none, messages } = read({ enrollments: heads });
  expect(none).toEqual([]);
  expect(messages.at(-1)).toMatchObject({ severity: 'error', file: 'enrollments.csv' });
});

it('several lists are read together, and messages name their file', () => {
  const files = [
    file('7.csv', 'class,name\n7a,Ada\n7b,'),
    file('8.csv', 'class,name\n8a,Ben'),
    file('x.csv', 'a,b\n1,2'),
  ];
  const roster = readRosterFiles(files, '2026-11-21');
  expect(found(roster)).toEqual([
    ['7a', undefined, 'Ada'],
    ['8a', undefined, 'Ben'],
  ]);
  expect(roster.messages.map(({ file: name, line }) => [name, line])).toEqual([
    ['x.csv', 1],
    ['7.csv', 3],
  ]);
});

it('a table of which a quote has swallowed lines is told of, with the line', () => {
  const { messages } = read({ users: users.replace(',Ada\n', ',"Ada\n') });
  expect(messages).toContainEqual({
    line: 2,
    file: 'users.csv',
    severity: 'error',
    message: expect.stringContaining('never closed'),
  });
});

it('a class list beside an export is not passed over: it is to be imported by itself', () => {
  const files = [file('users.csv', users), file('classes.csv', classes), file('enrollments.csv', enrollments)];
  const { messages } = readRosterFiles([...files, file('8b.csv', 'class,name\n8b/Sc1,Ada')], '2026-11-21');
  expect(messages.filter(({ severity }) => severity === 'error')).toEqual([
    { line: 1, file: '8b.csv', severity: 'error', message: expect.stringContaining('Import it by itself') },
  ]);
});

it.each<[why: string, title: string, code: string, known: string[], found: string, list: string | undefined]>([
  ['its code is on the lists', 'Science Year 8 Set 1', '8A/sc1', ['8a/Sc1'], '8a/Sc1', undefined],
  ['its title is', '8a/Sc1', 'X-77', ['8a/Sc1'], '8a/Sc1', undefined],
  [
    'it is new, and goes by its title on the list of its grade',
    'Science Set 1',
    'X-77',
    ['8a/Sc1'],
    'Science Set 1',
    'year8',
  ],
])('a class is the one that it is called here: %s', (_why, title, code, known, foundAs, list) => {
  const changed = classes.replace('8a/Sc1,08,k1,SCI-8-1', `${title},08,k1,${code}`);
  expect(read({ classes: changed }, known).classes).toMatchObject([{ code: foundAs, list }]);
});

const dated = (begin: string, end: string) => `${heads}\ne1,c1,o1,u1,student,,,,${begin},${end}`;
it.each<[why: string, begin: string, end: string, said: (string | RegExp)[]]>([
  ['has ended', '', '2026-07-20', ['1 enrolment has ended, the last on 2026-07-20: left out.', /No student/]],
  ['has ended, by a date as a spreadsheet writes it', '', '20/07/2026', [/the last on 2026-07-20/, /No student/]],
  ['has ended, by one with its month first', '', '07/20/2026', [/the last on 2026-07-20/, /No student/]],
  ['has ended, by one with the name of its month', '', '20-Jul-26', [/the last on 2026-07-20/, /No student/]],
  ['begins later', '2027-01-01', '', ['1 enrolment is to begin, the first on 2027-01-01: left out.', /No student/]],
  ['lasts', '2025-09-01', '21/11/2026', []],
  ['has an impossible date', '', 'next July', [/^The date 'next July' cannot be read/]],
])('an enrolment that %s', (_why, begin, end, said) => {
  const { messages } = read({ enrollments: dated(begin, end) });
  const own = messages.map(({ message }) => message).filter((message) => !message.includes('tutor group'));
  expect(own).toEqual(said.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))));
});
