import type { Backstage } from '../../dialects/dialect.ts';
import {
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { BellmareMemory, HerdRow, InterestRow, StableRow } from './memory.ts';
import { roomsOf, trucksOf } from './premises.ts';
import {
  bellmareIds,
  decimalText,
  disciplines,
  isoText,
  type PageArgs,
  phoneKinds,
  speciesRow,
  speciesRows,
} from './values.ts';

/** How rows of the practice look there. */
export type BellmareRecords = ReturnType<typeof bellmareRecords>;

/** Leads from a person or an animal to its entries of the calendar. */
export interface EntryLists {
  readonly ofHolder: (clientKey: number, args: PageArgs) => object;
  readonly ofAnimal: (patientKey: number, args: PageArgs) => object;
}

const standings = [
  { code: 'GOOD', label: 'Good' },
  { code: 'OPEN', label: 'Open balance' },
  { code: 'COD', label: 'Cash on delivery' },
] as const;
const mostOwed = 20_000;

/** The number on an account. */
export function accountNoOf({ key }: ClientRecord): string {
  return `BM-${String(key).padStart(6, '0')}`;
}

/** Makes rows from the records of a practice; references are followed only where they are asked for. */
export function bellmareRecords({ practice, meet, now }: Backstage, memory: BellmareMemory, entries: EntryLists) {
  const id = bellmareIds.of;

  const base = (row: PlaceRecord): Row => ({
    id: id('place', row.key),
    name: row.name,
    civic_address: {
      street: row.street,
      municipality: row.city,
      province: row.state,
      postal_code: row.postalCode,
    },
    tz_name: row.zone,
    phone: row.phone,
    email: row.email,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00:00', closes: '17:30:00' })),
    rooms: () => rooms(row),
    trucks: () => trucks(row),
    stables: () => memory.stables.filter(({ placeKey }) => placeKey === row.key).map(stable),
  });
  const baseOf = (key: number): Row | null => {
    const row = rowOf(practice.places, key);
    return row && base(row);
  };
  const rooms = (row: PlaceRecord): readonly Row[] => roomsOf(row, base);
  const trucks = (row: PlaceRecord): readonly Row[] => trucksOf(row, base);
  const practitioner = (row: ProviderRecord): Row => ({
    id: id('provider', row.key),
    given_names: row.givenName,
    surname: row.familyName,
    post_nominals: row.title,
    discipline: disciplines[row.role],
    licence_no: row.role === 'veterinarian' ? `L${String(4400 + row.key)}` : null,
    email: row.email,
    bases: () => row.placeKeys.map(baseOf),
    is_active: row.isActive,
  });
  const practitionerOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && practitioner(row);
  };
  const callType = (row: VisitTypeRecord): Row => ({
    id: id('visitType', row.key),
    label: row.name,
    usual_minutes: row.minutes,
    colour: row.color,
    settings: ['FARM_CALL', 'IN_CLINIC'],
    is_bookable_online: row.isBookable,
  });

  /** Who owns an animal: all of it is its holder's where nothing else was written down. */
  const interestsOf = ({ key, clientKey }: PatientRecord): readonly InterestRow[] =>
    memory.interests.get(key) ?? (clientKey === null ? [] : [{ clientKey, percentage: 100, isManaging: true }]);
  const interest = (row: PatientRecord, { clientKey, percentage, isManaging }: InterestRow): Row => ({
    holder: () => holderOf(clientKey),
    animal: () => animal(row),
    percentage: percentage.toFixed(2),
    is_managing: isManaging,
  });
  /** The veterinarians of a base: the first is credited with most of what is done. */
  const vetsOfRecord = (placeKey: number | null): readonly Row[] => {
    const vets = practice.providers
      .filter((row) => row.role === 'veterinarian' && row.isActive && row.placeKeys.some((key) => key === placeKey))
      .slice(0, 2);
    return vets.map((row, index) => ({
      practitioner: practitioner(row),
      production_percentage: vets.length === 1 ? '100.00' : index === 0 ? '70.00' : '30.00',
    }));
  };
  const homeOf = (clientKey: number | null): number | null => rowOf(practice.clients, clientKey)?.placeKey ?? null;
  const stable = (row: StableRow): Row => ({
    id: row.id,
    name: row.name,
    civic_address: () => ({
      street: row.laneway,
      municipality: rowOf(practice.places, row.placeKey)?.city ?? '',
      province: rowOf(practice.places, row.placeKey)?.state ?? null,
      postal_code: null,
    }),
    stalls: row.stalls,
    barn_manager: { name: row.contact, phone: null },
    served_from: () => baseOf(row.placeKey),
    distance_km: row.distanceKm,
    residents: () => practice.patients.filter(({ key }) => memory.stableOf.get(key) === row.id).map(animal),
  });
  const stableOf = (stableId: string | null | undefined): Row | null => {
    const row = memory.stables.find((each) => each.id === stableId);
    return row ? stable(row) : null;
  };
  const herd = (row: HerdRow): Row => ({
    id: row.id,
    name: row.name,
    account_holder: () => holderOf(row.clientKey),
    species: speciesRows.find(({ code }) => code === row.speciesCode),
    head_count: row.headCount,
    premises_id: null,
    vets_of_record: () => vetsOfRecord(homeOf(row.clientKey)),
  });

  const owedBy = (clientKey: number): number =>
    memory.ledger.orders
      .filter((order) => order.clientKey === clientKey)
      .reduce((sum, order) => sum + dueOf(memory.ledger, order), 0);

  function holder(row: ClientRecord): Row {
    meet('client', row.key);
    const parts = memory.postalParts.get(row.key);
    return {
      id: id('client', row.key),
      account_no: accountNoOf(row),
      kind: row.givenName === null ? 'OUTFIT' : 'INDIVIDUAL',
      given_names: row.givenName,
      surname: row.familyName,
      phone_lines: row.phones.map(({ label, value }) => ({
        kind: phoneKinds[label],
        number: value,
        takes_texts: label === 'Mobile',
      })),
      email_addresses: row.emails.map((address, index) => ({ address, gets_statements: index === 0 })),
      mailing_address:
        row.street === '' && row.city === ''
          ? null
          : {
              street: row.street,
              municipality: row.city,
              province: parts?.province ?? null,
              postal_code: parts?.postalCode ?? null,
            },
      home_base: () => baseOf(row.placeKey),
      is_active: row.isActive,
      flags: row.tags.map((label) => ({ label, colour: label === 'VIP' ? '#c9a227' : '#6b7a8f' })),
      office_note: row.note,
      credit_standing: () => {
        const owed = owedBy(row.key);
        return standings[owed === 0 ? 0 : owed > mostOwed ? 2 : 1];
      },
      balance_owing: () => decimalText(owedBy(row.key)),
      last_seen_on: () => lastVisitOf(practice, row, now()),
      animals: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(animal),
      interests: () =>
        practice.patients.flatMap((each) =>
          interestsOf(each)
            .filter(({ clientKey }) => clientKey === row.key)
            .map((part) => interest(each, part)),
        ),
      herds: () => memory.herds.filter(({ clientKey }) => clientKey === row.key).map(herd),
      entries: (args: PageArgs) => entries.ofHolder(row.key, args),
      created_at: isoText(row.createdAt),
      updated_at: isoText(row.updatedAt),
    };
  }
  const holderOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && holder(row);
  };

  function animal(row: PatientRecord): Row {
    meet('patient', row.key);
    return {
      id: id('patient', row.key),
      barn_name: row.name,
      registered_name: memory.registeredNames.get(row.key) ?? null,
      species: speciesRow(row.species),
      breed: row.breed,
      sex: row.sex,
      markings: row.color,
      foaled_on: row.species === 'Equine' ? row.birthDate : null,
      born_on: row.birthDate,
      identifiers: row.microchip === null ? [] : [{ scheme: 'MICROCHIP', value: row.microchip }],
      is_active: row.isActive,
      is_deceased: row.isDeceased,
      interests: () => interestsOf(row).map((part) => interest(row, part)),
      vets_of_record: () => vetsOfRecord(homeOf(row.clientKey)),
      stabled_at: () => stableOf(memory.stableOf.get(row.key)),
      // Animals of a herd are counted and not named.
      herd: null,
      entries: (args: PageArgs) => entries.ofAnimal(row.key, args),
      created_at: isoText(row.createdAt),
      updated_at: isoText(row.updatedAt),
    };
  }
  const animalOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && animal(row);
  };

  return {
    base,
    baseOf,
    rooms,
    trucks,
    practitioner,
    practitionerOf,
    callType,
    stable,
    stableOf,
    herd,
    holder,
    holderOf,
    animal,
    animalOf,
  };
}
