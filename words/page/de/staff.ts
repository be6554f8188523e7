import type { Translation } from '../../catalog.ts';
import type { staff as english } from '../en/staff.ts';

export const staff: Translation<typeof english> = {
  who: 'Wer ist am Platz?',
  whoAfterIdle: 'Eine Weile war niemand hier. Wer ist am Platz?',
  whoAfterSleep: 'Der Computer war gesperrt oder im Ruhezustand. Wer ist am Platz?',
  manager: 'Leitung',
  pin: 'PIN',
  chooseName: 'Bitte auch Ihren Namen wählen.',
  signIn: 'Anmelden',
  looking: 'Wird geprüft …',
  noManager: 'Keine Leitung kann sich anmelden',
  freeTitle: 'Diesen Platz freigeben?',
  freeWords:
    'Alle Namen und PINs werden gelöscht und damit auch, was sie schützten: die Schlüssel aller Umgebungen, alles Begonnene und die Offline-Kopie. Für eine neue Verbindung brauchen Sie den Schlüssel der Praxis. Das Protokoll bleibt.',
  leave: 'So lassen',
  free: 'Platz freigeben',
};
