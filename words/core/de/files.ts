import type { Translation } from '../../catalog.ts';
import type { files as english } from '../en/files.ts';

export const files: Translation<typeof english> = {
  folderTaken:
    'Ein anderes Front Desk ist mit demselben Datenordner geöffnet. Dieses zeigt alles an und behält nichts von dem, was Sie an Einstellungen, Zuordnung, Entwürfen und Schlüsseln ändern. Eines der beiden schließen.',
  folderLost:
    'Ein anderes Front Desk hat den Datenordner übernommen. Dieses behält nichts mehr von dem, was Sie an Einstellungen, Zuordnung, Entwürfen und Schlüsseln ändern. Eines der beiden schließen.',
  folderClosed:
    'In den Datenordner kann nichts geschrieben werden: Er ist schreibgeschützt, oder der Datenträger ist voll. Front Desk funktioniert, und was Sie an Einstellungen, Zuordnung, Entwürfen und Schlüsseln ändern, gilt, bis Sie es schließen.',
  closed:
    '{{file}} lässt sich nicht öffnen und wird nicht überschrieben; {{instead}}. Was Sie ändern, gilt, bis Sie Front Desk schließen.',
  newer:
    '{{file}} stammt von einem neueren Front Desk, das dieses nicht versteht, und bleibt, wie sie ist; {{instead}}. Was Sie ändern, gilt, bis Sie Front Desk schließen.',
  damaged: '{{file}} war beschädigt; {{instead}}. Die beschädigte Datei wurde als {{aside}} aufgehoben.',
  damagedStuck: '{{file}} war beschädigt; {{instead}}. Sie ließ sich nicht verschieben, daher wird nichts gespeichert.',
  locked:
    '{{file}} lässt sich nicht öffnen: Der Schlüsselspeicher dieses Computers gibt ihren Schlüssel nicht mehr heraus. Sie wird unter anderem Namen aufgehoben, bevor etwas ihren Platz einnimmt; bis dahin gilt: {{instead}}.',
  unwritten:
    '{{content}} ließ sich nicht speichern: Der Datenträger ist voll oder schreibgeschützt. Was Sie ändern, gilt, bis Sie Front Desk schließen.',
  restored: 'ihre letzte gute Kopie ist wieder da',
  namedFile: 'Die Datei {{name}}',
  namedWithout: 'Front Desk beginnt sie neu',
  settingsFile: 'Die Einstellungsdatei',
  settings: 'Die Einstellungsdatei',
  settingsRestored: 'die letzten guten Einstellungen sind wieder da',
  settingsWithout: 'Front Desk beginnt mit den ersten Einstellungen',
  vaultFile: 'Die Datei mit den Schlüsseln',
  vaultRestored: 'die letzte gute Kopie ist wieder da',
  vaultWithout: 'die Schlüssel sind erneut einzugeben',
  memoryFile: 'Die Datei mit Entwürfen und angehefteten Kunden',
  memory: 'Die Datei mit Entwürfen und angehefteten Kunden',
  memoryWithout: 'dieser Platz beginnt ohne sie',
  staffFile: 'Die Datei mit den Personen dieses Platzes',
  staff: 'Die Datei mit den Personen dieses Platzes',
  staffWithout: 'niemand muss sich anmelden, bis die Leitung das wieder einschaltet',
  daysCopy: 'Die Offline-Kopie der Tage',
  clientsCopy: 'Die Offline-Kopie der Kunden',
  copyWithout: 'sie wird neu angelegt',
  demoMap: 'Die Zuordnung des Demo-Dienstes',
  sandboxMap: 'Die Zuordnung des Sandbox-Dienstes',
  testingMap: 'Die Zuordnung des Testdienstes',
  productionMap: 'Die Zuordnung des Produktionsdienstes',
  gatewayMap: 'Die Zuordnung des Gateway-Dienstes',
  mapWithout: 'der Dienst wird neu gelesen',
  profile:
    'Das Profil für diesen Computer ({{file}}) wird nicht verwendet. {{why}} Wer es eingerichtet hat, kann es berichtigen; Front Desk funktioniert auch ohne.',
  profileTooLarge: 'Es ist keine Datei von höchstens 64 kB.',
  profileNoText: 'Es lässt sich nicht als UTF-8-Text lesen.',
  profileNoObject: 'Es ist kein JSON-Objekt.',
  profileTwice: 'Ein Name kommt darin zweimal vor.',
  profileNoJson: 'Es ist kein JSON.',
  profileKey:
    'Es enthält „{{name}}“: Ein Schlüssel wird nie aus einer Datei übernommen, er wird in den Einstellungen eingegeben.',
  profileVersion: 'Seine „version“ muss 1 sein.',
  profileUnknown: '„{{name}}“ lässt sich nicht vorgeben.',
  profileUnfit: '„{{name}}“ ist nicht so, wie es sein muss.',
};
