import type { Translation } from '../../catalog.ts';
import type { updates as english } from '../en/updates.ts';

export const updates: Translation<typeof english> = {
  notThere: 'An dieser Adresse war keine Liste der Aktualisierungen zu lesen.',
  notThereAction: 'Die Adresse mit der IT-Betreuung prüfen.',
  badSignature:
    'Was dort liegt, ist nicht vom Herausgeber von Front Desk signiert oder wurde seither verändert. Es wurde nicht verwendet.',
  badSignatureAction: 'Die IT-Betreuung informieren; nicht von Hand installieren.',
  noFile: 'Version {{version}} ist da, aber nicht für diese Art von Computer.',
  noFileAction: 'Bei der IT-Betreuung danach fragen.',
  notFetched: 'Die Aktualisierung konnte nicht geladen werden: Die Verbindung brach ab, oder der Datenträger ist voll.',
  notFetchedAction: 'Später erneut nach Aktualisierungen suchen.',
  notInstalled: 'Die Aktualisierung ließ sich nicht starten, oder ihre Datei wurde nach dem Laden verändert.',
  notInstalledAction: 'Erneut nach Aktualisierungen suchen und noch einmal laden.',
  badPlace: 'Das ist keine https-Adresse eines Ordners.',
  badPlaceAction: 'So eingeben, wie sie Ihnen gegeben wurde, etwa https://it.example.com/front-desk',
};
