import type { Translation } from '../../catalog.ts';
import type { calendar as english } from '../en/calendar.ts';

export const calendar: Translation<typeof english> = {
  title: 'Zu einem Datum springen',
  monthBefore: 'Monat davor',
  monthAfter: 'Monat danach',
  daysUntold: 'Wie voll die Tage sind, lässt sich gerade nicht sagen. {{why}}',
  week: 'Wochenübersicht',
  hideWeek: 'Wochenübersicht ausblenden',
  weekUntold: 'Wie voll diese Woche ist, lässt sich gerade nicht sagen. {{why}}',
  weekOld: 'Wie voll diese Woche ist, lässt sich gerade nicht sagen, die Zahlen sind vielleicht veraltet. {{why}}',
  inMonth: '{{month}}:',
  field: 'Datum in Worten oder Zahlen',
  examples: 'Datum, Freitag, +2w …',
  noSuchDay: 'Diesen Tag gibt es im Kalender nicht.',
  notRead: 'Nicht als Datum erkannt. Versuchen Sie 21.11., Freitag oder +2w.',
  closed: 'Geschlossen',
  noVisits: 'Keine Termine',
  visits_one: '1 Termin',
  visits_other: '{{count}} Termine',
  booked: '{{length}} gebucht',
  open: '{{length}} geöffnet',
};
