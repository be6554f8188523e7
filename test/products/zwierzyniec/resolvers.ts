import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { byStart, type ClientRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import { createLedger, dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { missingRow } from './answers.ts';
import { roomsPerPlace } from './branchRecords.ts';
import { deskRecords } from './deskRecords.ts';
import { filtered, sorted } from './filters.ts';
import { freeTimes, meetings } from './freeTimes.ts';
import { listFields } from './lists.ts';
import { medicalRecords } from './medicalRecords.ts';
import { moneyRecords } from './moneyRecords.ts';
import { officeRecords } from './officeRecords.ts';
import { connectionOf } from './paging.ts';
import type { Relations } from './relations.ts';
import { foundOwners } from './search.ts';
import { shown } from './shown.ts';
import { stockRecords } from './stock.ts';
import { tablesOf } from './tables.ts';
import { bySurname, dayOf, daysAfter, instantOfMoment, isVisit, uuidOf, zwierzyniecIds } from './values.ts';
import type { WriteTools } from './tools.ts';
import { zwierzyniecWrites } from './writes.ts';

interface ListArgs extends ConnectionArgs {
  readonly where?: unknown;
  readonly order?: readonly unknown[] | null;
}

interface DayArgs {
  readonly placowkaId: string;
  readonly dzien: string;
}

const { key, of } = zwierzyniecIds;

/** The root fields of the service. */
export function zwierzyniecRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const ledger = createLedger(practice);
  const desk = deskRecords(backstage, () => relations);
  const money = moneyRecords(backstage, ledger, desk);
  const stock = stockRecords(backstage, desk);
  const medical = medicalRecords(backstage, desk, stock);
  const office = officeRecords(backstage, desk, ledger);
  const rooms = new Map<number, number | null>();
  const sources = new Map<number, string>();
  const addresses: WriteTools['addresses'] = new Map();
  const relations: Relations = {
    invoicesOf: money.invoicesOf,
    balanceOf: money.balanceOf,
    invoiceOf: money.invoiceOf,
    weightsOf: medical.weightsOf,
    vaccinationsOf: medical.vaccinationsOf,
    chartOf: medical.chartOf,
    // A room is chosen when the animal comes in, unless it was named when the visit was booked.
    roomOf({ key: visit, state }) {
      const isIn = state === 'inProgress' || state === 'ready' || state === 'completed';
      return rooms.has(visit) ? (rooms.get(visit) ?? null) : isIn ? visit % roomsPerPlace : null;
    },
    sourceOf: (row) => sources.get(row.key),
    addressOf: (row) => addresses.get(row.key),
  };
  const tools: WriteTools = { desk, money, stock, medical, office, ledger, rooms, sources, addresses };
  const tables = tablesOf(backstage, tools);

  const owners = (): readonly ClientRecord[] =>
    practice.clients.filter(({ isDeleted }) => !isDeleted).toSorted(bySurname);
  const placeWith = (id: string): PlaceRecord => {
    const row = rowOf(practice.places, key('place', uuidOf(id)));
    if (!row) throw missingRow('Placowka', id);
    return row;
  };

  const lists = listFields.flatMap(({ field, type, single, isPaged }) => {
    const rows = (): readonly Row[] => tables[type]?.() ?? [];
    const list = (args: ListArgs): unknown => {
      const asked = sorted(filtered(rows(), type, args.where), type, args.order);
      return isPaged ? connectionOf(asked, args, cap, field) : asked.map(shown);
    };
    const one = ({ id }: { readonly id: string }): Row | null => {
      const wanted = uuidOf(id);
      const row = rows().find((each) => each['id'] === wanted);
      return row ? shown(row) : null;
    };
    return [[field, list] as const, ...(single === undefined ? [] : [[single, one] as const])];
  });

  return {
    ...Object.fromEntries(lists),
    firma: () => ({
      id: of('organization', practice.organization.key),
      nazwa: practice.organization.name,
      nip: '5272345670',
      regon: null,
      plan: practice.places.length > 1 ? 'SIEC' : 'STANDARD',
      abonamentWaznyDo: daysAfter(wallDay(now(), practice.places[0]?.zone ?? 'Europe/Warsaw'), 200),
      placowki: () => practice.places.map((row) => shown(desk.place(row))),
    }),
    mojeKonto: office.account,
    ustawienia: office.settings,
    pulpit({ placowkaId, dzien }: DayArgs) {
      const place = placeWith(placowkaId);
      const day = dayOf(dzien);
      const ofDay = practice.appointments.filter(
        (row) => isVisit(row) && row.placeKey === place.key && wallDay(row.start, place.zone) === day,
      );
      return {
        dzien: day,
        liczbaWizyt: ofDay.length,
        liczbaOdwolanych: ofDay.filter(({ state }) => state === 'cancelled').length,
        nowiWlasciciele: practice.clients.filter(
          (row) => !row.isDeleted && row.placeKey === place.key && wallDay(row.createdAt, place.zone) === day,
        ).length,
        otwarteZadania: office.tasks.filter(({ isDone }) => !isDone).length,
        nieoplaconeFaktury: ledger.orders.filter((row) => row.placeKey === place.key && dueOf(ledger, row) > 0).length,
      };
    },
    raportKasowy: ({ placowkaId, dzien }: DayArgs) => money.report(placeWith(placowkaId), dayOf(dzien)),
    szukajWlascicieli({ fraza, ...page }: ConnectionArgs & { readonly fraza: string }) {
      const found = foundOwners(owners(), practice.patients, fraza);
      return connectionOf(found.map(desk.client), page, cap, 'szukajWlascicieli');
    },
    wolneTerminy({ placowkaId, rodzajWizytyId, dzien, lekarzId }: DayArgs & FreeArgs) {
      const place = placeWith(placowkaId);
      const type = rowOf(practice.visitTypes, key('visitType', uuidOf(rodzajWizytyId)));
      if (!type) throw missingRow('RodzajWizyty', rodzajWizytyId);
      const asked = lekarzId ? key('provider', uuidOf(lekarzId)) : undefined;
      const wish = { place, type, day: dayOf(dzien), providerKey: asked, after: now() };
      return freeTimes(practice, wish, desk);
    },
    kolizjeTerminu({ lekarzId, godzinaOd, godzinaDo }: MeetingArgs) {
      const rows = meetings(
        practice,
        key('provider', uuidOf(lekarzId)),
        instantOfMoment(godzinaOd),
        instantOfMoment(godzinaDo),
      );
      return rows.toSorted(byStart).map((row) => shown(desk.visit(row)));
    },
    ...zwierzyniecWrites(backstage, tools),
  };
}

interface FreeArgs {
  readonly rodzajWizytyId: string;
  readonly lekarzId?: string | null;
}

interface MeetingArgs {
  readonly lekarzId: string;
  readonly godzinaOd: string;
  readonly godzinaDo: string;
}
