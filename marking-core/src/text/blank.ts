/** Whether a text is missing or nothing but white space. */
export function isBlank(text: string | undefined): boolean {
  if (text === undefined || text === '') return true;
  // Above the space there is no white space in ASCII: most answers are known to have text by their first letter.
  const first = text.charCodeAt(0);
  return (first <= 32 || first >= 127) && text.trim() === '';
}
