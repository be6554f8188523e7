import type { Translation } from '../../catalog.ts';
import type { board as english } from '../en/board.ts';

export const board: Translation<typeof english> = {
  awaiting: 'Por llegar',
  waiting: 'En espera',
  inProgress: 'En consulta',
  checkingOut: 'Cerrando la visita',
  later: 'Más tarde',
  done: 'Terminadas',
  off: 'Anuladas',
  other: 'Otras',
  nobody: 'Nadie',
  late: '{{length}} de retraso',
  longWait: 'Espera larga: {{length}}',
  veryLongWait: 'Espera muy larga: {{length}}',
  since: 'Desde {{time}}',
  longSince: 'Espera larga: desde {{time}}',
  veryLongSince: 'Espera muy larga: desde {{time}}',
};
