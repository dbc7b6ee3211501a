/** Whether a class's teacher is the one who is signed in, by any of their names, whatever its capitals and spaces. */
export function isSameTeacher(ofClass: string | null, signedIn: readonly string[]): boolean {
  return ofClass !== null && signedIn.map(tidy).includes(tidy(ofClass));
}

function tidy(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-GB');
}
