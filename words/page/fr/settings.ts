import type { Translation } from '../../catalog.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  language: 'Langue',
  computerLanguage: 'Celle de cet ordinateur',
  density: 'Densité',
  densityWords: 'Combien de lignes sont visibles à la fois.',
  comfortable: 'Confortable',
  compact: 'Compacte',
};
