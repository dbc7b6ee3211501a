import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { countWrongScores } from '../../db/keep-scores.ts';
import { testDatabases } from '../../db/testing/test-databases.ts';
import { makeStaff } from '../../testing/make-staff.ts';
import { submitYear8, year8SchemeFile } from '../../testing/school-of-attempts.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { importRoster } from '../people/class-lists/import-roster.ts';
import { applyRemark } from '../schemes/remark/apply-targets.ts';
import type { decisions } from './decisions.ts';

type Sent = readonly [method: string, path: string, body?: object];

interface Answer {
  readonly id: number;
  readonly changeId: number;
  readonly judgementIds: number[];
  readonly late: number;
  /** Of those that are decided about several. */
  readonly [nth: number]: { readonly id: number };
}

interface Tried {
  readonly decide: (of: { attempt: number; late: number; ada: number }) => Sent;
  /** Of what deciding has answered. */
  readonly takeBack: (answer: Answer) => Sent;
  readonly audited: readonly [made: string, ended: string];
  /** What a second take-back answers; 409 where it says nothing else. */
  readonly again?: object;
  readonly isForAdmins?: true;
}

const why = 'agreed with Ms B';
const inClass = '8a/Sc1';
const nothingStored = { status: 200, body: { stored: false } };
const closing = (id: number, decision: 'count' | null): Sent => [
  'PUT',
  `/api/attempts/${id}/after-closing`,
  { decision },
];
const credit = (given: 'everyone' | null): Sent => [
  'POST',
  '/api/homework/2/credit',
  { questionId: 'q1b', credit: given, note: why },
];

/** Each kind, and how it is decided and taken back by calls. */
const kinds: Readonly<Record<keyof typeof decisions, Tried>> = {
  comment: {
    decide: ({ attempt }) => ['POST', `/api/attempts/${attempt}/comments`, { text: 'See me' }],
    takeBack: ({ id }) => ['POST', `/api/comments/${id}/end`],
    audited: ['comment', 'end-comment'],
  },
  override: {
    decide: ({ attempt: id }) => [
      'POST',
      `/api/attempts/${id}/overrides`,
      { questionId: 'q1ai', marks: 0, reason: why },
    ],
    takeBack: ({ id }) => ['POST', `/api/overrides/${id}/end`],
    audited: ['override-mark', 'end-override'],
  },
  exclusion: {
    decide: ({ attempt: attemptId }) => ['POST', '/api/exclusions', { attemptId, scope: 'student', reason: why }],
    takeBack: ({ id }) => ['POST', `/api/exclusions/${id}/end`],
    audited: ['exclude', 'end-exclusion'],
  },
  allowance: {
    decide: ({ ada }) => [
      'POST',
      '/api/allowances',
      { students: [ada], reason: why, allowed: { kind: 'excused', homework: 2 } },
    ],
    takeBack: (answer) => ['POST', `/api/allowances/${answer[0]?.id}/end`],
    audited: ['allow', 'end-allowance'],
  },
  flood: {
    decide: () => ['POST', '/api/exclusions/floods', { class: inClass, homework: 'year8', reason: why }],
    takeBack: ({ id }) => ['POST', `/api/exclusions/floods/${id}/end`],
    audited: ['exclude-flood', 'end-flood'],
    isForAdmins: true,
  },
  'after-closing': {
    decide: ({ late }) => closing(late, 'count'),
    takeBack: ({ late }) => closing(late, null),
    audited: ['count-after-closing', 'take-back-after-closing'],
  },
  'list-change': {
    decide: ({ ada: id }) => [
      'POST',
      '/api/class-roster/changes',
      { class: inClass, change: { kind: 'rename', id, name: 'Ada Alder' } },
    ],
    takeBack: ({ changeId }) => ['POST', `/api/class-roster/changes/${changeId}/undo`],
    audited: ['rename-on-list', 'undo-on-list'],
  },
  judgement: {
    decide: () => [
      'POST',
      '/api/homework/2/judgements',
      { judgements: [{ questionId: 'q1b', answer: 'it springs back', marks: 1 }] },
    ],
    takeBack: ({ judgementIds: ids }) => ['POST', '/api/homework/2/judgements/take-back', { ids }],
    audited: ['judge-answers', 'take-back-judgement'],
    again: nothingStored,
  },
  credit: {
    decide: () => credit('everyone'),
    takeBack: () => credit(null),
    audited: ['credit-question', 'credit-question'],
    again: nothingStored,
  },
};

