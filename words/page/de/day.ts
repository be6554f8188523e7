import type { Translation } from '../../catalog.ts';
import type { day as english } from '../en/day.ts';

export const day: Translation<typeof english> = {
  title: 'Tag',
  before: 'Tag davor',
  after: 'Tag danach',
  asOf: 'Stand {{time}}',
  readAgain: 'Tag neu lesen',
  showBy: 'Tag anzeigen nach',
  rooms: 'Räume',
  list: 'Liste',
  board: 'Tafel',
  slotLength: 'Zeitraster',
  minutes: '{{minutes}} min',
  hours: '{{hours}} h',
  hoursMinutes: '{{hours}} h {{minutes}} min',
  allDay: 'Ganztägig',
  withoutTime: 'Ohne Uhrzeit',
  noTime: 'Ohne Uhrzeit',
  blocked: 'Gesperrt',
  noPatient: 'Ohne Patient',
  noProvider: 'Ohne Behandler',
  noRoom: 'Ohne Raum',
  noType: 'Ohne Art',
  saving: 'Speichert …',
  schedule: 'Terminplan',
  appointment: 'Termin',
  closeAppointment: 'Termin schließen',
  nobody: 'Keiner',
  noClient: 'Der Dienst nennt zu diesem Termin keinen Kunden.',
  notWhole:
    'Das ist nicht der ganze Tag: Der Dienst hat nur einen Teil der Termine geliefert. Sehen Sie dort nach, bevor Sie sich auf eine Lücke verlassen.',
  partial:
    'Der Dienst hat nur teilweise geantwortet: Namen, Warnhinweise oder Spalten können hier fehlen. Lesen Sie den Tag neu oder sehen Sie im Dienst selbst nach.',
  unreadable_one:
    '1 Termin dieses Tages konnte nicht gelesen werden und wird nicht angezeigt. Sehen Sie im Dienst selbst nach.',
  unreadable_other:
    '{{count}} Termine dieses Tages konnten nicht gelesen werden und werden nicht angezeigt. Sehen Sie im Dienst selbst nach.',
  zoneUnknown:
    'Der Dienst sagt nicht, in welcher Zeitzone dieser Standort liegt. Die Uhrzeiten gelten in der Zone dieses Computers, {{zone}}.',
  chooseZone: 'Zeitzone der Praxis wählen',
  zoneOther:
    'Alle Uhrzeiten sind die der Praxis ({{clinic}}). Die Uhr dieses Computers ist auf {{here}} eingestellt und zeigt eine andere Zeit.',
  kept: 'den Tag, Stand {{moment}}',
  stale: 'Das ist der Tag mit Stand {{time}}. Seitdem konnte er nicht neu gelesen werden: {{why}}',
  emptyOn: 'Keine Termine am {{date}}',
  emptyAt:
    'Am Standort {{place}} ist nichts gebucht. Mit den Pfeiltasten kommen Sie zu den Tagen davor und danach, oder wählen Sie einen anderen Standort.',
  emptyFor_one:
    'Am Standort {{place}} ist nichts gebucht, auch nicht beim einzigen Behandler. Mit den Pfeiltasten kommen Sie zu den Tagen davor und danach, oder wählen Sie einen anderen Standort.',
  emptyFor_other:
    'Am Standort {{place}} ist nichts gebucht, bei keinem der {{count}} Behandler. Mit den Pfeiltasten kommen Sie zu den Tagen davor und danach, oder wählen Sie einen anderen Standort.',
  filter: 'Tag filtern',
  byStatus: 'Termine nach Status',
  showAll: 'Alle zeigen',
  shownOf: '{{shown}} von {{total}} Terminen angezeigt',
  hideCalledOff: 'Ohne Entfallene',
  types: 'Arten',
  chosen: '{{word}}: {{number}}',
  noMatch: 'Nichts an diesem Tag passt zum Filter',
  noMatchWords: 'Die Zahlen oben gelten für den ganzen Tag.',
  showWhole: 'Ganzen Tag anzeigen',
  clocksForward: 'Uhren werden vorgestellt, {{from}} → {{to}}',
  clocksBack: 'Uhren werden zurückgestellt, {{from}} → {{to}}: Diese Zeit kommt zweimal',
  listSaved: 'Die Liste wurde gespeichert: {{where}}',
  noAppointment: 'Zuerst einen Termin öffnen.',
};
