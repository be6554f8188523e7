import type { Translation } from '../../catalog.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  language: 'Sprache',
  computerLanguage: 'Wie dieser Computer',
};
