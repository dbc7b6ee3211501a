/** 'q1b' as people say it: 'Question 1b'. An id that begins otherwise stays as it is. */
export function questionName(id: string): string {
  const number = /^q(\d.*)$/i.exec(id)?.[1];
  return `Question ${number ?? id}`;
}
