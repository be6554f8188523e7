import type { Translation } from '../../catalog.ts';
import type { staff as english } from '../en/staff.ts';

export const staff: Translation<typeof english> = {
  pinWrong: 'Diese PIN stimmt nicht.',
  ownPinWrong: 'Ihre jetzige PIN stimmt nicht.',
  pinWrongDo: 'Bitte erneut eingeben. Die Leitung kann Ihnen eine andere geben.',
  pinTooOften: 'Die PIN war zu oft falsch.',
  waitSeconds_one: '{{count}} Sekunde warten, dann erneut versuchen.',
  waitSeconds_other: '{{count}} Sekunden warten, dann erneut versuchen.',
  waitMinutes_one: '{{count}} Minute warten, dann erneut versuchen.',
  waitMinutes_other: '{{count}} Minuten warten, dann erneut versuchen.',
  locked: 'Dieser Platz ist gesperrt.',
  lockedDo: 'Mit Ihrer PIN anmelden.',
  onlyManagers: 'Das darf nur die Leitung.',
  onlyManagersDo: 'Die Leitung bitten, sich hier anzumelden.',
  notThere: 'Diese Person steht nicht auf der Liste dieses Platzes.',
  notThereDo: 'Jemand anderen wählen oder die Leitung fragen.',
  nameTaken: 'Jemand mit diesem Namen steht schon auf der Liste.',
  nameTakenDo: 'Den Nachnamen oder einen Buchstaben davon ergänzen.',
  lastManager: 'Das ist die letzte Person der Leitung. Ohne sie könnte niemand mehr die Einstellungen ändern.',
  lastManagerDo: 'Zuerst jemand anderem die Leitung geben.',
  full: 'Auf der Liste stehen schon {{most}} Personen.',
  fullDo: 'Jemanden entfernen, der hier nicht mehr arbeitet.',
  notResettable:
    'Die Anmeldung dieses Platzes konnte nicht aufgehoben werden: Nicht alles, was sie schützt, ließ sich löschen.',
  notResettableDo: 'Den Datenordner beschreibbar machen, andere Front Desks schließen und erneut versuchen.',
};
