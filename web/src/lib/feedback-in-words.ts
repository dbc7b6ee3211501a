/** Feedback for reading. It names a right answer by its value; the page offers that value as 'Cannot tell'. */
export function feedbackInWords(feedback: string): string {
  return feedback.replace('is cannot_tell', 'is Cannot tell');
}
