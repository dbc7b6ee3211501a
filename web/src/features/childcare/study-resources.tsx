import { FurtherReading } from '../../components/further-reading.tsx';
import { msg, t } from '../../lib/texts.ts';

/** Where to read on, outside the site. */
const resources = [
  {
    name: 'BBC Tiny Happy People',
    url: 'https://www.bbc.co.uk/tiny-happy-people',
    about: msg('care.tiny'),
  },
  {
    name: 'NHS Best Start in Life',
    url: 'https://www.nhs.uk/best-start-in-life/',
    about: msg('care.best-start'),
  },
  {
    name: 'Foundation Years',
    url: 'https://foundationyears.org.uk',
    about: msg('care.foundation'),
  },
  {
    name: 'NSPCC Learning',
    url: 'https://learning.nspcc.org.uk',
    about: msg('care.nspcc'),
  },
];

/** Shown under 70% (spec part 2, section 2). */
export function StudyResources() {
  return (
    <FurtherReading
      title={t('care.resources')}
      intro={t('care.resources-intro')}
      links={resources.map(({ about, ...link }) => ({ ...link, about: t(about) }))}
    />
  );
}
