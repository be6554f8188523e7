import type { Translation } from '../../catalog.ts';
import type { map as english } from '../en/map.ts';

export const map: Translation<typeof english> = {
  noJson: 'Diese Datei ist keine Zuordnung von Front Desk: Sie ist kein JSON.',
  noMap: 'Diese Datei ist keine Zuordnung von Front Desk.',
  otherVersion: 'Diese Zuordnung stammt von einer anderen Version von Front Desk (Format {{format}}).',
  damaged: 'Diese Zuordnung ist beschädigt: Ein Teil davon lässt sich nicht lesen.',
  tooDeep: 'Diese Zuordnung fragt mehr als {{most}} Ebenen auf einmal ab ({{operation}}), was kein Dienst liefert.',
  otherService: 'Diese Zuordnung gehört zu einem anderen Dienst: {{missing}} fehlt im Schema des verbundenen Dienstes.',
  otherServiceMore:
    'Diese Zuordnung gehört zu einem anderen Dienst: {{missing}} und {{more}} weitere fehlen im Schema des verbundenen Dienstes.',
  refusedDo: 'Nichts wurde geändert. Eine Zuordnung wählen, die für diese Praxis exportiert wurde.',
  presetRefused:
    'Die Zuordnung aus dem Profil dieses Computers ({{file}}) wird nicht verwendet. {{why}} Wer sie eingerichtet hat, kann sie berichtigen und erneut verbinden, oder die Leitung importiert eine in den Einstellungen. Bis dahin wird der Dienst so gelesen, wie Front Desk ihn versteht.',
  presetMissing: 'Diese Datei liegt nicht neben dem Profil ({{profile}}).',
  presetTooLarge: 'Das ist keine Datei, oder sie ist größer, als eine Zuordnung sein kann.',
  presetNoText: 'Diese Datei lässt sich nicht als UTF-8-Text lesen.',
  changeFixed: 'Was eine Änderung entgegennimmt, lässt sich nicht berichtigen.',
  notThere: 'Dieses Feld lässt sich von dort nicht lesen.',
  notCorrectable: 'Das lässt sich nicht berichtigen.',
  noSample: 'Davon gibt es kein Beispiel.',
  ruledOut: 'Sie haben angegeben, dass dieser Dienst das nicht bietet.',
  nothingLike: 'Keine Operation dieses Dienstes sieht danach aus.',
  reads: 'Liest: {{name}}',
  readsMany: '{{name}}, viele auf einmal',
  changes: 'Ändert: {{name}}',
  demandedUnknown: 'Nicht verstanden, aber verlangt',
  dropped: '{{name}}: Ihre Berichtigung entfällt, da es {{missing}} nicht mehr gibt.',
  gone: '{{name}}: nicht mehr angeboten; es war {{former}}.',
  offeredBy: '{{name}}: jetzt angeboten, durch {{present}}.',
  doneBy: '{{name}}: jetzt durch {{present}}.',
  doneByInstead: '{{name}}: jetzt durch {{present}} statt {{former}}.',
  readFromInstead: '{{name}}: jetzt aus {{present}} gelesen statt aus {{former}}.',
  fieldFrom: '{{name}}: {{field}} wird jetzt aus {{present}} gelesen.',
  fieldGone: '{{name}}: {{field}} gibt es nicht mehr; es war {{former}}.',
  fieldFromInstead: '{{name}}: {{field}} wird jetzt aus {{present}} gelesen statt aus {{former}}.',
  askedOtherwise: '{{name}}: {{present}} wird jetzt anders abgefragt.',
};
