import type { Backstage } from '../../dialects/dialect.ts';
import type { PatientRecord } from '../../dialects/practice.ts';
import { centsOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { invalid, notFound, type Payload, payloads, rowOfWrite, rowWith } from './answers.ts';
import { peopleWrites } from './peopleWrites.ts';
import type { WriteTools } from './tools.ts';
import { dayOf, nameOfWord, paymentWays, rowId, uuidOf } from './values.ts';
import { visitWrites } from './visitWrites.ts';

interface PaymentInput {
  readonly wlascicielId: string;
  readonly fakturaId?: string | null;
  readonly kwota: unknown;
  readonly sposob: string;
  readonly tytul?: string | null;
}

interface MoveInput {
  readonly produktId: string;
  readonly magazynId: string;
  readonly rodzaj: string;
  readonly ilosc: unknown;
  readonly opis?: string | null;
}

type Given<Field extends string> = Readonly<Record<Field, string>> & { readonly lekarzId?: string | null };

/** The number behind the id of a row among so many of a table. */
function numberWith(table: string, count: number, id: string, from = 0): number {
  const wanted = uuidOf(id);
  for (let number = from; number < from + count; number += 1) if (rowId(table, number) === wanted) return number;
  throw notFound(table, id);
}

/** All mutations. */
export function zwierzyniecWrites(backstage: Backstage, tools: WriteTools): Readonly<Record<string, unknown>> {
  const payload = payloads(backstage);
  return {
    ...visitWrites(backstage, tools, payload),
    ...peopleWrites(backstage, tools, payload),
    ...officeWrites(backstage, tools, payload),
  };
}

/** The mutations of money, messages, tasks, treatment and stock. */
function officeWrites(
  { practice, now }: Backstage,
  { money, office, medical, stock, ledger }: WriteTools,
  payload: Payload,
): Readonly<Record<string, unknown>> {
  const ownerKey = (id: string): number =>
    rowWith(
      practice.clients.filter(({ isDeleted }) => !isDeleted),
      'client',
      'Wlasciciel',
      id,
    ).key;
  const animalWith = (id: string): PatientRecord => rowWith(practice.patients, 'patient', 'Zwierze', id);
  const staffKey = (id: string | null | undefined): number | null =>
    id ? rowWith(practice.providers, 'provider', 'Lekarz', id).key : null;
  const text = (field: string, value: string): string => {
    if (value.trim() === '') throw invalid(field, 'Pole jest wymagane.');
    return value.trim();
  };

  return {
    przyjmijPlatnosc: payload('platnosc', (input: PaymentInput) => {
      const clientKey = ownerKey(input.wlascicielId);
      const orderKey = input.fakturaId ? numberWith('Faktura', ledger.orders.length, input.fakturaId, 1) : undefined;
      const method = nameOfWord(paymentWays, input.sposob);
      const paid = { clientKey, orderKey, cents: centsOf(input.kwota), method, reference: input.tytul };
      return money.payment(rowOfWrite(takePayment(practice, ledger, paid, now())));
    }),
    wyslijWiadomosc: payload('wiadomosc', (input: Given<'wlascicielId' | 'tresc'> & { rozmowaId?: string | null }) => {
      const clientKey = ownerKey(input.wlascicielId);
      const { rozmowaId } = input;
      const threadKey = rozmowaId ? numberWith('Rozmowa', ledger.threads.length, rozmowaId, 1) : undefined;
      return office.message(
        rowOfWrite(writeMessage(practice, ledger, { clientKey, threadKey, body: input.tresc }, now())),
      );
    }),
    dodajZadanie: payload('zadanie', (input: Given<'tytul' | 'termin'> & { zwierzeId?: string | null }) => {
      const row = {
        key: office.tasks.length + 1,
        title: text('tytul', input.tytul),
        due: dayOf(input.termin),
        isDone: false,
        providerKey: staffKey(input.lekarzId),
        patientKey: input.zwierzeId ? animalWith(input.zwierzeId).key : null,
      };
      office.tasks.push(row);
      return office.task(row);
    }),
    wykonajZadanie: payload('zadanie', ({ id }: Given<'id'>) => {
      const index = numberWith('Zadanie', office.tasks.length, id, 1) - 1;
      const before = office.tasks[index];
      if (!before) throw notFound('Zadanie', id);
      const row = { ...before, isDone: true };
      office.tasks[index] = row;
      return office.task(row);
    }),
    dodajNotatke: payload('notatka', (input: Given<'zwierzeId' | 'tresc'>) => {
      const patientKey = animalWith(input.zwierzeId).key;
      const row = { key: office.notes.length + 1, text: text('tresc', input.tresc), patientKey, at: now() };
      office.notes.push(row);
      return office.note(row);
    }),
    dodajSzczepienie: payload(
      'szczepienie',
      (input: Given<'zwierzeId' | 'szczepionkaId' | 'dataSzczepienia'> & { numerSerii?: string | null }) => {
        const row = {
          key: medical.vaccinations.length + 1,
          patientKey: animalWith(input.zwierzeId).key,
          vaccine: numberWith('Szczepionka', medical.tables.Szczepionka().length, input.szczepionkaId),
          day: dayOf(input.dataSzczepienia),
          batch: input.numerSerii ?? null,
          providerKey: staffKey(input.lekarzId),
        };
        medical.vaccinations.push(row);
        return medical.vaccination(row);
      },
    ),
    zlecBadanie: payload('badanieLaboratoryjne', (input: Given<'zwierzeId' | 'panelId' | 'laboratoriumId'>) => {
      const row = {
        key: medical.tests.length + 1,
        patientKey: animalWith(input.zwierzeId).key,
        panel: numberWith('PanelBadan', medical.tables.PanelBadan().length, input.panelId),
        laboratory: numberWith('Laboratorium', medical.tables.Laboratorium().length, input.laboratoriumId),
        status: 'ZLECONE',
        providerKey: staffKey(input.lekarzId),
        at: now(),
      };
      medical.tests.push(row);
      return medical.test(row);
    }),
    zapiszRuchMagazynowy: payload('ruchMagazynowy', (input: MoveInput): Row => {
      const product = numberWith('Produkt', stock.tables.Produkt().length, input.produktId);
      const wanted = uuidOf(input.magazynId);
      const place = practice.places.find(({ key }) => rowId('Magazyn', key) === wanted);
      if (!place) throw notFound('Magazyn', input.magazynId);
      const quantity = Number(input.ilosc);
      if (!Number.isFinite(quantity) || (quantity <= 0 && input.rodzaj !== 'KOREKTA'))
        throw invalid('ilosc', 'Ilość musi być większa od zera.');
      const row = {
        key: stock.moves.length + 1,
        product,
        placeKey: place.key,
        kind: input.rodzaj,
        quantity,
        note: input.opis ?? null,
        at: now(),
      };
      stock.moves.push(row);
      return stock.move(row);
    }),
  };
}
