import type { Translation } from '../../catalog.ts';
import type { reminders as english } from '../en/reminders.ts';

export const reminders: Translation<typeof english> = {
  due_one: '{{count}} rappel à faire',
  due_other: '{{count}} rappels à faire',
  title: 'Rappels et confirmations',
  notReadShort: 'Rappels illisibles',
  notRead: 'Lecture impossible : {{why}}',
  notWhole: 'Il y en a plus que ceux affichés ici.',
  unreadable_one: '{{count}} n’a pas pu être lu.',
  unreadable_other: '{{count}} n’ont pas pu être lus.',
  nameless: 'Rappel',
  noClient: 'Personne n’est nommé',
  toAppointment: 'Ouvrir le rendez-vous',
  toClient: 'Ouvrir le client',
};
