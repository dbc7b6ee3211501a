import { describe, expect, it } from 'vitest';
import { checkUpload, emptyForm, type UploadForm } from './check-upload.ts';
import { testData } from './test-data.ts';

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const named = { ...emptyForm, batchName: 'Week 3' };
const arrayNeeded = 'JSON data must be an array of homework assignments';

describe('checkUpload', () => {
  it.each<[string, UploadForm, string | undefined]>([
    ['a name and a file', { ...named, files: [file('a.docx')] }, undefined],
    ['a name and JSON', { ...named, json: '[]' }, undefined],
    ['capitals in the ending', { ...named, files: [file('A.DOCX')] }, undefined],
    ['the test data', { ...named, json: testData(new Date('2025-09-22T09:00:00Z')) }, undefined],
    ['no name', { ...emptyForm, json: '[]' }, 'batchName: Batch Name Required'],
    ['a name of spaces', { ...emptyForm, batchName: '  ', json: '[]' }, 'batchName: Batch Name Required'],
    ['nothing to upload', named, 'files: Upload Data Required'],
    ['JSON of spaces only', { ...named, json: ' \n' }, 'files: Upload Data Required'],
    ['an object', { ...named, json: '{"title":"x"}' }, 'json: Invalid JSON Format'],
    ['a word', { ...named, json: 'homework' }, 'json: Invalid JSON Format'],
    ['bad JSON beside a good file', { ...named, files: [file('a.docx')], json: '[' }, 'json: Invalid JSON Format'],
    ['eleven files', { ...named, files: Array.from({ length: 11 }, () => file('a.docx')) }, 'files: Too Many Files'],
    ['more than 5 MB', { ...named, files: [file('a.docx', 5 * 1024 * 1024 + 1)] }, 'files: File Too Large'],
    ['an old Word file', { ...named, files: [file('a.doc')] }, 'files: File Not Readable'],
  ])('%s', (_reason, form, problem) => {
    const found = checkUpload(form);
    expect(found && `${found.field}: ${found.title}`).toBe(problem);
  });

  it.each([
    ['{"title":"x"}', arrayNeeded, 'the words of the specification, and no more'],
    ['[\n  {"title": "x"} {}\n]', `${arrayNeeded}. It cannot be read as JSON.`, 'in our words, not the browser’s'],
  ])('%s: %s (%s)', (json, description) => {
    expect(checkUpload({ ...named, json })?.description).toContain(description);
  });
});
