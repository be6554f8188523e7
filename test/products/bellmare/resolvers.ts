import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf, visitStates } from '../../dialects/practice.ts';
import { bellmareCalendar } from './calendar.ts';
import { bellmareCharts } from './charts.ts';
import { createMemory } from './memory.ts';
import { bellmareOffice } from './office.ts';
import { bellmareOfficeWrites } from './officeWrites.ts';
import { type AnimalOrder, animalOrders, type HolderOrder, holderOrders } from './orders.ts';
import { bellmarePeopleWrites } from './peopleWrites.ts';
import { accountNoOf, bellmareRecords, type BellmareRecords } from './records.ts';
import {
  bellmareIds,
  disciplines,
  fits,
  folded,
  instantIn,
  type PageArgs,
  pageOf,
  speciesRow,
  speciesRows,
  stageRow,
  wantedKey,
} from './values.ts';
import { bellmareWrites } from './writes.ts';

interface ById {
  readonly id: string;
}

interface HoldersArgs extends PageArgs {
  readonly q?: string | null;
  readonly surname?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly base_id?: string | null;
  readonly flag?: string | null;
  readonly is_active?: boolean | null;
  readonly updated_since?: string | null;
  readonly order_by: HolderOrder;
}

interface AnimalsArgs extends PageArgs {
  readonly barn_name?: string | null;
  readonly managed_by_id?: string | null;
  readonly species_code?: string | null;
  readonly stable_id?: string | null;
  readonly is_deceased?: boolean | null;
  readonly updated_since?: string | null;
  readonly order_by: AnimalOrder;
}

interface CrewArgs extends PageArgs {
  readonly base_id?: string | null;
  readonly discipline_code?: string | null;
  readonly is_active?: boolean | null;
}

/** Resolvers of Bellmare. */
export function bellmareRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createMemory(practice);
  // Entries lead to people and animals, and these lead to entries.
  const calendar = bellmareCalendar(backstage, memory, (): BellmareRecords => records);
  const records = bellmareRecords(backstage, memory, calendar.lists);
  const holders = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const { key } = bellmareIds;
  const since = (text: string | null | undefined): number => (text ? instantIn(text, 'UTC') : 0);

  return {
    practice_group: () => ({
      id: bellmareIds.of('organization', practice.organization.key),
      name: practice.organization.name,
      bases: () => practice.places.map(records.base),
    }),
    bases: () => practice.places.map(records.base),
    base({ id }: ById) {
      const row = rowOf(practice.places, key('place', id));
      return row && records.base(row);
    },
    rooms: ({ base_id }: { readonly base_id?: string | null }) =>
      practice.places.filter((row) => fits(wantedKey('place', base_id), row.key)).flatMap(records.rooms),
    trucks: ({ base_id }: { readonly base_id?: string | null }) =>
      practice.places.filter((row) => fits(wantedKey('place', base_id), row.key)).flatMap(records.trucks),
    practitioners(args: CrewArgs) {
      const placeKey = wantedKey('place', args.base_id);
      const rows = practice.providers
        .filter(({ placeKeys }) => placeKey === null || placeKeys.includes(placeKey))
        .filter((row) => fits(args.discipline_code, disciplines[row.role].code))
        .filter(({ isActive }) => fits(args.is_active, isActive));
      return pageOf(rows, args, cap, records.practitioner);
    },
    practitioner: ({ id }: ById) => records.practitionerOf(key('provider', id)),
    // Every type is for both settings in this group.
    call_types: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(records.callType),
    entry_statuses: () => visitStates.map(stageRow),
    species: () => speciesRows,
    account_holders(args: HoldersArgs) {
      const placeKey = wantedKey('place', args.base_id);
      const from = since(args.updated_since);
      const rows = holders()
        .filter((row) => isMeant(row, args.q) && holds([row.familyName], args.surname) && holds(row.emails, args.email))
        .filter((row) => !args.phone || dialled(row, args.phone))
        .filter((row) => fits(placeKey, row.placeKey) && fits(args.is_active, row.isActive))
        .filter((row) => !args.flag || row.tags.includes(args.flag))
        .filter((row) => row.updatedAt >= from)
        .toSorted(holderOrders[args.order_by]);
      return pageOf(rows, args, cap, records.holder);
    },
    account_holder({ id }: ById) {
      const row = rowOf(holders(), key('client', id));
      return row && records.holder(row);
    },
    account_holder_by_number({ account_no }: { readonly account_no: string }) {
      const row = holders().find((each) => accountNoOf(each) === account_no.toUpperCase());
      return row ? records.holder(row) : null;
    },
    animals(args: AnimalsArgs) {
      const client = wantedKey('client', args.managed_by_id);
      const from = since(args.updated_since);
      const rows = practice.patients
        .filter((row) => holds([row.name], args.barn_name) && (client === null || row.clientKey === client))
        .filter((row) => fits(args.species_code, String(speciesRow(row.species).code)))
        .filter((row) => fits(args.stable_id, memory.stableOf.get(row.key) ?? null))
        .filter((row) => fits(args.is_deceased, row.isDeceased) && row.updatedAt >= from)
        .toSorted(animalOrders[args.order_by]);
      return pageOf(rows, args, cap, records.animal);
    },
    animal: ({ id }: ById) => records.animalOf(key('patient', id)),
    animal_by_identifier({ scheme, value }: { readonly scheme: string; readonly value: string }) {
      const row = practice.patients.find(({ microchip }) => scheme === 'MICROCHIP' && microchip === value);
      return row ? records.animal(row) : null;
    },
    herds(args: PageArgs & { readonly account_holder_id?: string | null; readonly species_code?: string | null }) {
      const client = wantedKey('client', args.account_holder_id);
      const rows = memory.herds.filter(
        (row) => fits(client, row.clientKey) && fits(args.species_code, row.speciesCode),
      );
      return pageOf(rows, args, cap, records.herd);
    },
    herd({ id }: ById) {
      const row = memory.herds.find((each) => each.id === id);
      return row ? records.herd(row) : null;
    },
    stables(args: PageArgs & { readonly base_id?: string | null; readonly name?: string | null }) {
      const placeKey = wantedKey('place', args.base_id);
      const rows = memory.stables.filter((row) => fits(placeKey, row.placeKey) && holds([row.name], args.name));
      return pageOf(rows, args, cap, records.stable);
    },
    stable: ({ id }: ById) => records.stableOf(id),
    ...calendar.queries,
    ...bellmareCharts(backstage, memory, records, calendar),
    ...bellmareOffice(backstage, memory, records),
    ...bellmareWrites(backstage, memory, calendar),
    ...bellmarePeopleWrites(backstage, memory, records),
    ...bellmareOfficeWrites(backstage, memory, records),
  };
}

/** Whether one of some texts contains a part, in any case and with or without accents. */
function holds(texts: readonly string[], part: string | null | undefined): boolean {
  return !part || texts.some((text) => folded(text).includes(folded(part)));
}

function dialled({ phones }: ClientRecord, part: string): boolean {
  const digits = part.replaceAll(/\D/g, '');
  return digits !== '' && phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits));
}

/** Whether every word of a search is in a holder's name or emails, or the whole is part of a number. */
function isMeant(row: ClientRecord, q: string | null | undefined): boolean {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return true;
  if (/^[\d\s()+./-]+$/.test(q ?? '') && dialled(row, q ?? '')) return true;
  return words.every((word) => holds([row.givenName ?? '', row.familyName, ...row.emails], word));
}
