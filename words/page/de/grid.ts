import type { Translation } from '../../catalog.ts';
import type { grid as english } from '../en/grid.ts';

export const grid: Translation<typeof english> = {
  newAppointment: 'Neuer Termin',
  keysGo: 'Pfeiltasten gehen von Termin zu Termin, Enter öffnet.',
  keysMove: 'M verschiebt.',
  keysResize: 'Umschalt und eine Pfeiltaste ändern das Ende.',
  keysNew: 'N beginnt einen neuen Termin.',
  clinicTimes: 'Alle Uhrzeiten sind die der Praxis',
  allDay: '{{what}} ganztägig',
  appointments_one: '1 Termin',
  appointments_other: '{{count}} Termine',
  noMoves: 'Termine lassen sich hier nicht verschieben.',
  isSaving: '{{name}} wird gerade gespeichert.',
  isOff: '{{name}} entfällt und lässt sich nicht verschieben.',
  isBeyond: '{{name}} liegt nicht nur an diesem Tag und lässt sich hier nicht verschieben.',
  range: '{{from}} bis {{to}}',
  noSuchTime: '{{time}} gibt es an diesem Tag nicht: Die Uhren werden vorgestellt.',
  notTo: 'Ein Termin lässt sich nicht nach „{{column}}“ verschieben.',
  overlapsOne: 'Überschneidet sich mit {{name}}',
  overlapsMany: 'Überschneidet sich mit {{number}} Terminen',
  outsideHours: 'Außerhalb der Öffnungszeiten',
  moving:
    '{{name}} wird verschoben. Pfeiltasten verschieben, mit Umschalt ändern sie das Ende, Enter legt ab, Escape legt zurück.',
  resizing:
    'Das Ende von {{name}} wird geändert. Umschalt mit den Pfeiltasten ändert das Ende, Enter behält es, Escape legt zurück.',
  creating: 'Neuer Termin. Pfeiltasten wählen die Uhrzeit, mit Umschalt die Dauer, Enter legt an, Escape bricht ab.',
  putBack: 'Zurückgelegt.',
  left: 'Nichts angelegt.',
  dropped: '{{name}} abgelegt: {{place}}.',
  stays: '{{name}} bleibt am bisherigen Platz.',
  drawnAnew: 'Der Tag wurde inzwischen neu dargestellt. Nichts wurde geändert.',
  changedMeanwhile: '{{name}} wurde inzwischen geändert und bleibt am bisherigen Platz.',
  hintMove: 'Enter legt ab · Esc legt zurück',
  hintNew: 'Enter legt an · Esc bricht ab',
};
