import { FurtherReading, type ReadingLink } from '../../components/further-reading.tsx';

/** Where to read on, outside the site. */
const resources: readonly ReadingLink[] = [
  {
    name: 'BBC Tiny Happy People',
    url: 'https://www.bbc.co.uk/tiny-happy-people',
    about: 'how babies and young children learn to communicate',
  },
  {
    name: 'NHS Best Start in Life',
    url: 'https://www.nhs.uk/best-start-in-life/',
    about: 'health, growth and milestones from birth to five',
  },
  {
    name: 'Foundation Years',
    url: 'https://foundationyears.org.uk',
    about: 'the early years framework, and what to expect when',
  },
  {
    name: 'NSPCC Learning',
    url: 'https://learning.nspcc.org.uk',
    about: 'child development, attachment and keeping children safe',
  },
];

/** Shown under 70% (spec part 2, section 2). */
export function StudyResources() {
  return (
    <FurtherReading
      title="Study resources"
      intro="These free sites explain child development in other words:"
      links={resources}
    />
  );
}
