const mostNamed = 8;

/** 'Question 2, Question 5 and Question 9'; of many the first eight and how many more there are. */
export function nameMany(names: readonly string[]): string {
  if (names.length > mostNamed) return `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
