import type { Translation } from '../../catalog.ts';
import type { palette as english } from '../en/palette.ts';

export const palette: Translation<typeof english> = {
  title: 'Finden und ausführen',
  field: 'Kunde, Patient, Termin oder Aktion',
  recent: 'Zuletzt',
  actions: 'Aktionen',
  resultList: 'Ergebnisse',
  results_one: '{{count}} Ergebnis',
  results_other: '{{count}} Ergebnisse',
  nothingFound: 'Nichts gefunden für „{{typed}}“',
  searching: 'Kunden werden gesucht…',
  searchFailed: 'Kunden lassen sich gerade nicht suchen.',
  keyChoose: 'wählen',
  keyOpen: 'öffnen',
  keyClose: 'schließen',
  noPatient: 'Kein Patient',
};
