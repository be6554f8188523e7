import type { Translation } from '../../catalog.ts';
import type { connect as english } from '../en/connect.ts';

export const connect: Translation<typeof english> = {
  words: 'Fünf Schritte. Sie können jederzeit gehen: Was getan ist, bleibt getan.',
  managersOnly: 'Nur die Leitung kann diesen Platz mit einer Praxis verbinden.',
  done: '(erledigt)',
  environment: 'Welche Umgebung',
  changeEnvironment: 'Andere wählen',
  sandbox: 'Eine Spielwiese des Dienstes mit erfundenen Daten. Hier beginnen: Es kann nichts schiefgehen.',
  testing: 'Die Testkopie Ihrer Praxis, mit eigenem Schlüssel. Zum Einarbeiten und zum Ausprobieren von Änderungen.',
  production:
    'Ihre Praxis, wie sie ist: echte Kunden, echte Termine. Den Schlüssel gibt es in der Verwaltung des Dienstes.',
  gateway:
    'Ihre Praxis über das Gateway des Betreibers. Es verlangt zwei Schlüssel: den Ihrer App und den des Betreibers.',
  wayTitle: 'Von der Spielwiese zur echten Praxis',
  waySandbox: 'Zuerst alles in der Sandbox ausprobieren.',
  wayApp:
    'Im Entwicklerportal des Betreibers eine neue App für die Produktion anlegen; sie bekommt einen eigenen Gateway-Schlüssel.',
  wayDetails: 'Prüfen, dass die Angaben zu Konto und App stimmen.',
  wayPlan: 'Die App für die API-Produkte anmelden, die in der Produktion gebraucht werden.',
  wayRequest:
    'Den Zugang zur Produktion beantragen. Der Betreiber meldet sich vielleicht; nach der Freigabe öffnet sich die echte Praxis.',
  wayHere:
    'Hierher zurückkommen und Produktion oder Gateway mit dem neuen Schlüssel wählen. Jede Umgebung hat ihren eigenen.',
  key: 'Adresse und Schlüssel',
  offer: 'Was der Dienst bietet',
  reading: 'Ansehen, was verstanden wurde…',
  understood:
    '{{understood}} von {{all}} Dingen, die ein Empfang braucht, wurden im Dienst gefunden und werden genutzt.',
  asked_one:
    'Eines könnte vorhanden sein, ist aber nicht sicher genug, um ungefragt genutzt zu werden: bitte entscheiden.',
  asked_other:
    '{{count}} Dinge könnten vorhanden sein, sind aber nicht sicher genug, um ungefragt genutzt zu werden: bitte entscheiden.',
  absent_one: 'Eines wird nicht angeboten',
  absent_other: '{{count}} Dinge werden nicht angeboten',
  review: 'Prüfen und berichtigen',
  location: 'Wo dieser Platz steht',
  noLocations: 'Der Dienst nennt keinen Standort für diese Organisation. Ohne Standort gibt es keinen Tag zu zeigen.',
  noZone: 'Der Dienst nennt keine Zeitzone. Bitte die der Praxis wählen, falls es nicht die dieses Computers ist.',
  clients: 'Alle Kunden, sofort zu finden',
  clientsReading:
    'Kunden werden gelesen: {{read}} von {{expected}}. Sie müssen nicht warten, es läuft von selbst weiter.',
  clientsSoFar_one: 'Kunden werden gelesen: bisher einer. Sie müssen nicht warten, es läuft von selbst weiter.',
  clientsSoFar_other: 'Kunden werden gelesen: bisher {{count}}. Sie müssen nicht warten, es läuft von selbst weiter.',
  clientsRead_one: 'Ein Kunde wurde gelesen und wird bei jedem Tastendruck gefunden.',
  clientsRead_other: '{{count}} Kunden wurden gelesen und werden bei jedem Tastendruck gefunden.',
  clientsNotOffered: 'Dieser Dienst hat keine Liste aller Kunden; stattdessen wird seine eigene Suche gefragt.',
  openDay: 'Den Tag öffnen',
};
