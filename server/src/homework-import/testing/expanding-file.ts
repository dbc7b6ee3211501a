import { wordFile } from './word-file.ts';

const runs = '<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r><w:r><w:t>b</w:t></w:r>';

/** Small as a file, and within what a file may unpack to; read as runs of a paragraph it is hundreds of megabytes. */
export const expandingFile = wordFile([], {
  parts: {
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${runs.repeat(235_000)}</w:p></w:body></w:document>`,
  },
});
