import { p, picture, wordFile } from '../word-file.ts';
import type { Sample } from './sample.ts';

/** The smallest PNG: one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Samples of what programs make of a document: tracked changes, content controls, fields, symbols, equations, pictures. */
export const producerSamples: readonly Sample[] = [
  {
    name: 'tracked-changes',
    shows: 'tracked changes: what was inserted counts, what was deleted does not',
    title: 'Rocks',
    make: () =>
      wordFile([
        p('Rocks', { style: 'Title' }),
        '<w:p><w:r><w:t xml:space="preserve">1. Which rock is </w:t></w:r><w:del w:id="1"><w:r><w:delText>made</w:delText></w:r></w:del><w:ins w:id="2"><w:r><w:t>formed</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> from lava?</w:t></w:r></w:p>',
        p('A) igneous'),
        p('B) sedimentary'),
        p('Answer: A'),
      ]),
    questions: [['Which rock is formed from lava?', ['igneous', 'sedimentary'], ['igneous'], 1]],
  },
  {
    name: 'content-controls',
    shows: 'content controls with check boxes, and one that nobody filled in',
    title: 'Safety',
    make: () => {
      const box = (checked: boolean, text: string) =>
        `<w:p><w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${checked ? 1 : 0}"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>${checked ? '☒' : '☐'}</w:t></w:r></w:sdtContent></w:sdt><w:r><w:t xml:space="preserve"> ${text}</w:t></w:r></w:p>`;
      return wordFile([
        p('Safety', { style: 'Title' }),
        '<w:p><w:r><w:t xml:space="preserve">Name: </w:t></w:r><w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:r><w:t>Click or tap here to enter text.</w:t></w:r></w:sdtContent></w:sdt></w:p>',
        p('1. What protects your eyes? [1]'),
        box(false, 'gloves'),
        box(true, 'goggles'),
        box(false, 'lab coat'),
      ]);
    },
    questions: [['What protects your eyes?', ['gloves', 'goggles', 'lab coat'], ['goggles'], 1]],
  },
  {
    name: 'wingdings-bullets',
    shows: 'check boxes as bullets of a symbol font, letters in runs cut apart',
    title: 'Light',
    make: () =>
      wordFile(
        [
          p('Light', { style: 'Title' }),
          '<w:p><w:r><w:t>1</w:t></w:r><w:r><w:t>. </w:t></w:r><w:r><w:t xml:space="preserve">What colour do you get from </w:t></w:r><w:r><w:t>red and green light?</w:t></w:r><w:r><w:t xml:space="preserve"> [</w:t></w:r><w:r><w:t>1</w:t></w:r><w:r><w:t>]</w:t></w:r></w:p>',
          p('blue', { list: [1, 0] }),
          p('==yellow==', { list: [1, 0] }),
          p('white', { list: [1, 0] }),
        ],
        {
          lists: {},
          parts: {
            'word/numbering.xml':
              '<?xml version="1.0"?><w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0A8;"/><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>',
          },
        },
      ),
    questions: [['What colour do you get from red and green light?', ['blue', 'yellow', 'white'], ['yellow'], 1]],
  },
  {
    name: 'equations-and-fields',
    shows: 'equations, and a field with its instruction',
    title: 'Density',
    make: () =>
      wordFile([
        p('Density', { style: 'Title' }),
        '<w:p><w:r><w:t xml:space="preserve">1. What does </w:t></w:r><m:oMath><m:r><m:t>ρ=</m:t></m:r><m:f><m:num><m:r><m:t>m</m:t></m:r></m:num><m:den><m:r><m:t>V</m:t></m:r></m:den></m:f></m:oMath><w:r><w:t xml:space="preserve"> give? </w:t></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF _x \\h</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>(1 mark)</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
        p('Answer: density'),
        p('2. Give the unit of density in symbols. (1 mark)'),
        p('Answer: kg/m^^3^^'),
      ]),
    questions: [
      ['What does ρ=m/V give?', [], ['density'], 1],
      ['Give the unit of density in symbols.', [], ['kg/m³'], 1],
    ],
  },
  {
    name: 'pictures',
    shows: 'a picture that can be shown, one that cannot, and one that is linked to',
    title: 'Microscopes',
    messages: ['picture of kind EMF', 'linked to and not in the file'],
    make: () =>
      wordFile(
        [
          p('Microscopes', { style: 'Title' }),
          p('1. What is the part labelled X? [1]'),
          p('', {}, picture('scope.png', 'A microscope with a part labelled X')),
          p('Answer: eyepiece'),
          p('2. What is the part labelled Y? [1]'),
          p('', {}, picture('old.emf')),
          p('Answer: stage'),
          p('3. What is the part labelled Z? [1]'),
          p('', {}, picture('elsewhere')),
          p('Answer: lens'),
        ],
        {
          pictures: {
            'scope.png': onePixel,
            'old.emf': Buffer.concat([Buffer.alloc(40), Buffer.from(' EMF'), Buffer.alloc(40)]),
          },
          links: { elsewhere: 'https://example.org/lens.png' },
        },
      ),
    questions: [
      ['What is the part labelled X?', [], ['eyepiece'], 1],
      ['What is the part labelled Y?', [], ['stage'], 1],
      ['What is the part labelled Z?', [], ['lens'], 1],
    ],
  },
  {
    name: 'odd-prefixes',
    shows: 'another prefix for Word’s namespace, in its strict form, as some programs write it',
    title: 'Heat',
    make: () =>
      wordFile([], {
        parts: {
          'word/document.xml':
            '<?xml version="1.0"?><ns0:document xmlns:ns0="http://purl.oclc.org/ooxml/wordprocessingml/main"><ns0:body><ns0:p><ns0:r><ns0:t>Heat</ns0:t></ns0:r></ns0:p><ns0:p><ns0:r><ns0:t>1. How does heat travel through a metal? [1]</ns0:t></ns0:r></ns0:p><ns0:p><ns0:r><ns0:t>Answer: conduction</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>',
        },
      }),
    questions: [['How does heat travel through a metal?', [], ['conduction'], 1]],
  },
  {
    name: 'question-headings',
    shows: 'each question below a heading of its own, marks after a colon, hints and model answers',
    title: 'Romeo and Juliet',
    yearGroup: 10,
    make: () =>
      wordFile([
        p('Romeo and Juliet', { style: 'Title' }),
        p('Year 10 English'),
        p('Question 1', { style: 'Heading2' }),
        p('Who kills Tybalt?'),
        p('Marks: 1'),
        p('Hint: It happens in Act 3.'),
        p('Model answer: Romeo'),
        p('Question 2', { style: 'Heading2' }),
        p('Explain how Shakespeare presents conflict in the opening scene.'),
        p('Marks: 4'),
        p('Model answer: The servants of both houses fight in the street, which shows that the feud reaches everyone.'),
      ]),
    questions: [
      ['Who kills Tybalt?', [], ['Romeo'], 1],
      [
        'Explain how Shakespeare presents conflict in the opening scene.',
        [],
        ['The servants of both houses fight in the street, which shows that the feud reaches everyone.'],
        4,
      ],
    ],
  },
  {
    name: 'question-and-answer-letters',
    shows: 'Q: and A: before questions and answers',
    title: 'Revision cards',
    make: () =>
      wordFile([
        p('Revision cards', { style: 'Title' }),
        p('Q: What is the formula of carbon dioxide?'),
        p('A: CO,,2,,'),
        p('Q: What is the symbol for sodium?'),
        p('A: Na'),
        p('Q: Which gas do we breathe out?'),
        p('A: carbon dioxide'),
      ]),
    questions: [
      ['What is the formula of carbon dioxide?', [], ['CO₂'], 1],
      ['What is the symbol for sodium?', [], ['Na'], 1],
      ['Which gas do we breathe out?', [], ['carbon dioxide'], 1],
    ],
  },
];
