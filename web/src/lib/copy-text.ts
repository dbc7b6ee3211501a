/** How long the browser may take to answer, in milliseconds: one that asks for leave, unseen, never does. */
const patience = 2000;

/**
 * Puts text on the clipboard; false when the browser refuses. The modern way exists only on secure pages, and schools
 * serve plain HTTP: there the browser's old copy command is asked.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await Promise.race([navigator.clipboard.writeText(text), refuseAfter(patience)]);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function refuseAfter(time: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, time));
}

function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'fixed top-0 left-0 opacity-0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
