import type { Translation } from '../../catalog.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Translation<typeof english> = {
  addressMissing: 'Die Adresse fehlt.',
  noAddress: 'Das ist nicht die Adresse eines Dienstes.',
  notEncrypted: 'Diese Adresse ist nicht verschlüsselt (http). Nichts wurde gesendet.',
  holdsPassword:
    'Die Adresse enthält einen Benutzernamen oder ein Passwort. Schlüssel gehören in das Schlüsselfeld. Nichts wurde gesendet.',
  addressDo: 'Die Adresse so eingeben, wie Sie sie erhalten haben, beginnend mit https://.',
  twoKeys: 'Das Gateway braucht zwei Schlüssel, alle anderen einen.',
  keyMissing: 'Der Schlüssel fehlt.',
  oneKeyMissing: 'Ein Schlüssel fehlt.',
  badKey:
    'Ein Schlüssel enthält ein Leerzeichen, einen Zeilenumbruch oder ein Zeichen, das kein Schlüssel hat. Bitte erneut kopieren, ohne etwas daneben.',
  keyDo: 'Berichtigen und erneut versuchen.',
  thisComputer: 'dieser Computer',
  mapChanged:
    'Der Dienst hat sich seit dem letzten Lesen geändert, und manches wird jetzt anders gelesen. Die Einstellungen führen es unter „Was Front Desk verstanden hat“ auf.',
  keyNotKept:
    'Der Schlüssel konnte nicht gespeichert werden: Der Datenträger ist voll, schreibgeschützt oder von einem anderen Front Desk belegt. Er gilt, bis Sie dieses schließen; zum Behalten erneut verbinden.',
  keyNotRemoved: 'Der Schlüssel konnte nicht vom Datenträger entfernt werden: Er ist schreibgeschützt.',
  keyNotRemovedDo: 'Den Datenordner beschreibbar machen und erneut versuchen.',
  clockAhead:
    'Die Uhr dieses Computers geht gegenüber der des Dienstes {{amount}} vor; „heute“ und „jetzt“ können hier falsch sein. Datum und Uhrzeit dieses Computers einstellen.',
  clockBehind:
    'Die Uhr dieses Computers geht gegenüber der des Dienstes {{amount}} nach; „heute“ und „jetzt“ können hier falsch sein. Datum und Uhrzeit dieses Computers einstellen.',
  minutes_one: '{{count}} Minute',
  minutes_other: '{{count}} Minuten',
  hours_one: '{{count}} Stunde',
  hours_other: '{{count}} Stunden',
  days_one: '{{count}} Tag',
  days_other: '{{count}} Tage',
};
