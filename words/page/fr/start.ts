import type { Translation } from '../../catalog.ts';
import type { start as english } from '../en/start.ts';

export const start: Translation<typeof english> = {
  title: 'Démarrage',
  why: 'Pour que Front Desk soit prêt quand la journée commence.',
  withComputer: 'Démarrer avec cet ordinateur',
  scope: 'Pour le compte ouvert sur cet ordinateur. Cela se désactive aussi dans les réglages de l’ordinateur.',
  elsewhere: 'Seule l’application de bureau peut démarrer avec l’ordinateur.',
};
