import type { Translation } from '../../catalog.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  offline: 'Alles liegt auf diesem Computer, auch ohne Verbindung.',
  search: 'Hilfe durchsuchen',
  found_one: '1 Thema gefunden',
  found_other: '{{count}} Themen gefunden',
  nothing: 'Kein Thema enthält alle diese Wörter.',
  results: 'Gefundene Themen',
  contents: 'Inhalt der Hilfe',
  onThisPage: 'Auf dieser Seite',
  goOn: 'Davor und danach',
  before: 'Zurück',
  after: 'Weiter',
  back: 'Zurück zum letzten Bildschirm',
};
