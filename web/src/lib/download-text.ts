import { saveFile } from './save-file.ts';

/** Gives the text to the student as a file. */
export function downloadText(fileName: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
