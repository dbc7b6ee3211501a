import { describe, expect, it } from 'vitest';
import { readRosterFiles } from './read-roster-files.ts';
import { csvSource } from './roster.ts';

const readRoster = (csv: string) =>
  readRosterFiles([csvSource('list.csv', csv)], '2026-09-01', ['7a/Sc1', '10/1', '10/2']);

const understood = (csv: string) =>
  readRoster(csv).classes.map(({ code, teacher, students }) => [code, teacher, ...students.values()]);

describe('a class list', () => {
  it.each<[label: string, csv: string, classes: (string | undefined)[][]]>([
    ['is class and name', 'class,name\n7a/Sc1,Ada Lovelace', [['7a/Sc1', undefined, 'Ada Lovelace']]],
    ['in any order, in any case', 'NAME;Class\nAda;7a/Sc1', [['7a/Sc1', undefined, 'Ada']]],
    ['has other columns too', 'UPN,Class,Pupil,DoB\nX1,7a,Ada,2014', [['7a', undefined, 'Ada']]],
    ['may have forename and surname', 'class,forename,surname\n7a,Ada,Lovelace', [['7a', undefined, 'Ada Lovelace']]],
    ['may turn names round', 'class,name\n7a,"Lovelace, Ada"', [['7a', undefined, 'Ada Lovelace']]],
    [
      'has the headings of a MIS',
      'First Name,Last Name,SID,Sections\nAda,Lovelace,1,7a/Sc1',
      [['7a/Sc1', undefined, 'Ada Lovelace']],
    ],
    [
      'has several groups in a cell',
      'Pupil,Groups\nAda,7a/Sc1; 7b/Ma2',
      [
        ['7a/Sc1', undefined, 'Ada'],
        ['7b/Ma2', undefined, 'Ada'],
      ],
    ],
    [
      'has brackets in a heading',
      'Forename(s),Surname,Reg. Group\nAda,Lovelace,7a',
      [['7a', undefined, 'Ada Lovelace']],
    ],
    [
      'has both names in a column',
      '"Surname, Forename",Class\n"Lovelace, Ada",7a',
      [['7a', undefined, 'Ada Lovelace']],
    ],
    [
      'has them the other way round',
      '"Forename, Surname",Class\n"Ada, Lovelace",7a',
      [['7a', undefined, 'Ada Lovelace']],
    ],
    [
      'has headings of its own words',
      'Pupil first name,Pupil last name,Science class in 2026\nAda,Lovelace,7a',
      [['7a', undefined, 'Ada Lovelace']],
    ],
    ['may name teachers', 'class,name,teacher\n7a,Ada,Mr X\n7a,Ben,', [['7a', 'Mr X', 'Ada', 'Ben']]],
    [
      'comes from SIMS, with a title above it',
      'Class list 8A\n\nPreferred Surname,Preferred Forename,Legal Surname,Reg Group,Class\nLovelace,Ada,King,8CB,8a/Sc1',
      [['8a/Sc1', undefined, 'Ada Lovelace']],
    ],
    [
      'has its class in the title alone, and a total at the end',
      'Class list for 7a/Sc1\nPrinted 01/09/2026\n\nSurname Forename,Adno\n"Okoro, Ife",0012\nTotal: 1,',
      [['7a/Sc1', undefined, 'Ife Okoro']],
    ],
    [
      'has classes that Excel made dates of',
      'class,name\nOct-1,Ife\n02-Oct,Ann',
      [
        ['10/1', undefined, 'Ife'],
        ['10/2', undefined, 'Ann'],
      ],
    ],
    [
      'comes from Arbor',
      'Student ID,Legal first name,Legal last name,Preferred first name,Preferred last name,Registration form\n7,Augusta,King,Ada,Lovelace,8CB',
      [['8CB', undefined, 'Ada Lovelace']],
    ],
    [
      'has the legal name where no preferred one was entered',
      'Class,Legal Surname,Legal Forename,Preferred Surname,Preferred Forename\n7a,King,Augusta,Lovelace,Ada\n7a,Zed,Zoë,,',
      [['7a', undefined, 'Ada Lovelace', 'Zoë Zed']],
    ],
    [
      'comes from Bromcom',
      'Preferred Last Name,Preferred First Name,Tutor Group,Class Name,Class Teacher\nLovelace,Ada,8CB,8a/Sc1,Mr X',
      [['8a/Sc1', 'Mr X', 'Ada Lovelace']],
    ],
    [
      'comes from OneRoster',
      'userSourcedId,givenName,familyName,classSourcedId,classTitle\nu1,Ada,Lovelace,c-77,8a/Sc1',
      [['8a/Sc1', undefined, 'Ada Lovelace']],
    ],
    [
      'has one name column beside parts of names',
      'Student Name,Forename,Surname,Class\n"Lovelace, Ada",Augusta,King,8a',
      [['8a', undefined, 'Ada Lovelace']],
    ],
    [
      'gathers each class',
      'class,name\n7a,A\n7b,B\n7A,C',
      [
        ['7a', undefined, 'A', 'C'],
        ['7b', undefined, 'B'],
      ],
    ],
  ])('%s', (_label, csv, classes) => {
    expect(understood(csv)).toEqual(classes);
  });

  it.each<[label: string, csv: string, line: number, severity: string, message: RegExp]>([
    ['without headings', '7a/Sc1,Ada', 1, 'error', /first line must name the columns: class and name/],
    ['without a name column', 'class,age\n7a,11', 1, 'error', /class and name.* It has “class”, “age”\.$/],
    ['that is empty', '', 1, 'error', /class and name/],
    ['with a line without a class', 'class,name\n,Ada', 2, 'error', /no class/],
    ['with a line without a name', 'class,name\n7a,Ada\n7a,', 3, 'error', /no name/],
    ['with a name of digits', 'class,name\n7a,123', 2, 'error', /no name/],
    ['in a wrong alphabet', 'class,name\n7a,Zo\uFFFD', 2, 'error', /CSV UTF-8/],
    [
      'with a class that Excel made a date of, and that is no class',
      'class,name\nNov-3,Ada',
      2,
      'error',
      /may be a date/,
    ],
    ['with letters that are lost', 'class,name\n7a,Zo? Ott', 2, 'warning', /letters of Zo\? Ott may be lost/],
    ['with a note in a name', 'class,name\n7a,Ada [SEN] Ott', 2, 'warning', /“SEN” is left out of the name Ada Ott/],
    ['with a name twice', 'class,name\n7a,Ada B\n7a,ada  b', 3, 'warning', /already; counted once/],
    ['with two teachers of a class', 'class,name,teacher\n7a,A,Mr X\n7a,B,Ms Y', 3, 'warning', /Ms Y is left out/],
    [
      'that ends with a total',
      'id,class,name\n1,7a,Ada\nTotal: 1,,',
      3,
      'warning',
      /“Total: 1” is no student: this line is left out/,
    ],
    ['with headings alone', 'class,name\n\n', 1, 'error', /no student below the headings/],
    [
      'with a quote that is never closed',
      'class,name\n7a,"Ott, Ben\n7a,Ada',
      2,
      'error',
      /quotation mark .* never closed/,
    ],
    ['with a comma in a name', 'class,name\n7a,Lovelace, Ada', 2, 'error', /“Ada” stands beyond the last heading\./],
    ['with one, and commas at the ends', 'class,name,\n7a,Lovelace, Ada,', 2, 'error', /“Ada” stands beyond/],
    ['with an unknown list', 'class,name,list\n7a,A,year 6', 2, 'error', /no list 'year 6'/],
  ])('%s is told of', (_label, csv, line, severity, message) => {
    expect(readRoster(csv).messages).toEqual([{ line, severity, message: expect.stringMatching(message) }]);
  });
});
