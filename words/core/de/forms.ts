import type { Translation } from '../../catalog.ts';
import type { forms as english } from '../en/forms.ts';

export const forms: Translation<typeof english> = {
  purpose: 'Formular: {{name}}',
  dropped: '{{name}}: Das Formular wurde ausgeschaltet, denn {{missing}} ist nicht mehr da oder ist anders.',
  tooMany:
    'Mit so vielen Formularen wird diese Zuordnung für einen anderen Computer zu groß. Schalten Sie eines aus, das niemand benutzt.',
  notOn: 'Unter diesem Namen ist kein Formular eingeschaltet.',
  otherNow: 'Gesendet würde nicht mehr das, was Sie angesehen haben. Bitte noch einmal ansehen.',
  missing: 'Der Dienst verlangt diese Angabe.',
  notEmpty: 'Der Dienst lässt dies nicht leer.',
  noWhole: 'Das ist keine ganze Zahl.',
  outOfRange: 'Diese Zahl ist größer, als der Dienst sie annimmt.',
  noDecimal: 'Das ist keine Zahl. Schreiben Sie 120.50.',
  tooManyDigits: 'Eine Zahl dieser Art behält nur 15 Stellen.',
  noFlag: 'Ja oder Nein wählen.',
  noChoice: 'Der Dienst nimmt nur: {{words}}.',
  noDate: 'Diesen Tag gibt es nicht. Schreiben Sie 2026-11-21.',
  noMoment: 'Das ist kein Zeitpunkt. Schreiben Sie 2026-11-21T09:00.',
  noClock: 'Das ist keine Uhrzeit. Schreiben Sie 09:30.',
  noEmail: 'Das ist keine E-Mail-Adresse.',
  noUrl: 'Das ist keine Webadresse.',
  noJson: 'Das ist kein JSON. Texte gehören in doppelte Anführungszeichen.',
  noList: 'Das muss eine Liste sein.',
  noGroup: 'Das muss eine Gruppe von Angaben sein.',
  noText: 'Das muss als Text eingegeben werden.',
  unknown: 'Es steht etwas darin, das dieses Formular nicht hat. Öffnen Sie das Formular neu.',
};
