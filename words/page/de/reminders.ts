import type { Translation } from '../../catalog.ts';
import type { reminders as english } from '../en/reminders.ts';

export const reminders: Translation<typeof english> = {
  due_one: '{{count}} Erinnerung fällig',
  due_other: '{{count}} Erinnerungen fällig',
  title: 'Erinnerungen und Bestätigungen',
  notReadShort: 'Erinnerungen nicht lesbar',
  notRead: 'War nicht lesbar: {{why}}',
  notWhole: 'Es gibt mehr, als hier steht.',
  unreadable_one: '{{count}} war nicht lesbar.',
  unreadable_other: '{{count}} waren nicht lesbar.',
  nameless: 'Erinnerung',
  noClient: 'Niemand genannt',
  toAppointment: 'Termin öffnen',
  toClient: 'Kunden öffnen',
};
