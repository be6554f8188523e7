import type { Translation } from '../../catalog.ts';
import type { record as english } from '../en/record.ts';

export const record: Translation<typeof english> = {
  altered:
    'Das Protokoll dieses Platzes ist nicht mehr so, wie es geschrieben wurde: Zeilen wurden geändert oder fehlen. Es bleibt, wie es ist, und wird in einer neuen Datei fortgeführt. Die Leitung sieht die Stellen in den Einstellungen.',
  unwritten:
    'Was an diesem Platz geschieht, kann gerade nicht ins Protokoll geschrieben werden: Der Datenträger ist voll oder schreibgeschützt. Alles andere funktioniert.',
  number: 'Nummer',
  time: 'Zeit (UTC)',
  who: 'Wer',
  what: 'Was',
  outcome: 'Ergebnis',
  names: 'Angegebene Werte',
  about: 'Betrifft (Kennzeichen)',
};
