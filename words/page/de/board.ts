import type { Translation } from '../../catalog.ts';
import type { board as english } from '../en/board.ts';

export const board: Translation<typeof english> = {
  awaiting: 'Erwartet',
  waiting: 'Wartet',
  inProgress: 'In Behandlung',
  checkingOut: 'Beim Abschluss',
  later: 'Später',
  done: 'Abgeschlossen',
  off: 'Entfallen',
  other: 'Sonstige',
  nobody: 'Niemand',
  late: '{{length}} verspätet',
  longWait: 'Wartet lange: {{length}}',
  veryLongWait: 'Wartet sehr lange: {{length}}',
  since: 'Seit {{time}}',
  longSince: 'Wartet lange: seit {{time}}',
  veryLongSince: 'Wartet sehr lange: seit {{time}}',
};
