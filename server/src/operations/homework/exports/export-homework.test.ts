import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportHomework as exportCall } from '../../../contract/index.ts';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { readOne } from '../../../homework-import/testing/read-one.ts';
import { writePng } from '../../../homework-import/testing/write-png.ts';
import { makeStaff } from '../../../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { contentDigest } from '../catalogue/content-digest.ts';
import { readKeyedHomework } from '../editing/keyed-homework.ts';
import { importHomework } from '../uploads/import-homework.ts';
import { exportHomework } from './export-homework.ts';
import { everyType, shortSound } from './testing/every-type.ts';

const png = writePng(320, 120);
/** What came with Markwell. */
const builtIn = ['149', '2', '3', '4', '5', '6', '150'];

for (const { name, create } of testDatabases) {
  describe(`a homework that is exported, on ${name}`, () => {
    let site: TestSite;
    let token = '';
    const addressed = `data:image/png;base64,${png.toString('base64')}`;

    beforeAll(async () => {
      site = await startTestSite(create);
      token = (await makeStaff(site.services, 'admin', 'head')).token;
      const homeworkData = JSON.stringify([everyType(addressed)]);
      await importHomework(site.services, { batchName: 'Autumn', files: [], homeworkData }, null);
    });
    afterAll(() => site.close());

    const get = (id: string, format: string) =>
      site.get(`${exportCall.path.replace(':id', id)}?format=${format}`, token);

    it('comes as a file, with what its format cannot hold', async () => {
      const { status, body } = await get('151', 'gift');
      expect(exportCall.output.parse(body)).toEqual(body);
      expect(body).toMatchObject({ name: 'homework-151.gift', type: 'text/plain' });
      expect(body.messages).toContain('GIFT holds no pictures: stem and Q18.');
      expect(status).toBe(200);
    });

    it('is the same homework when its JSON is imported, with its pictures, on any server', async () => {
      const { bytes, name, messages } = await exportHomework(site.services, '151', { format: 'json' });
      expect(messages).toEqual([]);
      const files = [{ name, bytes }];
      const { drafts } = await importHomework(site.services, { batchName: 'Again', files, dryRun: true }, null);
      expect(drafts).toMatchObject([{ messages: [], sameAs: [{ id: 151 }] }]);
      const { pictures } = await readOne(name, bytes);
      const brought = pictures.map((picture) => Buffer.from(picture.bytes));
      expect(brought.map((one) => one.equals(png) || one.equals(shortSound))).toEqual([true, true, true]);
    });

    it('plays its sound at its address, in parts too', async () => {
      const { keyed } = await readKeyedHomework(site.services, '151');
      const address = `${site.url}${keyed.questions[0]?.soundPath}`;
      const whole = await fetch(address);
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
      expect(Buffer.from(await whole.arrayBuffer()).equals(shortSound)).toBe(true);
      const part = await fetch(address, { headers: { Range: 'bytes=1-2' } });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 1-2/4', 'D3']);
      expect((await fetch(address.replace('.mp3', '.png'))).status).toBe(404);
    });

    it.each(builtIn)('is the same when it came with Markwell: %s', async (id) => {
      const { bytes, name } = await exportHomework(site.services, id, { format: 'json' });
      const { draft } = await readOne(name, bytes);
      const [exported] = JSON.parse(bytes.toString());
      expect(contentDigest(draft.assignment)).toBe(contentDigest(exported));
      expect(draft.messages.filter(({ severity }) => severity === 'error')).toEqual([]);
    });

    it.each([
      ['an unknown homework', '999', 'json', 404],
      ['an unknown format', '151', 'pdf', 400],
    ])('is refused: %s', async (_why, id, format, status) => {
      expect(await get(id, format)).toMatchObject({ status });
    });
  });
}
