import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { bulkUploadHomework } from '../contract/index.ts';
import { testDatabases } from '../db/testing/test-databases.ts';
import { makeStaff } from '../testing/make-staff.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const [sqlite] = testDatabases;
const mebibyte = 1024 * 1024;
const patience = { timeout: 60_000, interval: 100 };

let site: TestSite;
let token = '';
const begun: Socket[] = [];
beforeAll(async () => {
  if (sqlite === undefined) throw new Error('There is no database to test with.');
  site = await startTestSite(sqlite.create);
  token = (await makeStaff(site.services, 'admin', 'head')).token;
});
afterEach(() => {
  for (const socket of begun.splice(0)) socket.destroy();
});
afterAll(() => site.close());

/** Sends a form of one text of so many bytes, which is more than a text may have when it is large. */
async function upload(bytes: number) {
  const form = new FormData();
  form.append('batchName', 'x'.repeat(bytes));
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(site.url + bulkUploadHomework.path, { method: 'POST', body: form, headers });
  return { status: response.status, text: await response.text(), wait: response.headers.get('Retry-After') };
}

/** Begins to send a form of so many bytes, and goes no further. */
async function begin(bytes: number): Promise<void> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  begun.push(socket);
  const head = [
    `POST ${bulkUploadHomework.path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=edge',
    `Content-Length: ${bytes}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--edge\r\n`);
  // An answer to another request on the same server comes after this one's head has been read.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

it('several small uploads are taken at once, and so many that one more has to wait', async () => {
  for (let count = 0; count < 7; count += 1) await begin(mebibyte);
  expect((await upload(10)).status).toBe(400);
  await begin(mebibyte);
  expect(await upload(10)).toMatchObject({ status: 429, wait: '30', text: expect.stringMatching(/Try again/) });
  for (const socket of begun) socket.destroy();
  await vi.waitFor(async () => expect((await upload(10)).status).toBe(400), patience);
});

it('but not more in all than one upload of the largest size, which is in memory until it is read', async () => {
  await begin(58 * mebibyte);
  expect((await upload(2 * mebibyte)).status).toBe(400);
  expect(await upload(4 * mebibyte)).toMatchObject({ status: 429, wait: '30' });
  begun[0]?.destroy();
  await vi.waitFor(async () => expect((await upload(4 * mebibyte)).status).toBe(400), patience);
});
