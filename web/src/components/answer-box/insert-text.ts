/** Writes at the caret of the box, in place of what is selected, so that the browser can undo it; the box has the focus then. */
export function insertText(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  // The one way of writing that the browser's own undo knows; what a script sets otherwise clears its memory.
  if (document.execCommand('insertText', false, text)) return;
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
