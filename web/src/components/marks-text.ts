/** '1 mark', '2 marks', or with `awarded` '1 of 2 marks'. */
export function marksText(marks: number, awarded?: number): string {
  const unit = marks === 1 ? 'mark' : 'marks';
  return awarded === undefined ? `${marks} ${unit}` : `${awarded} of ${marks} ${unit}`;
}
