import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Ledger, MessageRecord, ThreadRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { accountRecords, programs } from './accounts.ts';
import type { DeskRecords } from './deskRecords.ts';
import { shown } from './shown.ts';
import { daysAfter, isVisit, momentText, rowId, zwierzyniecIds } from './values.ts';

/** A chore. */
export interface TaskRecord {
  readonly key: number;
  readonly title: string;
  readonly due: string;
  readonly isDone: boolean;
  readonly providerKey: number | null;
  readonly patientKey: number | null;
}

/** What somebody noted about an animal. */
export interface NoteRecord {
  readonly key: number;
  readonly text: string;
  readonly patientKey: number;
  readonly at: number;
}

const { of } = zwierzyniecIds;
const dayMs = 86_400_000;
const reminderKinds = [
  ['SZCZEPIENIE', 'Zbliża się termin szczepienia.'],
  ['ODROBACZANIE', 'Czas na odrobaczanie.'],
  ['KONTROLA', 'Prosimy o wizytę kontrolną.'],
] as const;

/** The records of the office. */
export function officeRecords({ practice, now }: Backstage, desk: DeskRecords, ledger: Ledger) {
  const home = practice.places[0]?.zone ?? 'Europe/Warsaw';
  const today = (): string => wallDay(now(), home);
  const tasks: TaskRecord[] = ['Oddzwonić z wynikami', 'Zamówić szczepionki', 'Wysłać dokumentację'].map(
    (title, index) => ({
      key: index + 1,
      title,
      due: daysAfter(today(), index - 1),
      isDone: index === 2,
      providerKey: practice.providers[index]?.key ?? null,
      patientKey: practice.patients[index * 3]?.key ?? null,
    }),
  );
  const notes: NoteRecord[] = practice.patients
    .filter(({ key }) => key % 14 === 3)
    .map(({ key }, index) => ({
      key: index + 1,
      text: 'Zwierzę boi się innych psów, wejście boczne.',
      patientKey: key,
      at: now() - (key % 120) * dayMs,
    }));

  const clientAt = (key: number | null) => (): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && shown(desk.client(row));
  };
  const patientAt = (key: number | null) => (): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && shown(desk.patient(row));
  };
  const doctorAt = (key: number | null) => (): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && shown(desk.provider(row));
  };
  const placeAt = (key: number) => (): Row | null => {
    const row = rowOf(practice.places, key);
    return row && shown(desk.place(row));
  };

  const { right, role, user, rightCount, roleCount } = accountRecords(practice, desk);

  const message = (row: MessageRecord): Row => ({
    id: rowId('Wiadomosc', row.key),
    tresc: row.body,
    autor: row.author,
    kierunek: row.isInbound ? 'PRZYCHODZACA' : 'WYCHODZACA',
    przeczytana: row.isRead,
    wyslano: momentText(row.at),
  });
  const thread = (row: ThreadRecord): Row => ({
    id: rowId('Rozmowa', row.key),
    temat: row.subject,
    zamknieta: row.isClosed,
    wlascicielId: of('client', row.clientKey),
    wlasciciel: clientAt(row.clientKey),
    wiadomosci: () => ledger.messages.filter(({ threadKey }) => threadKey === row.key).map(message),
  });
  const task = (row: TaskRecord): Row => ({
    id: rowId('Zadanie', row.key),
    tytul: row.title,
    termin: row.due,
    wykonane: row.isDone,
    przypisanyLekarz: doctorAt(row.providerKey),
    zwierze: patientAt(row.patientKey),
  });
  const note = (row: NoteRecord): Row => ({
    id: rowId('Notatka', row.key),
    tresc: row.text,
    autor: () => user(programs),
    zwierzeId: of('patient', row.patientKey),
    zwierze: patientAt(row.patientKey),
    utworzono: momentText(row.at),
  });
  const reminders = (): readonly Row[] =>
    practice.patients
      .filter(({ key, isDeceased }) => key % 6 === 2 && !isDeceased)
      .map((row) => {
        const [rodzaj, tresc] = reminderKinds[row.key % reminderKinds.length] ?? reminderKinds[0];
        const isSent = row.key % 4 === 0;
        return {
          id: rowId('Przypomnienie', row.key),
          rodzaj,
          tresc,
          termin: daysAfter(today(), (row.key % 45) - 5),
          status: isSent ? 'WYSLANE' : 'OCZEKUJE',
          zwierzeId: of('patient', row.key),
          zwierze: patientAt(row.key),
          wlascicielId: row.clientKey === null ? null : of('client', row.clientKey),
          wlasciciel: clientAt(row.clientKey),
          wyslano: isSent ? momentText(now() - 3 * dayMs) : null,
        };
      });
  const duties = (): readonly Row[] =>
    Array.from({ length: 7 }, (_, later) => daysAfter(today(), later)).flatMap((dzien, later) =>
      practice.providers
        .filter(({ isActive }) => isActive && new Date(`${dzien}T12:00:00Z`).getUTCDay() > 0)
        .flatMap((row) =>
          row.placeKeys.slice(0, 1).map((placeKey) => ({
            id: rowId('DyzurLekarza', later * 1000 + row.key),
            dzien,
            godzinaOd: row.key % 2 === 0 ? '08:00:00' : '11:00:00',
            godzinaDo: row.key % 2 === 0 ? '16:00:00' : '19:00:00',
            lekarzId: of('provider', row.key),
            lekarz: doctorAt(row.key),
            placowkaId: of('place', placeKey),
            placowka: placeAt(placeKey),
          })),
        ),
    );
  const journal = (): readonly Row[] =>
    practice.appointments
      .filter(isVisit)
      .toSorted((one, other) => other.updatedAt - one.updatedAt || one.key - other.key)
      .map((row) => ({
        id: rowId('WpisDziennika', row.key),
        operacja: row.updatedAt === row.createdAt ? 'UTWORZENIE' : 'ZMIANA',
        encja: 'Wizyta',
        encjaId: of('appointment', row.key),
        uzytkownik: () => user(programs),
        kiedy: momentText(row.updatedAt),
      }));
  const waiting = (): readonly Row[] =>
    practice.patients
      .filter(({ key, clientKey, isActive }) => isActive && clientKey !== null && key % 31 === 7)
      .map((row) => {
        const type = practice.visitTypes[row.key % Math.max(1, practice.visitTypes.length - 1)];
        return {
          id: rowId('OczekujacyNaTermin', row.key),
          wlasciciel: clientAt(row.clientKey),
          zwierze: patientAt(row.key),
          rodzajWizyty: type && desk.visitType(type),
          placowka: placeAt(practice.places[row.key % practice.places.length]?.key ?? 1),
          najwczesniej: today(),
          najpozniej: daysAfter(today(), 21),
          uwagi: null,
        };
      });

  return {
    tasks,
    notes,
    task,
    note,
    message,
    account: () => user(programs),
    settings: (): Row => ({
      terminarz: { krokMinut: 15, pokazujOdwolane: true },
      powiadomienia: { smsPrzedWizyta: true, godzinPrzedWizyta: 24 },
      fakturowanie: { wzorNumeru: 'FV/{rok}/{numer}', terminDni: 14 },
    }),
    tables: {
      Uprawnienie: () => Array.from({ length: rightCount }, (_, index) => right(index)),
      Rola: () => Array.from({ length: roleCount }, (_, index) => role(index)),
      Uzytkownik: () => [user(programs), ...practice.providers.map(({ key }) => user(key))],
      Rozmowa: () => ledger.threads.map(thread),
      Zadanie: () => tasks.map(task),
      Notatka: () => notes.map(note),
      Przypomnienie: reminders,
      DyzurLekarza: duties,
      Nieobecnosc: () =>
        practice.providers
          .filter(({ isActive, key }) => isActive && key % 3 === 0)
          .map(({ key }) => ({
            id: rowId('Nieobecnosc', key),
            rodzaj: key % 2 === 0 ? 'SZKOLENIE' : 'URLOP',
            dataOd: daysAfter(today(), 20 + key),
            dataDo: daysAfter(today(), 24 + key),
            lekarzId: of('provider', key),
            lekarz: doctorAt(key),
          })),
      WpisDziennika: journal,
      OczekujacyNaTermin: waiting,
      SzablonWiadomosci: () =>
        ['SMS', 'EMAIL'].map((kanal, index) => ({
          id: rowId('SzablonWiadomosci', index),
          nazwa: `Przypomnienie o wizycie (${kanal})`,
          kanal,
          tresc: 'Przypominamy o wizycie {data} o godz. {godzina}.',
        })),
    },
  };
}

/** The records of the office. */
export type OfficeRecords = ReturnType<typeof officeRecords>;
