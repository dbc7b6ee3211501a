import type { AttemptMarking, MarkScheme, Question, Refusal } from '@markwell/marking-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../../db/insert-rows.ts';
import { storeAttempts } from '../../../db/store-attempts.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../../people/class-lists/import-roster.ts';
import { createStudent } from '../../people/students/create-student.ts';
import { readClassReport } from './read-class-report.ts';

const questions: readonly Question[] = [
  { id: 'qa', type: 'text', question: 'Name a metal.', marks: 1 },
  { id: 'note', type: 'information', question: 'Read this.', marks: 0 },
  { id: 'qb', type: 'text', question: 'Why does it sink?', marks: 3, specification: ['P1.2'] },
];

/** What a student answered to one question and what it got. */
type Row = readonly [answer: string, marks: number, refusal?: Refusal];

for (const { name, create } of testDatabases) {
  describe(`statistics on ${name}`, () => {
    let site: TestSite;
    let token: string;
    let sent = 0;
    const ids = new Map<string, number>();

    async function attempt(studentName: string, studentClass: string, qa: Row, qb: Row, homeworkId = 160) {
      const student = await createStudent(site.services, { name: studentName, studentClass, teacher: '' });
      const results = [qa, qb].map(([, marksAwarded, refusal], index) => ({
        questionId: index === 0 ? 'qa' : 'qb',
        isCorrect: marksAwarded === (index === 0 ? 1 : 3),
        maxMarks: index === 0 ? 1 : 3,
        marksAwarded,
        feedback: 'Feedback.',
        evidence: marksAwarded > 0 ? [{ part: 'part', words: 'words', how: 'exact' as const }] : [],
        ...(refusal === undefined ? {} : { refusal }),
        confidence: 0.9,
      }));
      const totalMarks = qa[1] + qb[1];
      const marking: AttemptMarking = {
        policy: 'guarded',
        engineVersion: 'test',
        results,
        totalMarks,
        maxMarks: 4,
        percentage: Math.round(25 * totalMarks),
        percentageText: (25 * totalMarks).toFixed(2),
        grade: totalMarks === 4 ? 'Excellent!' : totalMarks === 3 ? 'Good' : 'Needs Improvement',
      };
      sent += 1;
      const given = { qa: { questionId: 'qa', value: qa[0] }, qb: { questionId: 'qb', value: qb[0] } };
      const stored = await site.services.database.write((session) =>
        storeAttempts(session, [
          {
            reference: `TEST-${sent}`,
            idempotencyKey: null,
            bodyDigest: '',
            studentId: student.id,
            assignmentId: 3,
            homeworkId,
            schemeVersion: 1,
            answers: JSON.stringify(given),
            claim: null,
            differsFromClaim: false,
            startedAt: null,
            timeSpentMinutes: 7,
            submittedAt: new Date(Date.UTC(2026, 0, 12, 9, sent)).toISOString(),
            marking,
          },
        ]),
      );
      const [outcome] = stored;
      if (outcome?.kind === 'stored') ids.set(`${studentName} ${sent}`, outcome.id);
    }

    const get = async (path: string) => (await site.get(path, token)).body;
    const statsPath = '/api/assignments/4/stats';

    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date('2026-01-12T10:00:00Z') });
      token = (await makeStaff(site.services, 'teacher', 'okafor')).token;
      const at = '2026-01-12T08:00:00Z';
      const scheme: MarkScheme = {
        schemaVersion: 1,
        slug: 'metals',
        title: 'Metals',
        profile: 'general',
        gradeScale: 'science',
        questions: [],
      };
      await site.services.database.write(async (session) => {
        await insertRows(
          session,
          'assignments',
          [160, 161].map((id) => ({
            id,
            slug: `metals-${id}`,
            title: 'Metals',
            description: 'About metals.',
            week_date: null,
            week_number: null,
            year_group: 9,
            is_released: true,
            first_released_at: at,
            content_id: null,
            questions: JSON.stringify(questions),
            current_scheme_version: 1,
            origin: 'imported',
            created_at: at,
            updated_at: at,
          })),
        );
        await insertRows(session, 'scheme_versions', [
          {
            homework_id: 160,
            version: 1,
            digest: 'd',
            scheme: JSON.stringify(scheme),
            origin: 'imported',
            note: null,
            created_by: null,
            created_at: at,
          },
        ]);
        await session.run('UPDATE assignments SET content_id = 160 WHERE id = 3');
      });
      site.services.catalogue.forget();
      const csv = 'class,name\n9a/Sc1,Ada Lovelace\n9a/Sc1,Ben Ott\n9a/Sc1,Cy Young\n9a/Sc1,Dee Dee\n';
      await importRoster(site.services, { csv }, null);

      // 9a/Sc1 has a class list of four. Ada: 25 %, then 100 %, then 75 %. Ben: 50 %. Eve is not on the list: 100 %, which changes nothing.
      await attempt('Ada Lovelace', '9a/Sc1', ['Wood', 0, 'no-match'], ['dense', 1, 'partly-met']);
      await attempt('ada  LOVELACE', '9a/Sc1', ['iron', 1], ['it is denser than water', 3]);
      await attempt('Ada Lovelace', '9a/Sc1', ['iron', 1], ['denser', 2, 'partly-met']);
      await attempt('Ben Ott', '9a/Sc1', ['wood.', 0, 'no-match'], ['denser', 2, 'partly-met']);
      await attempt('Eve Plum', '9a/Sc1', ['gold', 1], ['it is denser than water', 3]);
      // 9b/Sc4 has no class list. Zed: 0 %.
      await attempt('Zed', '9b/Sc4', ['plastic', 0, 'rejected'], ['dunno', 0, 'no-match']);
      // Earlier homework of the same card.
      await attempt('Ada Lovelace', '9a/Sc1', ['iron', 1], ['', 0, 'unanswered'], 3);
    });
    afterAll(() => site.close());

    it('give a row for each class with submissions, with the best attempt of each student and the first beside it', async () => {
      expect(await get(statsPath)).toEqual([
        {
          studentClass: '9a/Sc1',
          teacher: 'Mr J. Marsden',
          // Ada and Ben of Ada, Ben, Cy and Dee; Eve stands apart.
          completionRate: 50,
          completedStudents: 2,
          totalStudents: 4,
          registeredStudents: 4,
          // (100 + 50) / 2
          averagePercentage: 75,
          completedStudentsList: [
            {
              studentName: 'Ada Lovelace',
              studentId: expect.any(Number),
              attemptId: ids.get('ada  LOVELACE 2'),
              totalMarks: 4,
              maxMarks: 4,
              percentage: 100,
              grade: 'Excellent!',
              firstPercentage: 25,
              attempts: 3,
              submittedAt: '2026-01-12T09:02:00.000Z',
              onRoster: true,
            },
            expect.objectContaining({ studentName: 'Ben Ott', percentage: 50, firstPercentage: 50, onRoster: true }),
          ],
          unlistedStudents: [expect.objectContaining({ studentName: 'Eve Plum', percentage: 100, onRoster: false })],
        },
        {
          studentClass: '9b/Sc4',
          teacher: 'Mr R. Farrow',
          // 1 of the usual 25.
          completionRate: 4,
          completedStudents: 1,
          totalStudents: 25,
          registeredStudents: null,
          averagePercentage: 0,
          completedStudentsList: [expect.objectContaining({ studentName: 'Zed', percentage: 0, onRoster: null })],
          unlistedStudents: [],
        },
      ]);
    });

    it('add the classes of the year without submissions when asked', async () => {
      const stats = await get(`${statsPath}?all=1`);
      expect(stats.map(({ studentClass }: { studentClass: string }) => studentClass)).toEqual([
        '9a/Sc1',
        '9a/Sc2',
        '9a/Sc3',
        '9a/Sc4',
        '9b/Sc1',
        '9b/Sc2',
        '9b/Sc3',
        '9b/Sc4',
      ]);
      expect(stats[1]).toMatchObject({ completedStudents: 0, totalStudents: 25, averagePercentage: null });
    });

    it('are of the homework that the card points at, and of an earlier one when it is chosen', async () => {
      const stats = await get(`${statsPath}?homework=3`);
      expect(stats).toHaveLength(1);
      expect(stats[0]).toMatchObject({ completedStudents: 1, averagePercentage: 25 });
      const year9 = (await get('/api/teacher-assignments')).find(({ id }: { id: number }) => id === 4);
      expect(year9).toEqual({
        id: 4,
        title: 'Year 9 - Metals',
        description: 'About metals.',
        // The homework has none, and last term's of the card would be wrong.
        weekDate: null,
        homeworkId: 160,
        earlierHomework: [{ id: 3, title: expect.stringContaining('Year 9') }],
      });
    });

    it('list the six cards in the second numbering, then homework that is on no card', async () => {
      const list = await get('/api/teacher-assignments');
      expect(list.map(({ id }: { id: number }) => id)).toEqual([1, 3, 4, 5, 2, 6, 150, 161]);
    });

    it('report who has not done it, how scores are spread, and what was hard in first attempts', async () => {
      expect(await get('/api/assignments/4/report?class=9a/Sc1')).toEqual({
        class: '9a/Sc1',
        isClassGone: false,
        may: ['comment', 'date', 'credit'],
        homework: { id: 160, title: 'Metals', totalMarks: 4 },
        completed: 2,
        total: 4,
        averagePercentage: 75,
        notDone: ['Cy Young', 'Dee Dee'],
        notDoneIds: [expect.any(Number), expect.any(Number)],
        unlisted: 1,
        distribution: [0, 0, 0, 0, 0, 1, 0, 0, 0, 1].map((count, band) => ({
          from: band * 10,
          to: band === 9 ? 100 : band * 10 + 9,
          count,
        })),
        grades: [
          { grade: 'Excellent!', count: 1 },
          { grade: 'Needs Improvement', count: 1 },
        ],
        questions: [
          {
            questionId: 'qa',
            label: 'Q1',
            question: 'Name a metal.',
            marks: 1,
            // First attempts: Ada 0, Ben 0 of 1; best: Ada 1.
            facility: 0,
            asked: 2,
            bestFacility: 0.5,
            answered: 2,
            commonWrongAnswers: [{ answer: 'Wood', count: 2, reason: 'no-match' }],
          },
          {
            questionId: 'qb',
            label: 'Q2',
            question: 'Why does it sink?',
            marks: 3,
            // First: 1/3, 2/3; best: 3/3, 2/3.
            facility: 0.5,
            asked: 2,
            bestFacility: 0.83,
            answered: 2,
            commonWrongAnswers: [
              { answer: 'dense', count: 1, reason: 'partly-met' },
              { answer: 'denser', count: 1, reason: 'partly-met' },
            ],
          },
        ],
        specification: [{ point: 'P1.2', facility: 0.5, questionIds: ['qb'] }],
      });
    });

    it('report on all classes together', async () => {
      const report = await get('/api/assignments/4/report');
      expect(report).toMatchObject({
        class: null,
        completed: 3,
        total: 29,
        notDone: null,
        unlisted: 1,
        averagePercentage: 50,
      });
    });

    it('read the answers of the latest students for the questions, and of no name that was made up', async () => {
      const report = await readClassReport(site.services, '4', { class: '9a/Sc1' }, 1);
      expect(report).toMatchObject({ completed: 2, averagePercentage: 75, unlisted: 1 });
      expect(report.questions.map(({ asked, answered }) => [asked, answered])).toEqual([
        [1, 1],
        [1, 1],
      ]);
    });

    it.each([
      ['an unknown assignment', '/api/assignments/999/stats'],
      ['an impossible number', '/api/assignments/one/stats'],
      ['an unknown homework', `${statsPath}?homework=999`],
      ['an unknown class', '/api/assignments/4/report?class=9z'],
      ['an unknown attempt', '/api/attempts/999'],
    ])('answer 404 for %s, and say so', async (_what, path) => {
      const response = await site.request('GET', path, { token });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: expect.stringMatching(/There is no|there is no/) });
    });

    it('refuse a homework that is not a number with 400', async () => {
      expect((await site.request('GET', `${statsPath}?homework=x`, { token })).status).toBe(400);
    });

    it('show one attempt with each answer and why it got its marks', async () => {
      const id = ids.get('Ada Lovelace 1');
      expect(await get(`/api/attempts/${id}`)).toEqual({
        id,
        reference: 'TEST-1',
        may: ['override', 'comment', 'exclude'],
        student: {
          ...{ id: expect.any(Number), name: 'Ada Lovelace', studentClass: '9a/Sc1' },
          ...{ teacher: 'Mr J. Marsden', isClassGone: false, isListed: true },
        },
        assignmentId: 4,
        homework: { id: 160, title: 'Metals' },
        chosenAssignment: null,
        submittedAt: '2026-01-12T09:01:00.000Z',
        startedAt: null,
        timeSpentMinutes: 7,
        schemeVersion: 1,
        policy: 'guarded',
        totalMarks: 1,
        maxMarks: 4,
        percentage: 25,
        grade: 'Needs Improvement',
        differsFromClaim: false,
        isFirst: true,
        isBest: false,
        attempts: [25, 100, 75].map((percentage) => expect.objectContaining({ percentage, counts: true })),
        exclusions: [],
        comments: [],
        answers: [
          {
            questionId: 'qa',
            label: 'Q1',
            question: 'Name a metal.',
            type: 'text',
            answer: { questionId: 'qa', value: 'Wood' },
            isCorrect: false,
            maxMarks: 1,
            marksAwarded: 0,
            feedback: 'Feedback.',
            evidence: [],
            refusal: 'no-match',
            confidence: 0.9,
          },
          expect.objectContaining({ questionId: 'qb', marksAwarded: 1, refusal: 'partly-met' }),
        ],
      });
      expect(await get(`/api/attempts/${ids.get('ada  LOVELACE 2')}`)).toMatchObject({ isFirst: false, isBest: true });
    });

    it('are exported as CSV that a spreadsheet opens and runs nothing of, and the export is audited', async () => {
      await attempt('=HYPERLINK("http://evil.example/","x")a', '9b/Sc4', ['iron', 1], ['', 0]);
      const path = '/api/assignments/4/results.csv';
      const response = await site.request('GET', `${path}?class=9b/Sc4`, { token });
      expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=results-metals-160-9b-Sc4.csv');
      expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(
        [
          '\uFEFF"Class","Name","Done","Marks","Out of","Percentage","Grade","First percentage","Attempts",' +
            '"Submitted (Europe/London)","Minutes","Class on a list","Name not on list","Q1 (of 1)","Q2 (of 3)"',
          '"9b/Sc4","\'=HYPERLINK(""http://evil.example/"",""x"")a","Yes",1,4,25,"Needs Improvement",25,1,' +
            '"2026-01-12 09:08",7,"Yes",,1,0',
          '"9b/Sc4","Zed","Yes",0,4,0,"Needs Improvement",0,1,"2026-01-12 09:06",7,"Yes",,0,0',
          '',
        ].join('\r\n'),
      );
      const whole = await (await site.request('GET', path, { token })).text();
      expect(whole).toContain('"9a/Sc1","Cy Young","No",,,,,,,,,"Yes",,,\r\n');
      // Whoever sums a column up finds the names that stand apart below all others.
      expect(whole.trimEnd().split('\r\n').at(-1)).toMatch(/^"9a\/Sc1","Eve Plum","Yes",.*,7,"Yes","Yes",1,3$/);
      const audited = await site.services.database.reader.run(
        "SELECT subject, details FROM audit_log WHERE action = 'export-results' ORDER BY id",
      );
      expect(audited).toEqual([
        { subject: 'homework 160', details: '{"class":"9b/Sc4","students":2}' },
        { subject: 'homework 160', details: '{"class":null,"students":5}' },
      ]);
    });
  });
}
