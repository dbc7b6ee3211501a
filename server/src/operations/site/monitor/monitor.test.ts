import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { createPlaces } from '../../../places/places.ts';
import { readNetworks } from '../../../places/read-networks.ts';
import { eventually } from '../../../testing/eventually.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';

const minute = 60_000;
const hour = 60 * minute;
const chromebook = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0.0.0 Safari/537.36';
const calls = ['/api/user-stats', '/api/active-users', '/api/historical-users', '/api/user-historical-report'];

for (const { name, create } of testDatabases) {
  describe(`the activity monitor on ${name}`, () => {
    let clock = new Date('2026-01-12T09:00:00Z').getTime();
    let site: TestSite;
    let token: string;

    let signIns = 0;
    /** A sign-in lasts half an hour, and tests go on for days. */
    async function signIn(): Promise<void> {
      signIns += 1;
      token = (await makeStaff(site.services, 'admin', `admin-${signIns}`)).token;
    }

    beforeAll(async () => {
      site = await startTestSite(create, {
        now: () => new Date(clock),
        timeZone: 'UTC',
        trustProxy: true,
        findPlace: createPlaces(readNetworks('10.0.0.0/8=School network') ?? []),
      });
    });
    beforeEach(async () => {
      clock += 40 * 24 * hour;
      await site.services.database.write((session) => session.run('DELETE FROM visits'));
      await signIn();
    });
    afterAll(() => site.close());

    const arrive = (studentName: string, body: object = {}, headers: Record<string, string> = {}) =>
      site.post(
        '/api/update-user-session',
        { studentName, studentClass: '8a/Sc1', teacher: 'Mrs R. Fletcher', ...body },
        { 'X-Forwarded-For': '10.1.2.3', 'User-Agent': chromebook, ...headers },
      );

    it('is empty where nobody is', async () => {
      expect((await site.get('/api/user-stats', token)).body).toEqual({
        totalUsers: 0,
        usersByPage: {},
        usersByLocation: {},
        totalAddresses: 0,
        floods: [],
      });
      expect((await site.get('/api/active-users', token)).body).toEqual([]);
      expect((await site.get('/api/historical-users', token)).body).toEqual([]);
      const none = { totalUniqueIPs: 0, totalSessions: 0, ipDetails: [] };
      expect((await site.get('/api/user-historical-report', token)).body).toEqual(none);
    });

    it('counts who is here by page and by place', async () => {
      await arrive('Ava', { currentPage: '/quiz-yr8' });
      await arrive('Ben', { currentPage: '/quiz-yr8' });
      await arrive('Cai', { currentPage: '/quiz' }, { 'X-Forwarded-For': '203.0.113.9' });
      await arrive('Dee');
      expect((await site.get('/api/user-stats', token)).body).toEqual({
        totalUsers: 4,
        usersByPage: { '/quiz-yr8': 2, '/quiz': 1, 'Unknown page': 1 },
        usersByLocation: { 'School network': 3, Elsewhere: 1 },
        totalAddresses: 2,
        floods: [],
      });
    });

    it('takes made-up visitors from one address to a bound, names it, and shows everybody else', async () => {
      await arrive('Ava', {}, { 'X-Forwarded-For': '10.9.9.9' });
      const at = new Date(clock).toISOString();
      await site.services.database.write((session) =>
        session.run(
          `WITH RECURSIVE made (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM made WHERE n < 1999)
           INSERT INTO visits (student_name, student_class, teacher, user_type, pages, ip_address, location, user_agent, started_at, last_seen_at)
           SELECT 'Made up ' || n, '8a/Sc1', 'T', 'Student', '[]', '203.0.113.66', 'Elsewhere', 'B', $1, $1 FROM made`,
          [at],
        ),
      );
      const junk = { 'X-Forwarded-For': '203.0.113.66' };
      for (const one of ['Made up 2000', 'Made up 2001', 'Made up 2002'])
        expect((await arrive(one, {}, junk)).status).toBe(200);
      const { body } = await site.get('/api/user-stats', token);
      expect(body.totalUsers).toBe(2001);
      expect(body.totalAddresses).toBe(2);
      const active: { studentName: string }[] = (await site.get('/api/active-users', token)).body;
      expect(active).toHaveLength(500);
      expect(active.map((visit) => visit.studentName)).toContain('Ava');
      await eventually(async () =>
        expect((await site.get('/api/user-stats', token)).body.floods).toMatchObject([
          { ipAddress: '203.0.113.66', location: 'Elsewhere', kind: 'visitors', call: '/api/update-user-session' },
        ]),
      );
    });

    it('names who is here, with browser, place, page and how long ago', async () => {
      await arrive('Ava', { currentPage: '/quiz-yr8', assignment: 'Waves' });
      clock += 2 * minute;
      const { body } = await site.get('/api/active-users', token);
      expect(body).toEqual([
        {
          id: expect.any(Number),
          studentName: 'Ava',
          studentClass: '8a/Sc1',
          studentId: 0,
          userType: 'Student',
          assignment: 'Waves',
          location: 'School network',
          currentPage: '/quiz-yr8',
          browser: 'Chrome on Chromebook',
          timeAgo: '2 minutes ago',
          startedAt: new Date(clock - 2 * minute).toISOString(),
          lastSeenAt: new Date(clock - 2 * minute).toISOString(),
        },
      ]);
    });

    it('leads from a name to the pupil who has it in that class', async () => {
      const { id } = (await site.post('/api/students', { name: 'Dee', studentClass: '8a/Sc1', teacher: 'T' })).body;
      await arrive('Dee');
      expect((await site.get('/api/active-users', token)).body).toMatchObject([{ studentName: 'Dee', studentId: id }]);
      const { ipDetails } = (await site.get('/api/user-historical-report', token)).body;
      expect(ipDetails).toMatchObject([{ studentName: 'Dee', studentId: id }]);
    });

    it('takes the page from the Referer where the call names none', async () => {
      await arrive('Ava', {}, { Referer: 'https://school.example/quiz-yr9?x=1#top' });
      expect((await site.get('/api/active-users', token)).body[0].currentPage).toBe('/quiz-yr9');
    });

    it('lets people go after 5 minutes, and keeps them in the history of 24 hours', async () => {
      await arrive('Ava', { currentPage: '/quiz-yr8' });
      await arrive('Ava', { currentPage: '/science-department' });
      clock += 5 * minute;
      expect((await site.get('/api/active-users', token)).body).toHaveLength(1);
      clock += 1000;
      expect((await site.get('/api/active-users', token)).body).toEqual([]);
      expect((await site.get('/api/user-stats', token)).body.totalUsers).toBe(0);
      const history = (await site.get('/api/historical-users', token)).body;
      expect(history).toMatchObject([{ studentName: 'Ava', pagesVisited: ['/quiz-yr8', '/science-department'] }]);
      clock += 24 * minute;
      await arrive('Ava', { currentPage: '/' });
      await signIn();
      expect((await site.get('/api/historical-users', token)).body).toHaveLength(1);
      clock += 24 * hour + 1000;
      await signIn();
      expect((await site.get('/api/historical-users', token)).body).toEqual([]);
    });

    it('reports each address with who came from it, when, and what they saw', async () => {
      const first = new Date(clock);
      await arrive('Ava', { currentPage: '/quiz-yr8' });
      clock += 31 * minute;
      await signIn();
      await arrive('Ben', { currentPage: '/quiz' });
      await arrive('Cai', { currentPage: '/quiz' }, { 'X-Forwarded-For': '203.0.113.9' });
      const { body } = await site.get('/api/user-historical-report', token);
      const said = (time: Date) => `${said.date(time)}, ${time.toISOString().slice(11, 16)}`;
      said.date = (time: Date) => `${time.getUTCDate()} ${time.toUTCString().slice(8, 11)} ${time.getUTCFullYear()}`;
      expect(body).toMatchObject({ totalUniqueIPs: 2, totalSessions: 3 });
      expect(body.ipDetails.find(({ ipAddress }: { ipAddress: string }) => ipAddress === '10.1.2.3')).toEqual({
        ipAddress: '10.1.2.3',
        studentName: 'Ben',
        studentId: 0,
        totalStudents: 2,
        location: 'School network',
        userAgent: chromebook,
        browser: 'Chrome on Chromebook',
        totalSessions: 2,
        dateRange: said.date(first),
        firstSeenFormatted: said(first),
        lastSeenFormatted: said(new Date(clock)),
        firstSeenAt: first.toISOString(),
        lastSeenAt: new Date(clock).toISOString(),
        pagesVisited: ['/quiz', '/quiz-yr8'],
      });
    });

    it.each([
      ['203.0.113.77', '203.0.113.0'],
      ['2001:db8:1:2::7', '2001:db8:1::'],
    ])('shows %s whole for 24 hours, then as %s though no purge has come yet', async (address, truncated) => {
      await arrive('Ava', {}, { 'X-Forwarded-For': address });
      const addresses = async () =>
        (await site.get('/api/user-historical-report', token)).body.ipDetails.map(
          ({ ipAddress }: { ipAddress: string }) => ipAddress,
        );
      clock += 24 * hour;
      await signIn();
      expect(await addresses()).toEqual([address]);
      clock += 1000;
      expect(await addresses()).toEqual([truncated]);
      expect(JSON.stringify((await site.get('/api/user-historical-report', token)).body)).not.toContain(address);
    });

    it('keeps the place that an address had when it was whole', async () => {
      await arrive('Ava');
      clock += 25 * hour;
      await signIn();
      const { ipDetails } = (await site.get('/api/user-historical-report', token)).body;
      expect(ipDetails).toMatchObject([{ ipAddress: '10.1.2.0', location: 'School network' }]);
    });

    it('tells no address but in the report, or of a flood', async () => {
      // Of no network that floods in another test: that may be told late.
      await arrive('Ava', {}, { 'X-Forwarded-For': '198.51.100.77' });
      for (const path of calls.slice(0, 3)) {
        expect(JSON.stringify((await site.get(path, token)).body)).not.toContain('198.51.100');
      }
    });

    it('audits its opening once for each sign-in and hour, however many calls and however close together', async () => {
      const opened = async () =>
        (await site.services.database.reader.run("SELECT id FROM audit_log WHERE action = 'open-monitor'")).length;
      const before = await opened();
      await Promise.all(calls.flatMap((path) => [site.get(path, token), site.get(path, token)]));
      expect(await opened()).toBe(before + 1);
      clock += 20 * minute;
      await site.get('/api/user-stats', token);
      expect(await opened()).toBe(before + 1);
      const other = (await makeStaff(site.services, 'admin', 'other')).token;
      await site.get('/api/active-users', other);
      expect(await opened()).toBe(before + 2);
      await site.get('/api/admin/users', token);
      clock += 21 * minute;
      await site.get('/api/admin/users', token);
      clock += 20 * minute;
      await site.get('/api/user-stats', token);
      expect(await opened()).toBe(before + 3);
    });

    it.each([
      ['a poll', {}, 401],
      ['a refresh that somebody asked for', { 'X-Background': '0' }, 200],
    ])('%s: after half an hour the sign-in answers as it should', async (_what, headers, status) => {
      for (let minutes = 0; minutes < 30; minutes += 5) {
        clock += 5 * minute;
        await site.request('GET', '/api/user-stats', { token, headers });
      }
      clock += minute;
      expect((await site.request('GET', '/api/user-stats', { token })).status).toBe(status);
    });
  });
}
