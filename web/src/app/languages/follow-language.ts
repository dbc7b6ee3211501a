import { currentLook, onLook } from '../../lib/look.ts';
import { setCatalogue } from '../../lib/texts.ts';

const catalogues = { cy: () => import('./cy.ts'), ur: () => import('./ur.ts') };

/** Shows pages in the language that was chosen on this device, once it is here, and in another as soon as that is chosen. */
export async function followLanguage(): Promise<void> {
  let shown: string | undefined;
  const show = async () => {
    const { language } = currentLook();
    if (language === shown) return;
    shown = language;
    const found = language && (await catalogues[language]().catch(() => undefined));
    if (shown === language) setCatalogue(found ? found.default : undefined);
  };
  onLook(() => void show());
  await show();
}
