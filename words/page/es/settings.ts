import type { Translation } from '../../catalog.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  language: 'Idioma',
  computerLanguage: 'El de este ordenador',
  density: 'Densidad',
  densityWords: 'Cuántas filas se ven a la vez.',
  comfortable: 'Cómoda',
  compact: 'Compacta',
};
