import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { LoadRequest } from './load.ts';
import { makeSubmissionBodies } from './submission-bodies.ts';

/** Submissions to send, and how long their bodies are on average, in bytes. */
export interface Submissions {
  readonly makeRequest: () => LoadRequest;
  readonly meanBytes: number;
}

/** Makes students on the server at `port`, and submissions of theirs without end, each with an idempotency key of its own. */
export async function makeSubmissions(port: number, { students = 100, bodies = 10_000 } = {}): Promise<Submissions> {
  const encoded = makeSubmissionBodies(bodies, await createStudents(port, students)).map((body) => Buffer.from(body));
  let next = 0;
  return {
    meanBytes: encoded.reduce((total, body) => total + body.length, 0) / encoded.length,
    makeRequest: () => {
      const key = randomUUID();
      const body = encoded[next++ % encoded.length] ?? Buffer.alloc(0);
      const head = `POST /api/quiz-attempts HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${body.length}\r\n\r\n`;
      return { key, bytes: Buffer.concat([Buffer.from(head), body]) };
    },
  };
}

function createStudents(port: number, count: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = `Student ${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(65 + Math.floor(index / 26))}`;
      const response = await fetch(`http://127.0.0.1:${port}/api/students`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name, studentClass: '8a/Sc1', teacher: 'any' }),
      });
      return z.object({ id: z.number() }).parse(await response.json()).id;
    }),
  );
}
