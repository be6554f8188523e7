import type { Translation } from '../../catalog.ts';
import type { drafts as english } from '../en/drafts.ts';

export const drafts: Translation<typeof english> = {
  title: 'Begonnen und nicht beendet',
  away: 'Der Dienst antwortet gerade nicht. All dies bleibt an diesem Platz; senden Sie es selbst, sobald er antwortet.',
  stored:
    'An diesem Platz aufbewahrt. Nichts wird von selbst gesendet: weitermachen, mit dem jetzigen Stand vergleichen und senden.',
  none: 'Hier wartet nichts',
  noneWords: 'Was Sie beginnen und verlassen oder was nicht gesendet werden kann, wird aufbewahrt und steht hier.',
  resume: 'Weitermachen',
  resumeOf: 'Weitermachen: {{title}}',
  discard: 'Weglegen',
  discardOf: 'Weglegen: {{title}}',
  undoOf: 'Rückgängig: {{title}}',
  keyResume: 'weitermachen',
  keyDiscard: 'weglegen',
  discarded: 'Weggelegt.',
  discardedNotice: 'Weggelegt: {{titles}}. Das lässt sich rückgängig machen.',
  since: 'Begonnen {{since}}.',
  unknown: 'Niemand weiß, ob dies ausgeführt wurde: vor dem erneuten Senden nachsehen.',
  unnamed: 'Es wurde ausgeführt, aber der Dienst hat keine Nummer dazu genannt.',
  conflict: 'Jemand anders hat es zuerst geändert: nichts wurde gesendet.',
  refused: 'Der Dienst hat es abgelehnt.',
  notOffered: 'Dieser Dienst bietet das nicht an.',
  notSent: 'Es konnte nicht gesendet werden.',
  noLine: 'Keine Verbindung: Es wurde nicht gesendet.',
  notSentBecause: 'Es wurde nicht gesendet. {{why}}',
};
