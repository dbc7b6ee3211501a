import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from '../contract/call.ts';
import * as contract from '../contract/index.ts';
import { testDatabases } from '../db/testing/test-databases.ts';
import { makeStaff, type TestStaff } from '../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { makeTwoClasses, type ThingsOfClass, type TwoClasses } from '../testing/two-classes.ts';

type AnyCall = Call<z.ZodMiniType, z.ZodMiniType>;

/** Every call of the contract, found in the contract itself, so that a new one cannot be left out here. */
const calls = Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
  typeof value === 'object' && value !== null && 'path' in value && 'who' in value && 'method' in value
    ? [{ name, ...(value as AnyCall) }]
    : [],
);
const staffCalls = calls.filter(({ who }) => who !== 'anyone');

/** A call of a teacher that writes, with things of a class; `params` fill in its path. */
interface Sample {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/**
 * For every call by which a teacher writes, what is sent for things of a class: whatever of it is another's
 * must be refused.
 */
const samples: Readonly<Record<string, (things: ThingsOfClass) => Sample>> = {
  // What a class was not asked is refused whoever asks, so the homework goes with the class.
  setRetrieval: ({ class: code }) => ({
    body: {
      class: code,
      questions: [{ homeworkId: code.startsWith('9') ? 3 : 2, questionId: 'q1ai' }],
      due: '2026-02-02T16:00',
    },
  }),
  setOverride: ({ attempt: id }) => ({ params: { id }, body: { questionId: 'q1aii', marks: 0, reason: 'said aloud' } }),
  endOverride: ({ override: id }) => ({ params: { id } }),
  commentOnAttempt: ({ attempt: id }) => ({ params: { id }, body: { text: 'Well tried' } }),
  commentOnClass: (of) => ({ params: { id: 2 }, body: { class: of.class, text: 'Read this' } }),
  endComment: ({ comment: id }) => ({ params: { id } }),
  allow: (of) => ({
    body: { students: [of.listed[0]], reason: 'was ill', allowed: { kind: 'excused', homework: 2 } },
  }),
  withdrawRetrieval: ({ quiz: id }) => ({ params: { id }, body: { isWithdrawn: true } }),
  endAllowance: ({ allowance: id }) => ({ params: { id } }),
  endExclusion: ({ exclusion: id }) => ({ params: { id } }),
  'excludeAttempts: one': ({ attempt: attemptId }) => ({ body: { attemptId, scope: 'attempt', reason: 'a joke' } }),
  'excludeAttempts: all of a name': ({ attempt: attemptId }) => ({
    body: { attemptId, scope: 'student', reason: 'a joke' },
  }),
  decideAfterClosing: ({ late: id }) => ({ params: { id }, body: { decision: 'count' } }),
  setHomeworkDates: (of) => ({
    params: { id: 5 },
    body: { classes: [of.class, of.secondClass], due: '2026-02-02T16:00' },
  }),
  'changeClassRoster: add': (of) => ({ body: { class: of.class, change: { kind: 'add', name: 'Dot Dale' } } }),
  'changeClassRoster: rename': (of) => ({
    body: { class: of.class, change: { kind: 'rename', id: of.listed[0], name: 'Ada Alder' } },
  }),
  'changeClassRoster: join': (of) => ({
    body: { class: of.class, change: { kind: 'join', id: of.unlisted, into: of.listed[1] } },
  }),
  'changeClassRoster: move': (of) => ({
    body: { class: of.class, change: { kind: 'move', id: of.listed[0], to: of.secondClass } },
  }),
  undoRosterChange: ({ listChange: id }) => ({ params: { id } }),
  decideInDraft: ({ homework: homeworkId }) => ({
    body: { homeworkId, questionId: 'q1ai', answer: 'odd', marks: 0, seen: { marks: 0, version: 2 } },
  }),
  judgeAnswers: ({ homework: id }) => ({
    params: { id },
    body: { judgements: [{ questionId: 'q1ai', answer: 'odd', marks: 0 }], dryRun: true },
  }),
  takeBackJudgements: ({ homework: id, judgement }) => ({ params: { id }, body: { ids: [judgement], dryRun: true } }),
  creditQuestion: ({ homework: id }) => ({
    params: { id },
    body: { questionId: 'q1ai', credit: 'everyone', dryRun: true },
  }),
};

/** Calls by which staff change nothing but what is their own account's. */
const onSelf = [
  'beginSecondFactor',
  'changePassword',
  'chooseMyClasses',
  'confirmQueueDraft',
  'confirmSecondFactor',
  'discardQueueDraft',
  'endOwnSignIns',
  'removeFromDraft',
  'removeOwnSecondFactor',
  'renewOwnRecoveryCodes',
];

/**
 * Of another's, but found only beside a thing of the class that the call names: it is not there, instead of
 * forbidden.
 */
const foundWithin: readonly (keyof ThingsOfClass)[] = ['listed', 'unlisted', 'judgement'];

const callOfSample = (sample: string) => sample.split(':')[0];

const addressOf = (path: string) => path.replace(/:\w+/g, '999999');
const secret = /stack|node_modules|sequelize|sqlite|SQLITE|postgres|at \w+ \(/;

it('the contract has calls for every role', () => {
  expect(calls.length).toBeGreaterThan(20);
  expect(new Set(calls.map(({ who }) => who))).toEqual(new Set(['anyone', 'teacher', 'admin']));
});

it.each(staffCalls.filter(({ method }) => method !== 'GET'))('$name says on what it acts', ({ on, who }) => {
  expect(on).toBeDefined();
  if (who === 'teacher') expect(on).not.toBe('school');
});

it('every call by which a teacher writes is tried with the things of another class', () => {
  const writing = staffCalls.filter(({ who, method }) => who === 'teacher' && method !== 'GET');
  const self = writing.filter(({ on }) => on === 'self').map(({ name }) => name);
  expect(self.sort()).toEqual(onSelf);
  const tried = new Set(Object.keys(samples).map(callOfSample));
  expect(
    writing
      .map(({ name }) => name)
      .filter((name) => !onSelf.includes(name))
      .sort(),
  ).toEqual([...tried].sort());
});

it('no two calls have the same method and path', () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

for (const { name: engine, create } of testDatabases) {
  describe(`every call on ${engine}`, () => {
    const start = new Date('2026-01-12T09:00:00Z').getTime();
    let clock = start;
    let site: TestSite;
    const tokens: Record<string, string | undefined> = {};

    beforeAll(async () => {
      site = await startTestSite(create, { now: () => new Date(clock) });
      clock = start - 31 * 60_000;
      tokens.expired = (await makeStaff(site.services, 'admin', 'expired')).token;
      clock = start;
      tokens.teacher = (await makeStaff(site.services, 'teacher', 'teacher')).token;
      tokens.admin = (await makeStaff(site.services, 'admin', 'admin')).token;
      tokens.garbage = 'x'.repeat(43);
    });
    afterAll(() => site.close());

    /** A new token each time for calls that may end it. */
    async function send({ method, path }: AnyCall, token: string | undefined, headers: Record<string, string> = {}) {
      const body = method === 'GET' ? {} : { body: {} };
      const response = await site.request(method, addressOf(path), { ...body, token, headers });
      return { status: response.status, text: await response.text(), headers: response.headers };
    }

    describe.each(staffCalls)('$method $path, for $who', (call) => {
      it.each([
        ['no token', undefined, {}],
        ['a garbage token', 'garbage', {}],
        ['an expired token', 'expired', {}],
        ['a password instead of a token', undefined, { Authorization: 'Basic YWRtaW46YWRtaW4=' }],
        ['an empty token', undefined, { Authorization: 'Bearer ' }],
        ['a token that is SQL', undefined, { Authorization: "Bearer ' OR 1=1 --" }],
      ])('refuses %s with 401 and says what to do', async (_what, who, headers) => {
        const { status, text, headers: answered } = await send(call, who === undefined ? who : tokens[who], headers);
        expect(status).toBe(401);
        expect(JSON.parse(text)).toEqual({
          error: expect.stringMatching(/log in (again )?at \/(admin-login|teacher-login-new)/),
        });
        expect(answered.get('WWW-Authenticate')).toBe('Bearer');
        expect(answered.get('Cache-Control')).toBe('no-store');
      });

      it(call.who === 'admin' ? 'refuses a teacher with 403' : 'lets a teacher through', async () => {
        const { status, text } = await send(call, tokens.teacher);
        if (call.who === 'admin') {
          expect(status).toBe(403);
          expect(JSON.parse(text).error).toMatch(/Only administrators/);
        } else {
          expect([200, 400, 404, 409, 415, 422]).toContain(status);
        }
      });

      it('lets an admin through to an operation that exists', async () => {
        const { status, text } = await send(call, tokens.admin);
        expect([200, 400, 404, 409, 415, 422]).toContain(status);
        expect(text).not.toContain('There is no such call');
        expect(text).not.toMatch(secret);
      });
    });

    it('tells browsers to keep no answer that may hold something about a person', async () => {
      const kept: string[] = [];
      for (const call of calls.filter(({ who }) => who === 'anyone')) {
        const answered = (await send(call, undefined)).headers.get('Cache-Control');
        // Dates of a class are refused here, for want of a class; a refusal is never kept.
        if (answered !== 'no-store') kept.push(`${call.name}: ${answered}`);
      }
      expect(kept.sort()).toEqual([
        'healthCheck: no-cache',
        'listAssignments: no-cache',
        'listClasses: no-cache',
        'readSite: no-cache',
      ]);
    });

    it('tells browsers to keep nothing that was answered to staff', async () => {
      for (const call of calls.filter(({ who, mayBeKept }) => who === 'anyone' && mayBeKept)) {
        const { headers } = await send(call, tokens.admin);
        expect([call.name, headers.get('Cache-Control'), headers.get('Vary')]).toEqual([
          call.name,
          'no-store',
          expect.stringContaining('Authorization'),
        ]);
      }
    });

    describe.each(calls.filter(({ who }) => who === 'anyone'))('$method $path, for anyone', (call) => {
      it.each(['nobody', 'garbage', 'expired', 'teacher'])('needs no token: sent that of %s', async (who) => {
        const token = call.name === 'signOut' && who === 'teacher' ? undefined : tokens[who];
        const { status, text } = await send(call, token);
        expect([200, 400, 404, 409, 415, 422]).toContain(status);
        expect(text).not.toContain('There is no such call');
      });
    });

    it('lets no staff call change what it refuses', async () => {
      const before = await site.services.database.reader.run('SELECT count(*) AS n FROM users');
      for (const call of staffCalls) await send(call, undefined);
      expect(await site.services.database.reader.run('SELECT count(*) AS n FROM users')).toEqual(before);
    });

    describe('with things of a class', () => {
      let school: TwoClasses;
      beforeAll(async () => {
        school = await makeTwoClasses(site);
      });
      const make = async (name: string, { params = {}, body }: Sample, { token }: TestStaff) => {
        const call = calls.find((one) => one.name === callOfSample(name));
        if (call === undefined) throw new Error(`There is no call ${name}`);
        const path = call.path.replace(/:(\w+)/g, (_part, part: string) => String(params[part]));
        return site.send(call.method, path, { body, token });
      };

      it('answers say what their reader may do, as the calls do', async () => {
        const { own, others, teacher, newcomer, admin } = school;
        const mayOn = async (of: ThingsOfClass, { token }: TestStaff) => {
          const asked = `?class=${encodeURIComponent(of.class)}`;
          const paths = [
            `/api/attempts/${of.attempt}`,
            `/api/assignments/${contract.toAttemptNumber(of.homework)}/report${asked}`,
            `/api/class-roster${asked}`,
          ];
          return Promise.all(paths.map(async (path) => (await site.get(path, token)).body.may));
        };
        const all = [['override', 'comment', 'exclude'], ['comment', 'date', 'credit'], ['change']];
        expect(await mayOn(own, teacher)).toEqual(all);
        expect(await mayOn(others, admin)).toEqual(all);
        expect(await mayOn(others, teacher)).toEqual([[], [], []]);
        expect(await mayOn(own, newcomer)).toEqual([[], [], []]);
        const settable = async ({ token }: TestStaff) => (await site.get('/api/homework/2/dates', token)).body.settable;
        expect([await settable(teacher), await settable(newcomer), await settable(admin)]).toEqual([
          [own.class, own.secondClass],
          [],
          null,
        ]);
      });

      it.each(Object.keys(samples))('%s is for whose class it is, and for admins', async (name) => {
        const { own, others, teacher, newcomer, admin } = school;
        const sample = samples[name] as (things: ThingsOfClass) => Sample;
        const changes = () => site.services.database.reader.run('SELECT max(id) AS last FROM audit_log');
        const before = await changes();
        const theirs = await make(name, sample(others), teacher);
        expect([theirs.status, theirs.body.error]).toEqual([
          403,
          expect.stringMatching(/is not one of your classes|None of your classes has this homework/),
        ]);
        const nobodys = await make(name, sample(own), newcomer);
        expect([nobodys.status, nobodys.body.error]).toEqual([403, expect.stringMatching(/^You have no classes yet/)]);
        for (const [kind, value] of Object.entries(others)) {
          const mixed = sample({ ...own, [kind]: value });
          if (JSON.stringify(mixed) === JSON.stringify(sample(own))) continue;
          const { status, body } = await make(name, mixed, teacher);
          const isWithin = foundWithin.some((one) => one === kind);
          if (isWithin && status === 200) expect(body.judgementIds, kind).toEqual([]);
          else expect(isWithin ? [403, 404] : [403], kind).toContain(status);
        }
        expect(await changes()).toEqual(before);
        expect(await make(name, sample(own), teacher)).toMatchObject({ status: 200 });
        expect(await make(name, sample(others), admin)).toMatchObject({ status: 200 });
      });
    });

    it.each([
      ['a NUL in the username', { username: 'ad\u0000min', password: 'x' }, 401],
      ['half a surrogate pair', { username: '\ud800', password: '\udfff' }, 401],
      ['SQL', { username: "' OR '1'='1", password: "' OR '1'='1" }, 401],
      ['no password', { username: 'admin' }, 400],
      ['an object for a username', { username: { $ne: '' }, password: 'x' }, 400],
      ['a password of 2,000 letters', { username: 'admin', password: 'x'.repeat(2000) }, 400],
    ])('refuses to sign in with %s', async (_what, body, status) => {
      for (const path of [contract.signInAdmin.path, contract.signInTeacher.path]) {
        expect((await site.request('POST', path, { body })).status).toBe(status);
      }
    });

    it('never answers 5xx or gives anything away, whatever a member of staff sends', async () => {
      const paths = fc.constantFrom('999999', '1', '-1', '0x1', '9'.repeat(30), '%00', '..%2F..', "1'--", 'NaN', '1.5');
      const text = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '__proto__', '\u202e'),
      );
      const list = fc.constantFrom('year7', 'year8');
      const values = fc.oneof(
        fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
        fc.record(
          {
            username: fc.oneof(text, fc.stringMatching(/^[a-z]{3,9}$/)),
            displayName: text,
            role: fc.constantFrom('teacher', 'admin', 'root'),
            csv: fc.oneof(text, fc.constantFrom('class,name\n7a/Sc1,"', 'class;name\n;\n', '\u0000,\u0000')),
            dryRun: fc.constant(true),
            add: fc.array(fc.record({ code: text, list, teacher: text }), { maxLength: 2 }),
            change: fc.array(fc.record({ id: fc.integer(), teacher: text }), { maxLength: 2 }),
            remove: fc.array(fc.double(), { maxLength: 2 }),
          },
          { requiredKeys: [] },
        ),
      );
      const hostile = staffCalls.filter(({ name }) => name !== 'resetPassword' && name !== 'disableUser');
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...hostile), paths, values, text, async (call, part, body, chosen) => {
          const query =
            call.method === 'GET'
              ? `?class=${encodeURIComponent(chosen.replace(/\p{Surrogate}/gu, ''))}&homework=${encodeURIComponent(part)}`
              : '';
          const response = await site.request(call.method, call.path.replace(/:\w+/g, part) + query, {
            token: tokens.admin,
            ...(call.method === 'GET' ? {} : { body }),
          });
          const answer = await response.text();
          expect(response.status, `${call.name} ${part} ${JSON.stringify(body)} ${answer}`).toBeLessThan(500);
          if (response.status < 400) return;
          expect(typeof JSON.parse(answer).error).toBe('string');
          // Of refusals alone: a mark scheme that was asked for has words of its own, such as ‘stack’.
          expect(answer).not.toMatch(secret);
        }),
        { numRuns: 250 },
      );
    });
  });
}
