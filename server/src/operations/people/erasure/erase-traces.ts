import { markSchemeSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { erasedWords } from '../../../db/pupil-rows.ts';
import { type Session, selectRows } from '../../../db/session.ts';
import { plainText } from '../../site/normalise-name.ts';
import { readEffect } from '../class-roster/change-effect.ts';
import { holdsName, lettersOf } from '../names/spelled-alike.ts';
import type { FoundStudent } from '../students/find-students.ts';

// SQL by hand: visits, and the whole audit log without models.

/**
 * Removes what other tables hold of a student's name, however it was typed: visits, those in other classes too where nobody
 * else is called so, words in the audit log, changes of class lists that could be undone, and comments to classes and judged answers that have the
 * name in them.
 */
export async function eraseTraces(session: Session, student: FoundStudent): Promise<void> {
  const letters = lettersOf(student.name);
  await eraseVisits(session, student, letters);
  await eraseAudited(session, student.name);
  await eraseListChanges(session, student);
  await eraseComments(session, student.name);
  await eraseJudged(session, student.name);
}

/** A comment to a class may name one of it. */
async function eraseComments({ tables, transaction }: Session, name: string): Promise<void> {
  for (const comment of await tables.comments.findAll({ transaction }))
    if (holdsName(comment.text, name)) await comment.update({ text: erasedWords }, { transaction });
}

async function eraseVisits(session: Session, { id, studentClass }: FoundStudent, letters: string): Promise<void> {
  const visited = await selectRows(
    session,
    z.object({ student_name: z.string(), student_class: z.string() }),
    'SELECT DISTINCT student_name, student_class FROM visits',
  );
  const others = await selectRows(
    session,
    z.object({ class_code: z.string(), name: z.string() }),
    'SELECT class_code, name FROM students WHERE id <> $1',
    [id],
  );
  const namesakes = new Set(others.filter((one) => lettersOf(one.name) === letters).map(keyOf));
  const own = visited.filter(({ student_name: name, student_class: code }) => {
    if (lettersOf(name) !== letters) return false;
    return plainText(code) === plainText(studentClass) || !namesakes.has(keyOf({ class_code: code }));
  });
  for (const { student_name: name, student_class: code } of own) {
    await session.run('DELETE FROM visits WHERE student_name = $1 AND student_class = $2', [name, code]);
  }
}

const keyOf = ({ class_code: code }: { readonly class_code: string }) => plainText(code);

/** Texts of the audit log that hold the name are replaced as a whole: what is around a name may tell it. */
async function eraseAudited(session: Session, name: string): Promise<void> {
  const rows = await selectRows(
    session,
    z.object({ id: z.number(), details: z.string() }),
    'SELECT id, details FROM audit_log WHERE details IS NOT NULL',
  );
  for (const { id, details } of rows) {
    const erased = JSON.stringify(
      JSON.parse(details, (_key, part: unknown) =>
        typeof part === 'string' && holdsName(part, name) ? erasedWords : part,
      ),
    );
    if (erased !== details) await session.run('UPDATE audit_log SET details = $1 WHERE id = $2', [erased, id]);
  }
}

/** Judged answers stay without their author; one that tells a name goes, from the mark schemes that it became part of and from drafts too. */
async function eraseJudged(session: Session, name: string): Promise<void> {
  const { tables, transaction } = session;
  const judged = await tables.judgements.findAll({ transaction });
  const telling = judged.filter(({ answer }) => holdsName(answer, name));
  for (const judgement of telling) await judgement.update({ answer: erasedWords }, { transaction });
  const drafted = await tables.draftDecisions.findAll({ transaction });
  for (const decision of drafted) if (holdsName(decision.answer, name)) await decision.destroy({ transaction });
  for (const homeworkId of new Set(telling.map((row) => row.homeworkId)))
    await eraseFromSchemes(session, homeworkId, name);
}

async function eraseFromSchemes({ tables, transaction }: Session, homeworkId: number, name: string): Promise<void> {
  for (const version of await tables.schemeVersions.findAll({ where: { homeworkId }, transaction })) {
    const before = markSchemeSchema.parse(JSON.parse(version.scheme));
    const questions = before.questions.map(({ judged, ...question }) =>
      judged === undefined
        ? question
        : { ...question, judged: judged.filter(({ answer }) => !holdsName(answer, name)) },
    );
    const after = JSON.stringify({ ...before, questions });
    if (after === JSON.stringify(before)) continue;
    await version.update({ scheme: after }, { transaction });
  }
}

/** Removes the changes of class lists that were about a student, or that hold the name: they cannot be undone any more. */
async function eraseListChanges({ tables, transaction }: Session, { id, name }: FoundStudent): Promise<void> {
  for (const change of await tables.listChanges.findAll({ transaction })) {
    const { before, after } = readEffect(change.effect);
    const isAbout = [...before.students, ...after.students].some((one) => one.id === id || holdsName(one.name, name));
    if (isAbout) await change.destroy({ transaction });
  }
}
