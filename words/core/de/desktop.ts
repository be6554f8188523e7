import type { Translation } from '../../catalog.ts';
import type { desktop as english } from '../en/desktop.ts';

export const desktop: Translation<typeof english> = {
  stopped: 'Front Desk läuft nicht mehr',
  stoppedWhy:
    'Sein Fenster ist innerhalb von fünf Minuten viermal ausgefallen. In der Praxis wurde dadurch nichts geändert, und Entwürfe bleiben erhalten.',
  stoppedDo: 'Bleibt es dabei, diesen Computer neu starten.',
  startAgain: 'Front Desk neu starten',
  diagnostics: 'Diagnose für die Person, die Ihnen hilft',
  diagnosticsText: 'Text der Diagnose',
  givenUp:
    'Sein Fenster ist innerhalb weniger Minuten mehrmals ausgefallen. Front Desk neu starten; bleibt es dabei, diesen Computer neu starten.',
  hangs: 'Das Fenster von Front Desk reagiert nicht',
  hangsWhy: 'Sie können warten oder es neu laden. Entwürfe bleiben erhalten.',
  wait: 'Warten',
  loadAgain: 'Neu laden',
  cannotStart: 'Front Desk kann nicht starten',
  reasonUnknown: 'Der Grund ist nicht bekannt.',
  mayNotStart: 'So kann Front Desk nicht starten',
  dangers: 'Es wurde mit {{switches}} gestartet; das würde die Daten der Praxis preisgeben.',
  dangersDo: 'Dies entfernen und neu starten.',
  sandboxDo:
    'Auf diesem Computer kann das AppImage die Sandbox von Chromium nicht nutzen. Stattdessen das Paket .deb oder .rpm installieren; es richtet die Sandbox ein.',
  folderRelative: 'FRONT_DESK_DATA_DIR muss ein absoluter Pfad sein.',
  folderUnusable: 'Der Ordner, den FRONT_DESK_DATA_DIR nennt, lässt sich nicht verwenden.',
  edit: 'Bearbeiten',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  view: 'Ansicht',
  actualSize: 'Originalgröße',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fullScreen: 'Vollbild ein/aus',
  window: 'Fenster',
  minimize: 'Minimieren',
  close: 'Schließen',
};
