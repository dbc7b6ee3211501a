/** Whether a class's teacher is the one who is signed in: by name, whatever its capitals and spaces. */
export function isSameTeacher(ofClass: string | null, signedIn: string): boolean {
  return ofClass !== null && tidy(ofClass) === tidy(signedIn);
}

function tidy(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-GB');
}
