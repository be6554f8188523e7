import type { Translation } from '../../catalog.ts';
import type { failures as english } from '../en/failures.ts';

export const failures: Translation<typeof english> = {
  unknownQuestion: 'Diese Frage kennt Front Desk nicht.',
  unfitValues: 'Diese Frage kam mit Werten, die nicht passen.',
  questionTooLarge: 'Diese Frage war zu groß.',
  questionUnreadable: 'Diese Frage ließ sich nicht lesen.',
  tooManyQuestions: 'Zu viele Fragen auf einmal.',
  askedFromElsewhere: 'Diese Frage kam von woanders.',
  unknownPage: 'Diese Seite der Kundenliste ist nicht bekannt.',
  badRequestDo: 'Das Fenster neu laden. Bleibt es dabei, bitte melden: Der Fehler liegt bei uns.',
  mistake: 'Front Desk hat hier einen Fehler gemacht.',
  mistakeDo: 'Erneut versuchen. Bleibt es dabei, Front Desk neu starten und den Fehler melden.',
  mistakeReadingDo: 'Aktualisieren. Bleibt es dabei, den Fehler melden.',
  notOfferedDo: 'Hier ist nichts zu tun; alles andere funktioniert.',
  fileNotWritten:
    'Die Datei konnte nicht geschrieben werden: Der Datenträger ist voll, oder der Ordner ist schreibgeschützt.',
  fileNotWrittenDo: 'Einen anderen Ordner wählen und erneut versuchen.',
  copyNotErased:
    'Die Offline-Kopie konnte nicht gelöscht werden: Der Datenordner ist schreibgeschützt, oder ein anderes Front Desk arbeitet damit.',
  copyNotErasedDo: 'Das andere schließen oder den Ordner beschreibbar machen, dann erneut löschen.',
  locationGone: 'Diesen Standort gibt es nicht oder nicht mehr.',
  locationGoneDo: 'Einen Standort wählen.',
  dateGone: 'Dieses Datum gibt es nicht.',
  dateGoneDo: 'Ein Datum wählen.',
  pdfNotHere: 'Dieses Fenster kann selbst kein PDF erstellen.',
  pdfNotHereDo: '„Drucken“ wählen, und dort „Als PDF speichern“ als Drucker.',
  pdfNotMade: 'Das PDF konnte nicht erstellt werden.',
  pdfNotMadeDo: 'Stattdessen „Drucken“ wählen, und dort „Als PDF speichern“ als Drucker.',
  paymentsNotWhole: 'Der Dienst hat nicht alle Zahlungen geliefert; ob sie dabei ist, lässt sich nicht sagen.',
  paymentsNotWholeDo: 'Sehen Sie im Dienst selbst nach, bevor Sie sie noch einmal erfassen.',
};
