import type { Translation } from '../../catalog.ts';
import type { calendar as english } from '../en/calendar.ts';

export const calendar: Translation<typeof english> = {
  title: 'Ir a una fecha',
  monthBefore: 'Mes anterior',
  monthAfter: 'Mes siguiente',
  daysUntold: 'Ahora no se puede saber qué tan llenos están los días. {{why}}',
  week: 'Vista de la semana',
  hideWeek: 'Ocultar la vista de la semana',
  weekUntold: 'Ahora no se puede saber qué tan llena está esta semana. {{why}}',
  weekOld: 'Ahora no se puede saber qué tan llena está esta semana; los números pueden ser antiguos. {{why}}',
  inMonth: '{{month}}:',
  field: 'Fecha en palabras o números',
  examples: 'Fecha, viernes, +2s…',
  noSuchDay: 'Ese día no existe en el calendario.',
  notRead: 'No se entiende como fecha. Pruebe con 21/11, viernes o +2s.',
  closed: 'Cerrado',
  noVisits: 'Sin citas',
  visits_one: '1 cita',
  visits_other: '{{count}} citas',
  booked: '{{length}} reservadas',
  open: '{{length}} de apertura',
};
