import type { Translation } from '../../catalog.ts';
import type { calendar as english } from '../en/calendar.ts';

export const calendar: Translation<typeof english> = {
  title: 'Aller à une date',
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
  daysUntold: 'Impossible de dire pour l’instant si les jours sont chargés. {{why}}',
  week: 'Aperçu de la semaine',
  hideWeek: 'Masquer l’aperçu de la semaine',
  weekUntold: 'Impossible de dire pour l’instant si cette semaine est chargée. {{why}}',
  weekOld:
    'Impossible de dire pour l’instant si cette semaine est chargée, les nombres sont peut-être anciens. {{why}}',
  inMonth: '{{month}} :',
  field: 'Date en mots ou en chiffres',
  examples: 'Date, vendredi, +2s…',
  noSuchDay: 'Ce jour n’existe pas dans le calendrier.',
  notRead: 'Ce n’est pas compris comme une date. Essayez 21/11, vendredi ou +2s.',
  closed: 'Fermé',
  noVisits: 'Aucun RDV',
  visits_one: '{{count}} RDV',
  visits_other: '{{count}} RDV',
  booked: '{{length}} réservées',
  open: '{{length}} d’ouverture',
};
