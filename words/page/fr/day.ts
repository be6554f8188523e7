import type { Translation } from '../../catalog.ts';
import type { day as english } from '../en/day.ts';

export const day: Translation<typeof english> = {
  title: 'Jour',
  before: 'Jour précédent',
  after: 'Jour suivant',
  asOf: 'état à {{time}}',
  readAgain: 'Relire la journée',
  showBy: 'Afficher la journée par',
  rooms: 'Salles',
  list: 'Liste',
  board: 'Tableau',
  slotLength: 'Durée des créneaux',
  minutes: '{{minutes}} min',
  hours: '{{hours}} h',
  hoursMinutes: '{{hours}} h {{minutes}} min',
  allDay: 'Toute la journée',
  withoutTime: 'Sans heure',
  noTime: 'Sans heure',
  blocked: 'Bloqué',
  noPatient: 'Sans patient',
  noProvider: 'Sans praticien',
  noRoom: 'Sans salle',
  noType: 'Sans type',
  saving: 'Enregistrement…',
  schedule: 'Planning',
  appointment: 'Rendez-vous',
  closeAppointment: 'Fermer le rendez-vous',
  nobody: 'Aucun',
  noClient: 'Le service n’indique aucun client pour ce rendez-vous.',
  notWhole:
    'Ce n’est pas toute la journée : le service n’a donné qu’une partie de ses rendez-vous. Vérifiez-y avant de vous fier à un créneau libre.',
  partial:
    'Le service n’a répondu qu’en partie : des noms, des alertes ou des colonnes peuvent manquer ici. Relisez la journée ou regardez dans le service lui-même.',
  unreadable_one:
    '1 rendez-vous de cette journée n’a pas pu être lu et n’est pas affiché. Regardez dans le service lui-même.',
  unreadable_other:
    '{{count}} rendez-vous de cette journée n’ont pas pu être lus et ne sont pas affichés. Regardez dans le service lui-même.',
  zoneUnknown:
    'Le service ne dit pas dans quel fuseau horaire se trouve ce site. Les heures sont lues dans le fuseau de cet ordinateur, {{zone}}.',
  chooseZone: 'Choisir le fuseau de la clinique',
  zoneOther:
    'Toutes les heures sont celles de la clinique ({{clinic}}). L’horloge de cet ordinateur est réglée sur {{here}} et indique une autre heure.',
  kept: 'la journée dans son état de {{moment}}',
  stale: 'Voici la journée dans son état de {{time}}. Elle n’a pas pu être relue depuis : {{why}}',
  emptyOn: 'Aucun rendez-vous le {{date}}',
  emptyAt: 'Rien n’est réservé à {{place}}. Utilisez les flèches pour les jours voisins, ou choisissez un autre site.',
  emptyFor_one:
    'Rien n’est réservé à {{place}}, pas même pour son seul praticien. Utilisez les flèches pour les jours voisins, ou choisissez un autre site.',
  emptyFor_other:
    'Rien n’est réservé à {{place}}, pour aucun des {{count}} praticiens. Utilisez les flèches pour les jours voisins, ou choisissez un autre site.',
  filter: 'Filtrer la journée',
  byStatus: 'Rendez-vous par statut',
  showAll: 'Tout afficher',
  shownOf: '{{shown}} rendez-vous affichés sur {{total}}',
  hideCalledOff: 'Sans annulés ni absents',
  types: 'Types',
  chosen: '{{word}} : {{number}}',
  noMatch: 'Rien ce jour-là ne correspond au filtre',
  noMatchWords: 'Les nombres ci-dessus portent sur toute la journée.',
  showWhole: 'Afficher toute la journée',
  clocksForward: 'Les horloges avancent, {{from}} → {{to}}',
  clocksBack: 'Les horloges reculent, {{from}} → {{to}} : cette heure revient deux fois',
  listSaved: 'La liste a été enregistrée dans {{where}}',
  noAppointment: 'Ouvrez d’abord un rendez-vous.',
};
