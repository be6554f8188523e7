import type { Translation } from '../../catalog.ts';
import type { updates as english } from '../en/updates.ts';

export const updates: Translation<typeof english> = {
  title: 'Aktualisierungen',
  words: 'Neuere Versionen von einem eigenen Ort. Nichts wird ungefragt geladen oder installiert.',
  notHere: 'Dieses Front Desk wird so aktualisiert, wie es installiert wurde.',
  place: 'Adresse der Aktualisierungen',
  turnOn: 'Dort nach Aktualisierungen suchen',
  turnOff: 'Ausschalten',
  off: 'Aus. Ihre IT-Betreuung kann signierte Versionen an einer https-Adresse ablegen und hier angeben.',
  on: 'Einmal am Tag unter {{url}}',
  checkNow: 'Jetzt prüfen',
  unasked: 'Noch nicht nachgesehen.',
  checking: 'Nach einer neueren Version wird gesucht…',
  current: 'Dies ist die neueste Version, Stand {{at}}.',
  found: 'Version {{version}} ist da.',
  fetch: 'Laden',
  fetching: 'Version {{version}} wird geladen…',
  ready: 'Version {{version}} ist geladen und ist die vom Herausgeber signierte.',
  install: 'Installieren und schließen',
  installWords: 'Front Desk schließt sich dafür. Was gerade eingegeben wird, bleibt erhalten.',
};
