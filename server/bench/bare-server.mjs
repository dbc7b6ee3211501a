// @ts-check
/**
 * What Markwell's submissions are measured against: Express and sqlite3 and nothing else. It parses the body, inserts it
 * and commits each insert by itself, as durably as Markwell does (WAL, synchronous=FULL); it neither validates nor marks.
 * Usage: node bare-server.mjs FILE PORT
 */
import express from 'express';
import sqlite3 from 'sqlite3';

const [file = '', port = ''] = process.argv.slice(2);
const database = new sqlite3.Database(file);
database.serialize(() => {
  database.run('PRAGMA journal_mode = WAL');
  database.run('PRAGMA synchronous = FULL');
  database.run('CREATE TABLE attempts (id INTEGER PRIMARY KEY, student_id INTEGER, body TEXT)');
});

const app = express();
app.use(express.json({ limit: '2mb' }));
app.post('/api/quiz-attempts', (request, response, next) => {
  const values = [request.body.studentId, JSON.stringify(request.body)];
  database.run(
    'INSERT INTO attempts (student_id, body) VALUES (?, ?)',
    values,
    /** @this {import('sqlite3').RunResult} */
    function (error) {
      if (error) next(error);
      else response.json({ id: this.lastID });
    },
  );
});
app.get('/api/health-check', (_request, response) => {
  response.json({ status: 'ok' });
});
app.listen(Number(port), '127.0.0.1');
