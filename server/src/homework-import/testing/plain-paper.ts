import { readFiles } from '../read-files.ts';
import { p, wordFile } from './word-file.ts';

/**
 * What is read of a Word file with a line of plain text in each paragraph ('⇥' is a tab), a line for each question:
 * '2: Name two rocks. {granite; chalk; tin} = granite; chalk', with its marks, its options and its answers.
 */
export async function readPlain(paper: string): Promise<readonly string[]> {
  const lines = paper
    .trim()
    .split('\n')
    .map((line) => p(line.trim().replaceAll('⇥', '\t')));
  const { drafts } = await readFiles(
    [{ name: 'homework.docx', bytes: wordFile([p('Science homework', { style: 'Title' }), ...lines]) }],
    undefined,
  );
  return (drafts[0]?.assignment.questions ?? []).map(({ question, marks, options, correctAnswers }) => {
    const choices = options.length > 0 ? ` {${options.join('; ')}}` : '';
    return `${marks}: ${question.replaceAll('\n', ' ⏎ ')}${choices} = ${correctAnswers.join('; ')}`;
  });
}
