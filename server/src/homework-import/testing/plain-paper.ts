import { readFiles } from '../read-files.ts';
import { p, table, wordFile } from './word-file.ts';

/**
 * What is read of a Word file with a line of plain text in each paragraph ('⇥' is a tab; lines with '|' are rows of a table, '⏎' ends a paragraph in a cell, '\\|' begins a line with bars as they are, '# ' a heading), a line for each question:
 * '2: Name two rocks. {granite; chalk; tin} = granite; chalk', with its marks, its options and its answers. A second file may have the answers.
 */
export async function readPlain(paper: string, answers?: string): Promise<readonly string[]> {
  const title = p('Science homework', { style: 'Title' });
  const files = [{ name: 'homework.docx', bytes: wordFile([title, ...blocksOf(paper)]) }];
  if (answers !== undefined) files.push({ name: 'homework answers.docx', bytes: wordFile(blocksOf(answers)) });
  const { drafts } = await readFiles(files, undefined);
  return (drafts[0]?.assignment.questions ?? []).map(({ question, marks, options, correctAnswers }) => {
    const choices = options.length > 0 ? ` {${options.join('; ')}}` : '';
    return `${marks}: ${question.replaceAll('\n', ' ⏎ ')}${choices} = ${correctAnswers.join('; ')}`;
  });
}

function blocksOf(paper: string): readonly string[] {
  const blocks: string[] = [];
  const rows: string[][] = [];
  for (const line of [
    ...paper
      .trim()
      .split('\n')
      .map((one) => one.trim()),
    undefined,
  ]) {
    if (line?.startsWith('|')) {
      rows.push(
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll(' ⏎ ', '\n\n')),
      );
      continue;
    }
    if (rows.length > 0) blocks.push(table(...rows.splice(0)));
    if (line?.startsWith('# ')) blocks.push(p(line.slice(2), { style: 'Heading1' }));
    else if (line !== undefined) blocks.push(p(line.replace(/^\\(?=\|)/u, '').replaceAll('⇥', '\t')));
  }
  return blocks;
}
