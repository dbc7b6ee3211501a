import { type Question, questionOptions } from '@markwell/marking-core';

/** A question as it is read aloud: what stands above it, the question, and what there is to choose from; a gap is called one. */
export function spokenQuestion(question: Question): string {
  const { description, question: asked, passage } = question;
  const texts = [description, asked, passage, ...questionOptions(question)].filter(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return texts.map((text) => `${text}`.replace(/\[\[[^\]]*\]\]/g, 'gap').replace(/[^.?!:]$/, '$&.')).join('\n');
}
