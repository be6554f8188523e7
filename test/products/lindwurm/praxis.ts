import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { dueOf, type MessageRecord, type OrderRecord, type PaymentRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { type Memory, visitsOf } from './memory.ts';
import { connectionOf, type ListArgs } from './paging.ts';
import { leistungen, type Records } from './records.ts';
import type { Standorte } from './standorte.ts';
import { amountOf, dateTime, dayIn, idOf, keyIn } from './values.ts';

interface Suche {
  readonly suchbegriff?: string | null;
}

const dayMs = 86_400_000;
const zahlungsarten = { CARD: 'KARTE', CASH: 'BAR', CHECK: 'UEBERWEISUNG' } satisfies Record<
  PaymentRecord['method'],
  string
>;

/** The ledger's word for how something was paid. */
export function methodOf(zahlungsart: unknown): PaymentRecord['method'] {
  if (zahlungsart === 'BAR') return 'CASH';
  return zahlungsart === 'KARTE' ? 'CARD' : 'CHECK';
}

/** Whether one of the texts of a row has what is looked for. */
function has(row: Row, names: readonly string[], suchbegriff: string | null | undefined): boolean {
  const wanted = (suchbegriff ?? '').trim().toLowerCase();
  return names.some((name) => String(row[name]).toLowerCase().includes(wanted));
}

const lieferanten: readonly Row[] = [
  ['Vetpharm Graz', 'Sabine Hofer', 'Graz', '8020'],
  ['Alpen Tierbedarf', null, 'Innsbruck', '6020'],
  ['Medizintechnik Isar', 'Ralf Brandl', 'München', '80331'],
].map(([name, ansprechpartner, ort, plz], index) => ({
  id: index + 1,
  name,
  ansprechpartner,
  telefon: `+43 316 55500${String(index)}`,
  email: `bestellung${String(index + 1)}@example.test`,
  adresse: { strasse: `Industriestraße ${String(7 + index)}`, plz, ort, land: index === 2 ? 'DE' : 'AT' },
}));

const ueberweiser: readonly Row[] = [
  ['FRAU', 'Dr.', 'Helga', 'Brunner', 'Tierklinik Süd', 'Wels'],
  ['HERR', 'Mag.', 'Stefan', 'Auer', null, 'Linz'],
  ['FRAU', 'Dr.', 'Zoë', 'Leitner', 'Augenpraxis Leitner', 'Passau'],
].map(([anrede, titel, vorname, nachname, praxisname, ort], index) => ({
  id: 701 + index,
  anrede,
  titel,
  vorname,
  nachname,
  praxisname,
  telefon: `+43 732 44400${String(index)}`,
  email: `praxis${String(index + 1)}@example.test`,
  ort,
}));

/** How money, messages and to-dos look. */
export function praxisRows({ practice }: Backstage, { ledger }: Memory, orte: Standorte, records: Records) {
  const zahlung = (row: PaymentRecord): Row => ({
    id: 30_000 + row.key,
    betrag: amountOf(row.cents),
    zahlungsart: zahlungsarten[row.method],
    eingegangenAm: dateTime(row.at),
    verwendungszweck: row.reference,
  });

  const rechnung = (row: OrderRecord): Row => {
    const [due, whole] = [dueOf(ledger, row), row.subtotalCents + row.taxCents];
    return {
      id: 5000 + row.key,
      rechnungsnummer: `2026-${String(row.key).padStart(6, '0')}`,
      rechnungsdatum: dateTime(row.at).slice(0, 10),
      tierhalter: () => records.tierhalterOf(row.clientKey),
      tier: () => records.tierOf(row.patientKey),
      standort: () => orte.standortOf(row.placeKey),
      status: due === 0 ? 'BEZAHLT' : due < whole ? 'TEILBEZAHLT' : 'OFFEN',
      positionen: row.items.map(({ name, quantity, unitCents }, index) => ({
        nummer: index + 1,
        bezeichnung: name,
        menge: quantity,
        einzelpreis: amountOf(unitCents),
        gesamtpreis: amountOf(unitCents * quantity),
      })),
      summeNetto: amountOf(row.subtotalCents),
      ust: amountOf(row.taxCents),
      summeBrutto: amountOf(whole),
      offenerBetrag: amountOf(due),
      mahnstufe: due > 0 && row.key % 3 === 0 ? 1 : 0,
      zahlungen: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(zahlung),
    };
  };

  const nachricht = (row: MessageRecord): Row => ({
    id: 9000 + row.key,
    tierhalter: () => records.tierhalterOf(row.clientKey),
    betreff: rowOf(ledger.threads, row.threadKey)?.subject ?? '',
    text: row.body,
    richtung: row.isInbound ? 'EINGEHEND' : 'AUSGEHEND',
    absender: row.author,
    gelesen: row.isRead,
    gesendetAm: dateTime(row.at),
  });

  const aufgabe = ({ mitarbeiterId, clientKey, at, ...row }: Memory['aufgaben'][number]): Row => ({
    ...row,
    zustaendig: () => orte.mitarbeiter().find(({ id }) => id === mitarbeiterId) ?? null,
    tierhalter: () => records.tierhalterOf(clientKey),
    createdAt: dateTime(at),
  });

  const impfungenOf = (row: PatientRecord): readonly Row[] => {
    if (row.key % 3 === 0) return [];
    const at = row.createdAt + (row.key % 50) * dayMs;
    const by = practice.providers[row.key % Math.max(1, practice.providers.length)]?.key ?? null;
    return ['Tollwut', 'Staupe/Parvovirose'].slice(0, row.key % 3).map((impfstoff, index) => ({
      id: 80_000 + row.key * 2 + index,
      tier: () => records.tier(row),
      impfstoff,
      chargennummer: `CH${String(40_000 + row.key * 13)}`,
      geimpftAm: dateTime(at).slice(0, 10),
      faelligAm: dateTime(at + 3 * 365 * dayMs).slice(0, 10),
      geimpftVon: () => orte.behandlerOf(by),
    }));
  };

  return { zahlung, rechnung, nachricht, aufgabe, impfungenOf };
}

/** The queries for treatments, money, goods and messages. */
export function praxisQueries(
  backstage: Backstage,
  memory: Memory,
  orte: Standorte,
  records: Records,
  rows: ReturnType<typeof praxisRows>,
  plain: ReturnType<typeof praxisRows>,
) {
  const { practice, cap } = backstage;
  const { ledger } = memory;
  const patientIn = (id: number): PatientRecord | null => rowOf(practice.patients, keyIn('patient', id));
  const artikel = (): readonly Row[] => {
    const names = [...new Map(ledger.orders.flatMap(({ items }) => items.map((item) => [item.name, item.unitCents])))];
    return names.map(([bezeichnung, cents], index) => ({
      id: index + 1,
      artikelnummer: `A-${String(1001 + index)}`,
      bezeichnung,
      einheit: cents < 100 ? 'Tbl.' : 'Stk.',
      verkaufspreis: amountOf(cents),
      istArzneimittel: cents < 4000,
      lieferant: lieferanten[index % lieferanten.length],
      bestaende: () =>
        practice.places.map((place) => ({
          standort: () => orte.standort(place),
          menge: (index * 17 + place.key * 5) % 60,
          mindestmenge: 10,
        })),
    }));
  };

  return {
    behandlungen: ({ tierId }: { readonly tierId: number }) =>
      visitsOf(practice, 'patientKey', keyIn('patient', tierId) ?? 0).map(({ row }) => records.behandlung(row)),
    impfungen({ tierId }: { readonly tierId: number }): readonly Row[] {
      const row = patientIn(tierId);
      return row ? rows.impfungenOf(row) : [];
    },
    faelligeImpfungen({ bis }: { readonly bis: string }): readonly Row[] {
      const day = dayIn(bis);
      const living = practice.patients.filter(({ isActive }) => isActive);
      return living.flatMap(rows.impfungenOf).filter((row) => String(row['faelligAm']) <= day);
    },
    rechnungen: (args: ListArgs) =>
      connectionOf('rechnungen', ledger.orders, args, cap, { show: rows.rechnung, plain: plain.rechnung }),
    rechnungById({ id }: { readonly id: number }): Row | null {
      const row = rowOf(ledger.orders, id - 5000);
      return row && rows.rechnung(row);
    },
    zahlungen: ({ rechnungId }: { readonly rechnungId: number }) =>
      ledger.payments.filter(({ orderKey }) => orderKey === rechnungId - 5000).map(rows.zahlung),
    leistungen: ({ suchbegriff }: Suche) =>
      leistungen.filter((row) => has(row, ['gotNummer', 'bezeichnung'], suchbegriff)),
    artikel: ({ suchbegriff }: Suche) =>
      artikel().filter((row) => has(row, ['artikelnummer', 'bezeichnung'], suchbegriff)),
    lieferanten: () => lieferanten,
    ueberweiser: ({ suchbegriff }: Suche) =>
      ueberweiser.filter((row) => has(row, ['nachname', 'praxisname', 'ort'], suchbegriff)),
    nachrichten: ({ tierhalterId }: { readonly tierhalterId: number }) =>
      ledger.messages.filter(({ clientKey }) => idOf('client', clientKey) === tierhalterId).map(rows.nachricht),
    aufgaben: ({ nurOffene }: { readonly nurOffene: boolean }) =>
      memory.aufgaben.filter(({ erledigt }) => !(nurOffene && erledigt)).map(rows.aufgabe),
  };
}
