import { type Question, type QuestionTable, questionOptions } from '@markwell/marking-core';

/** What there is to be read aloud of a question, or of what several share. */
type Spoken = Partial<Pick<Question, 'type' | 'description' | 'question' | 'passage' | 'table' | 'options'>> & {
  readonly text?: string | undefined;
};

/** A question as it is read aloud: what is above it, the question, and what there is to fill in or to choose from; a gap is called one. */
export function spokenQuestion({ type, text, description, question, passage, table, options }: Spoken): string {
  const isFilledIn = type === 'table';
  const rows = table ? spokenTable(table) : [];
  const asked = [question, passage, ...(isFilledIn ? rows : []), ...questionOptions({ options })];
  return [text, description, ...(isFilledIn ? [] : rows), ...asked]
    .filter((part) => typeof part === 'string' && part.trim() !== '')
    .map((part) => `${part}`.replace(/\[\[[^\]]*\]\]/g, 'gap').replace(/[^.?!:]$/, '$&.'))
    .join('\n');
}

/** Each row with the names of its columns: who hears a table cannot look up. */
function spokenTable({ caption, columns, rows }: QuestionTable): string[] {
  return [caption, ...rows.map((row) => row.map((cell, at) => `${columns[at] ?? ''}: ${cell}`).join(', '))];
}
