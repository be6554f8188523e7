import type { Translation } from '../../catalog.ts';
import type { reminders as english } from '../en/reminders.ts';

export const reminders: Translation<typeof english> = {
  due_one: '{{count}} recordatorio pendiente',
  due_other: '{{count}} recordatorios pendientes',
  title: 'Recordatorios y confirmaciones',
  notReadShort: 'No se pudieron leer los recordatorios',
  notRead: 'No se pudo leer: {{why}}',
  notWhole: 'Hay más de los que aparecen aquí.',
  unreadable_one: '{{count}} no se pudo leer.',
  unreadable_other: '{{count}} no se pudieron leer.',
  nameless: 'Recordatorio',
  noClient: 'No se nombra a nadie',
  toAppointment: 'Abrir la cita',
  toClient: 'Abrir el cliente',
};
