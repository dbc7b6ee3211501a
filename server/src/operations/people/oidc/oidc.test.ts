import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OidcSettings } from '../../../config-oidc.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { type ProviderAccount, type SchoolProvider, startSchoolProvider } from '../../../testing/school-provider.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { examineInstallation } from '../../site/installation/examine-installation.ts';
import { createSignInProvider } from '../../site/services/sign-in-provider.ts';

const redirectUri = 'http://127.0.0.1:1/signed-in';

/** A browser that keeps cookies, of the provider and of the site alike. */
function createBrowser() {
  const cookies = new Map<string, string>();
  const visit = async (url: string, init: RequestInit = {}) => {
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, Cookie: header } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  /** Goes where the provider leads, saying who it is when asked, until it is sent back: then what comes after the `?`. */
  const signInAt = async (address: string, sub: string): Promise<string> => {
    for (let url = address; ; ) {
      if (url.startsWith(redirectUri)) return new URL(url).search.slice(1);
      const isAsked = new URL(url).pathname.startsWith('/interaction/');
      const response = isAsked
        ? await visit(url, { method: 'POST', body: new URLSearchParams({ sub }) })
        : await visit(url);
      const location = response.headers.get('Location');
      if (location === null) throw new Error(`${response.status} ${await response.text()}`);
      url = new URL(location, url).href;
    }
  };
  return { visit, signInAt, cookies };
}

