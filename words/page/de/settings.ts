import type { Translation } from '../../catalog.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  language: 'Sprache',
  computerLanguage: 'Wie dieser Computer',
  density: 'Zeilenabstand',
  densityWords: 'Wie viele Zeilen zugleich zu sehen sind.',
  comfortable: 'Bequem',
  compact: 'Kompakt',
};
