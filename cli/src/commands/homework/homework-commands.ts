import type { AdminHomework } from '@markwell/server/contract';
import {
  findHomeworkId,
  getAdminHomework,
  listAdminHomework,
  pointCard,
  previewPointCard,
  releaseHomework,
  type Services,
  showHomework,
  withdrawHomework,
} from '@markwell/server/operations';
import { printData, printMessage } from '../../print.ts';
import { printJson, printTable } from '../../print-table.ts';
import { withServices } from '../../with-services.ts';
import { describePointing, describeWithdrawal } from './describe-pointing.ts';

interface ChangeOptions {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** `markwell homework list`: the cards, then the newest homework first. */
export async function listHomeworkCommand({ json }: { json?: boolean }): Promise<void> {
  const all = await withServices(listAdminHomework);
  if (json) return printJson(all);
  const rows = all.map((one) => [
    String(one.id),
    one.isCard ? 'card' : one.origin,
    one.isReleased ? 'released' : '-',
    one.contentId === null ? one.shownOn.map((card) => `on ${card}`).join(', ') || '-' : `shows ${one.contentId}`,
    String(one.questionCount),
    String(one.totalMarks),
    String(one.attemptCount),
    one.title,
  ]);
  return printTable(['Id', 'Kind', 'Students', 'Cards', 'Questions', 'Marks', 'Attempts', 'Title'], rows);
}

/** `markwell homework show`: questions with what the current mark scheme expects. */
export async function showHomeworkCommand(named: string, { json }: { json?: boolean }): Promise<void> {
  const shown = await withServices(async (services) => showHomework(services, await findHomeworkId(services, named)));
  if (json) return printJson(shown);
  const { homework, questions, scheme } = shown;
  const lines = questions.map(({ id, question, marks, options }) => {
    const marked = scheme?.questions.find((one) => one.id === id);
    const expected =
      marked?.expected ?? (marked?.rule !== undefined && 'accept' in marked.rule ? marked.rule.accept : []);
    const listed = Array.isArray(options) && options.length > 0 ? `\n   Options: ${options.join(' | ')}` : '';
    return `${id}  ${question} [${marks}]${listed}${expected.length > 0 ? `\n   Expected: ${expected.join(' | ')}` : ''}\n`;
  });
  await printData(
    `${homework.title} (${homework.id}, ${homework.isReleased ? 'released' : 'not released'})\n${lines.join('')}`,
  );
}

/** `markwell homework release` and `withdraw`. */
export async function switchHomeworkCommand(
  verb: 'release' | 'withdraw',
  named: string,
  { dryRun, json }: ChangeOptions,
): Promise<void> {
  await withServices(async (services) => {
    const id = await findHomeworkId(services, named);
    const before = await getAdminHomework(services, id);
    const cards = verb === 'withdraw' ? await openCards(services, before) : [];
    const emptied = cards.map((card) => `\n${describeWithdrawal(card, id)}`).join('');
    if (dryRun)
      return say(
        { ...before, isReleased: verb === 'release' },
        `Would ${verb} ${id}, “${before.title}”.${emptied}`,
        json,
      );
    const changed = await (verb === 'release' ? releaseHomework : withdrawHomework)(services, String(id), services.by);
    return say(changed, `${changed.isReleased ? 'Released' : 'Withdrew'} ${id}, “${changed.title}”.${emptied}`, json);
  });
}

/** The cards on which students see a homework. */
async function openCards(services: Services, { shownOn, isReleased }: AdminHomework): Promise<readonly number[]> {
  if (!isReleased || shownOn.length === 0) return [];
  const all = await listAdminHomework(services);
  return all.filter((one) => one.isReleased && shownOn.includes(one.id)).map(({ id }) => id);
}

/** `markwell homework point`: `own` for the card's own set. */
export async function pointCardCommand(card: string, named: string, { dryRun, json }: ChangeOptions): Promise<void> {
  await withServices(async (services) => {
    const cardId = await findHomeworkId(services, card);
    const contentId = named === 'own' ? null : await findHomeworkId(services, named);
    const pointed = dryRun
      ? await previewPointCard(services, String(cardId), contentId)
      : await pointCard(services, String(cardId), contentId, services.by);
    const shown = contentId === null ? undefined : await getAdminHomework(services, contentId);
    return say(pointed, describePointing(pointed, shown, dryRun), json);
  });
}

async function say(changed: AdminHomework, message: string, json: boolean | undefined): Promise<void> {
  printMessage(message);
  if (json) await printJson(changed);
}