for (const { name: engine, create } of testDatabases) {
  describe(`the school's own sign-in on ${engine}`, () => {
    let provider: SchoolProvider;
    let site: TestSite;
    let settings: OidcSettings;
    beforeAll(async () => {
      provider = await startSchoolProvider([redirectUri]);
      settings = {
        issuer: provider.issuer,
        clientId: provider.client.id,
        clientSecret: provider.client.secret,
        scope: 'openid profile email groups',
        accountClaim: 'preferred_username',
        groupClaim: 'groups',
        teacherGroups: ['Teaching staff', 'Cover'],
        adminGroups: ['IT'],
        button: 'School account',
        redirectUri,
      };
      site = await startTestSite(create, {
        identity: { secondFactorFor: 'staff', provider: createSignInProvider(settings) },
      });
    });
    afterAll(async () => {
      await site.close();
      await provider.close();
    });

    let browser = createBrowser();
    beforeEach(() => {
      browser = createBrowser();
    });
    const post = async (path: string, body: object, token?: string) => {
      const response = await browser.visit(`${site.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers };
    };
    const begin = async (body: object = { place: 'teacher' }, token?: string) =>
      (await post('/api/sign-in/provider', body, token)).body.url as string;
    const finish = (search: string) => post('/api/sign-in/provider/finish', { search });
    const signIn = async (sub: string, body?: object, token?: string) =>
      finish(await browser.signInAt(await begin(body, token), sub));
    const enter = (account: ProviderAccount) => {
      const sub = randomUUID();
      provider.accounts.set(sub, { name: 'Ms P. Patel', groups: ['Teaching staff'], ...account });
      return sub;
    };
    const users = () => site.services.database.reader.tables.users;
    const lastAudit = async () => {
      const [row] = await site.services.database.reader.tables.auditLog.findAll({ order: [['id', 'DESC']], limit: 1 });
      return row;
    };

    it('says that there is one', async () => {
      expect((await site.get('/api/sign-in/options')).body).toEqual({ provider: { button: 'School account' } });
    });

    it('makes an account with the role of its groups, asks it for nothing else, and finds it again', async () => {
      const sub = enter({ preferred_username: 'P.Patel@school.example' });
      const first = await signIn(sub, { place: 'teacher', next: '/teacher-dashboard/histories' });
      expect(first).toMatchObject({
        status: 200,
        body: {
          ...{ username: 'p.patel@school.example', name: 'Ms P. Patel', role: 'teacher', place: 'teacher' },
          ...{ token: expect.any(String), next: '/teacher-dashboard/histories' },
        },
      });
      // A second factor is asked of staff here, and not of those who come from the provider.
      expect((await site.get('/api/my-week', first.body.token)).status).toBe(200);
      provider.accounts.set(sub, { preferred_username: 'renamed@school.example', groups: 'Cover' });
      browser = createBrowser();
      expect((await signIn(sub)).body).toMatchObject({ username: 'p.patel@school.example', role: 'teacher' });
      expect(await users().count({ where: { oidcSubject: sub } })).toBe(1);
      expect((await lastAudit())?.details).toContain('"via":"oidc"');
    });

    it('leaves the last administrator one, whatever the groups say', async () => {
      const sub = enter({ preferred_username: 'only-admin', groups: ['IT'] });
      const { body } = await signIn(sub, { place: 'admin' });
      provider.accounts.set(sub, { groups: ['Teaching staff'] });
      expect((await signIn(sub)).body.role).toBe('admin');
      expect((await site.get('/api/admin/users', body.token)).status).toBe(200);
      browser = createBrowser();
      await signIn(enter({ preferred_username: 'other-admin', groups: ['IT'] }), { place: 'admin' });
      browser = createBrowser();
      expect((await signIn(sub)).body.role).toBe('teacher');
    });

    it('follows the groups at each sign-in, in sign-ins that are open too', async () => {
      const sub = enter({ preferred_username: 'mover', groups: ['IT', 'Teaching staff'] });
      const { body } = await signIn(sub, { place: 'admin' });
      expect(body).toMatchObject({ role: 'admin', place: 'admin' });
      expect((await site.get('/api/admin/users', body.token)).status).toBe(200);
      enter({ preferred_username: 'x' });
      provider.accounts.set(sub, { groups: ['Teaching staff'] });
      expect((await signIn(sub)).body.role).toBe('teacher');
      expect((await site.get('/api/admin/users', body.token)).status).toBe(403);
    });

    it('signs out who is in no group any more, and lets them in no more', async () => {
      const sub = enter({ preferred_username: 'leaver' });
      const { body } = await signIn(sub);
      provider.accounts.set(sub, { groups: ['Pupils'] });
      const refused = await signIn(sub);
      expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('not as a teacher')]);
      expect((await site.get('/api/my-week', body.token)).status).toBe(401);
    });

    it.each<[string, ProviderAccount]>([
      ['of no group', { groups: [] }],
      ['without the claim', { groups: undefined as never }],
      ['of a group that is named alike', { groups: ['teaching staff', 'Teaching staff 2'] }],
      ['of a group with the names in one', { groups: 'Teaching staff,IT' }],
    ])('makes no account for somebody %s', async (_what, account) => {
      const sub = enter({ preferred_username: `none-${randomUUID().slice(0, 8)}`, ...account });
      expect((await signIn(sub)).status).toBe(403);
      expect(await users().count({ where: { oidcSubject: sub } })).toBe(0);
    });

    it('keeps a closed account closed', async () => {
      const sub = enter({ preferred_username: 'closed' });
      await signIn(sub);
      await site.services.database.write(({ tables, transaction }) =>
        tables.users.update({ disabledAt: '2026-01-01T00:00:00Z' }, { where: { oidcSubject: sub }, transaction }),
      );
      const refused = await signIn(sub);
      expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('closed')]);
    });

    it('never takes over a local account of the same name', async () => {
      const local = await makeStaff(site.services, 'admin', 'head.teacher');
      const sub = enter({ preferred_username: 'Head.Teacher', groups: ['IT'] });
      const refused = await signIn(sub);
      expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('link it under My account')]);
      expect(await users().count({ where: { oidcSubject: sub } })).toBe(0);
      expect((await site.get('/api/session', local.token)).status).toBe(200);
    });

    it('is linked with a local account by its owner, and opens it from then on', async () => {
      const relaxed = await startTestSite(create, {
        identity: { secondFactorFor: 'nobody', provider: createSignInProvider(settings) },
      });
      const [main, sub] = [site, enter({ preferred_username: 'anything' })];
      site = relaxed;
      const local = await makeStaff(site.services, 'teacher', 'owner');
      const guess = { place: 'teacher', password: 'a guess' };
      expect((await post('/api/sign-in/provider', guess, local.token)).body).toMatchObject({ field: 'password' });
      const linked = await signIn(sub, { place: 'teacher', password: local.password }, local.token);
      expect(linked).toMatchObject({ status: 200, body: { token: null, username: 'owner' } });
      browser = createBrowser();
      expect((await signIn(sub)).body).toMatchObject({ username: 'owner', role: 'teacher' });
      const other = await makeStaff(site.services, 'teacher', 'other');
      expect((await signIn(sub, { place: 'teacher', password: other.password }, other.token)).status).toBe(409);
      site = main;
      await relaxed.close();
    });

    it('links nothing without a sign-in, and for nobody who has a second factor to set up first', async () => {
      const { token, password } = await makeStaff(site.services, 'teacher', 'held-back');
      for (const sent of [undefined, token])
        expect((await post('/api/sign-in/provider', { place: 'teacher', password }, sent)).status).toBe(401);
    });

    it('gives no account a password', async () => {
      await signIn(enter({ preferred_username: 'without' }));
      for (const password of ['!', '', ' '])
        expect((await site.post('/api/teacher-login-new', { username: 'without', password })).status).not.toBe(200);
    });

    describe('refuses', () => {
      const refused = { status: 403, body: { error: expect.stringContaining('could not be confirmed') } };
      const unknown = { status: 403, body: { error: expect.stringContaining('not begun in this browser') } };

      it('another state', async () => {
        const search = new URLSearchParams(await browser.signInAt(await begin(), enter({ preferred_username: 's' })));
        search.set('state', 'x'.repeat(43));
        expect(await finish(String(search))).toMatchObject(refused);
        expect((await lastAudit())?.action).toBe('fail-sign-in');
      });

      it('another nonce', async () => {
        const url = new URL(await begin());
        url.searchParams.set('nonce', 'x'.repeat(43));
        expect(await finish(await browser.signInAt(url.href, enter({ preferred_username: 'n' })))).toMatchObject(
          refused,
        );
      });

      it('a code that belongs to another verifier', async () => {
        const theirs = await browser.signInAt(await begin(), enter({ preferred_username: 'v' }));
        const mine = new URL(await begin());
        const search = new URLSearchParams(theirs);
        search.set('state', mine.searchParams.get('state') ?? '');
        expect(await finish(String(search))).toMatchObject(refused);
      });

      it('the same answer twice', async () => {
        const search = await browser.signInAt(await begin(), enter({ preferred_username: 'twice' }));
        expect((await finish(search)).status).toBe(200);
        expect(await finish(search)).toMatchObject(unknown);
      });

      it('another browser than the one that began', async () => {
        const search = await browser.signInAt(await begin(), enter({ preferred_username: 'victim' }));
        browser = createBrowser();
        expect(await finish(search)).toMatchObject(unknown);
      });

      it.each(['', 'code=x', 'error=server_error', 'state=x&code=y&iss=https://evil.example', '#?&&='])(
        'an address that the provider has not sent: %j',
        async (search) => {
          await begin();
          expect((await finish(search)).status).toBe(403);
        },
      );

      it('what was called off at the provider, and says so', async () => {
        const { status, body } = await signIn('');
        expect([status, body.error]).toEqual([403, expect.stringContaining('called off')]);
      });

      it.each<[string, ProviderAccount]>([
        ['no username', {}],
        ['a name that cannot be one here', { preferred_username: 'two words' }],
      ])('somebody with %s', async (_what, account) => {
        expect((await signIn(enter(account))).status).toBe(403);
      });
    });

    it('tells when the provider does not answer, and local sign-in goes on', async () => {
      const local = await makeStaff(site.services, 'teacher', 'goes-on');
      const begun = await browser.signInAt(await begin(), enter({ preferred_username: 'late' }));
      await provider.close();
      const late = await finish(begun);
      expect([late.status, late.body.error]).toEqual([503, expect.stringContaining('does not answer')]);
      const down = await site.post('/api/sign-in/provider', { place: 'teacher' });
      expect([down.status, down.body.error]).toEqual([503, expect.stringContaining('username and password')]);
      expect((await site.post('/api/teacher-login-new', local)).status).toBe(200);
      await provider.open();
      expect((await site.post('/api/sign-in/provider', { place: 'teacher' })).status).toBe(200);
    });

    it('is looked at by markwell doctor', async () => {
      const env = {
        DATABASE_URL: `sqlite:/tmp/${randomUUID()}/none.db`,
        PORT: '1',
        HOST: '127.0.0.1',
        PUBLIC_URL: 'https://homework.school.example',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: 'markwell',
        OIDC_CLIENT_SECRET: 'x',
        OIDC_ADMIN_GROUPS: 'IT',
      };
      const findings = await examineInstallation({ env, root: new URL('../../../../../', import.meta.url) });
      expect(findings.find(({ about }) => about === 'sign-in')).toMatchObject({ state: 'ok' });
    });

    it('sets a cookie that no script and no other site can use', async () => {
      const { headers } = await post('/api/sign-in/provider', { place: 'teacher' });
      expect(headers.get('Set-Cookie')).toMatch(/HttpOnly.*SameSite=Strict/);
    });
  });
}
