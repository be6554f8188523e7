import type { Translation } from '../../catalog.ts';
import type { board as english } from '../en/board.ts';

export const board: Translation<typeof english> = {
  awaiting: 'Attendus',
  waiting: 'En attente',
  inProgress: 'En consultation',
  checkingOut: 'En clôture',
  later: 'Plus tard',
  done: 'Terminés',
  off: 'Annulés et absents',
  other: 'Autres',
  nobody: 'Personne',
  late: '{{length}} de retard',
  longWait: 'Longue attente : {{length}}',
  veryLongWait: 'Très longue attente : {{length}}',
  since: 'Depuis {{time}}',
  longSince: 'Longue attente : depuis {{time}}',
  veryLongSince: 'Très longue attente : depuis {{time}}',
};