for (const { name: engine, create } of testDatabases) {
  describe(`a decision on ${engine}`, () => {
    let site: TestSite;
    let [admin, teacher, stranger] = ['', '', ''];
    let of = { attempt: 0, late: 0, ada: 0 };
    beforeAll(async () => {
      site = await startTestSite(create);
      const { services } = site;
      await importRoster(services, { csv: 'class,name\n8a/Sc1,Ada Ash\n8a/Sc1,Ben Birch\n' }, null);
      admin = (await makeStaff(services, 'admin', 'head')).token;
      teacher = (await makeStaff(services, 'teacher', 'own', [inClass])).token;
      stranger = (await makeStaff(services, 'teacher', 'stranger', ['8b/Sc1'])).token;
      const handIn = async (pupil: string) =>
        (await submitYear8(services, pupil, { q1ai: '3 waves', q1b: 'it springs back' })).id;
      const attempt = await handIn('Ada Ash');
      const close = (closed: string | null) =>
        site.send('PUT', '/api/homework/2/dates', { token: admin, body: { classes: [inClass], closed } });
      await close('2026-01-05T09:00');
      const late = await handIn('Ben Birch');
      await close(null);
      await submitYear8(services, 'Dot Dale', { q1b: 'it hops off' });
      // The stranger's class has the homework too, and no decision changes their marks.
      await submitYear8(services, 'Cem Cedar', { q1b: 'it reflects' }, '8b/Sc1');
      const ada = await services.database.reader.tables.students.findOne({ where: { name: 'Ada Ash' } });
      of = { attempt, late, ada: ada?.id ?? 0 };
    });
    afterAll(() => site.close());

    const send = ([method, path, body]: Sent, token: string) =>
      site.send(method, path, { token, ...(body && { body }) });
    /** All that a decision can be seen by, without the versions and runs that a scheme has gone through. */
    const see = async () => {
      const paths = [
        `/api/attempts/${of.attempt}`,
        `/api/attempts/${of.late}`,
        `/api/assignments/3/report?class=${encodeURIComponent(inClass)}`,
        `/api/class-roster?class=${encodeURIComponent(inClass)}`,
      ];
      const seen = await Promise.all(paths.map(async (path) => (await site.get(path, admin)).body));
      expect(await countWrongScores(site.services.database.reader)).toBe(0);
      return JSON.parse(JSON.stringify(seen, (key, value) => (key === 'schemeVersion' ? undefined : value)));
    };
    const audit = async () =>
      (await site.services.database.reader.tables.auditLog.findAll({ order: ['id'] }))
        .map(({ action }) => action)
        .filter((action) => action !== 'remark');
    const remark = (services = site.services, progress?: () => void) =>
      applyRemark(services, 'year8', { allowLower: true }, null, progress);

    describe.each(Object.entries(kinds))('%s', (_kind, { decide, takeBack, audited, again, isForAdmins }) => {
      const by = () => (isForAdmins ? admin : teacher);
      const decideNow = async () => {
        const { status, body } = await send(decide(of), by());
        expect([status, body.error]).toEqual([200, undefined]);
        return takeBack({ ...body, late: of.late });
      };

      it('shows, and is gone without a trace once it is taken back; only once, by two at once', async () => {
        const [before, log] = [await see(), (await audit()).length];
        const back = await decideNow();
        expect(await see()).not.toEqual(before);
        const answers = await Promise.all([send(back, by()), send(back, by())]);
        const refused = again === undefined ? 409 : 200;
        expect(answers.map(({ status }) => status).sort()).toEqual([200, refused]);
        expect(await see()).toEqual(before);
        expect(await send(back, by())).toMatchObject(again ?? { status: 409 });
        expect((await audit()).slice(log)).toEqual(audited);
      });

      it('is not for a teacher of another class', async () => {
        const tries = async (sent: Sent) => {
          const [before, { status }] = [await see(), await send(sent, stranger)];
          return [status, await see()].concat([before]);
        };
        // What changes the scheme is for all who have the homework, and says whose marks change.
        const isShared = again !== undefined;
        const [refusal, unchanged, was] = await tries(decide(of));
        expect([refusal, unchanged]).toEqual([isShared ? 409 : 403, was]);
        const back = await decideNow();
        const [refusalOfBack, stillDecided, decided] = await tries(back);
        expect([refusalOfBack, stillDecided]).toEqual([isShared ? 409 : 403, decided]);
        expect((await send(back, by())).status).toBe(200);
      });

      it('holds when it is made while a re-mark runs, and so does the re-mark', async () => {
        const { database } = site.services;
        await publish();
        let isMarked = false;
        let back: Sent | undefined;
        const write: Database['write'] = async (work) => {
          if (isMarked) back ??= await decideNow();
          return database.write(work);
        };
        await remark({ ...site.services, database: { ...database, write } }, () => {
          isMarked = true;
        });
        const decided = await see();
        if (back === undefined) throw new Error('Nothing was written');
        expect((await send(back, by())).status).toBe(200);
        expect(await see()).not.toEqual(decided);
        expect((await remark()).summary).toMatchObject({ gain: 0, lose: 0 });
      });
    });

    /** Makes a mark scheme current that takes Dot's answer, or no longer does. */
    async function publish(): Promise<void> {
      const { tables } = site.services.database.reader;
      const version = 1 + ((await tables.schemeVersions.max('version', { where: { homeworkId: 2 } })) as number);
      const allow = version % 2 === 0 ? ['hops off'] : [];
      const scheme = await year8SchemeFile(site.services, { q1b: (rule) => Object.assign(rule, { allow }) });
      const row = { homework_id: 2, version, digest: `v${version}`, scheme, origin: 'staff', created_at: 'x' };
      await site.services.database.write(async (session) => {
        await insertRows(session, 'scheme_versions', [row]);
        await session.run('UPDATE assignments SET current_scheme_version = $1 WHERE id = 2', [version]);
      });
      site.services.catalogue.forget();
    }
  });
}
