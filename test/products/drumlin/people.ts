import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, type PatientRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { described, usualBreeds, usualSpecies } from './codes.ts';
import type { DrumlinMemory } from './memory.ts';
import { drumlinIds, folded, numberOf, phoneTypes, serverZone, stampOf } from './values.ts';

/** How account holders and animals look in the database. */
export type PeopleRecords = ReturnType<typeof peopleRecords>;

// prettier-ignore
const ladies = new Set([
  'Ada', 'Chloé', 'Elena', 'Greta', 'Inés', 'Keiko', 'Maja', 'Noor', 'Paloma', 'Rosa', 'Tuva', 'Uma', 'Zoë', 'Mai', 'Ana', 'Ruth',
]);
const gentlemen = new Set([
  'Bruno',
  'Darnell',
  'Farid',
  'Hugo',
  'Jamal',
  'Liam',
  'Otis',
  'Seán',
  'Viktor',
  'Søren',
  'Íñigo',
]);
const groups = [
  { grp_cd: 'VIP', descr: 'VIP', disc_pct: 0 },
  { grp_cd: 'BRD', descr: 'Breeder', disc_pct: 5 },
  { grp_cd: 'PPL', descr: 'Payment plan', disc_pct: 0 },
  { grp_cd: 'STF', descr: 'Staff', disc_pct: 25 },
];

/** Makes rows of account holders and animals, with what hangs on them. */
export function peopleRecords({ practice, meet, now }: Backstage, memory: DrumlinMemory) {
  const zone = serverZone(practice);

  const titleOf = (row: ClientRecord): string | null => {
    const written = memory.accts.get(row.key)?.title_cd;
    if (written !== undefined) return written;
    if (row.givenName === null) return null;
    if (row.key % 19 === 0) return 'DR';
    if (ladies.has(row.givenName)) return row.key % 2 === 0 ? 'MRS' : 'MS';
    return gentlemen.has(row.givenName) ? 'MR' : null;
  };
  const typeOf = (row: ClientRecord): string => {
    const isFarm = memory.holdings.some(({ clientKey }) => clientKey === row.key);
    return memory.accts.get(row.key)?.acct_type_cd ?? (row.givenName === null ? 'C' : isFarm ? 'F' : 'P');
  };
  const initialsOf = ({ givenName }: ClientRecord): string | null => givenName && givenName.slice(0, 1);

  const phone = (row: ClientRecord, index: number): Row => {
    const { label, value } = row.phones[index] ?? { label: 'Mobile' as const, value: '' };
    return {
      phone_id: row.key * 10 + index,
      acct_no: numberOf('client', row.key),
      seq_no: index + 1,
      phone_type_cd: phoneTypes[label],
      phone_no: value,
      phone_memo: label === 'Work' && row.key % 2 === 1 ? 'office hours' : null,
      sms: label === 'Mobile',
    };
  };
  const group = (tag: string): Row =>
    groups.find(({ descr }) => descr === tag) ?? { grp_cd: tag, descr: tag, disc_pct: 0 };
  const holdingOf = (key: number): Row | null => {
    const row = memory.holdings.find(({ clientKey }) => clientKey === key);
    const client = rowOf(practice.clients, key);
    if (!row || !client) return null;
    return {
      holding_id: row.key,
      acct_no: numberOf('client', key),
      herd_no: `${row.species_cd.slice(0, 1)}${String(102_000 + row.key * 7)}`,
      holding_name: `${client.familyName}'s`,
      species_cd: row.species_cd,
      head_cnt: row.head_cnt,
      tb_test_due: row.species_cd === 'BOV' ? `2027-0${String(1 + (key % 9))}-15` : null,
    };
  };
  const branch = (place: PlaceRecord | null): Row | null => place && links.busUnit(place);
  /** Rows that other files make; set once, before anything is asked. */
  const links: {
    busUnit: (place: PlaceRecord) => Row;
    animal: (patient: PatientRecord) => Row;
  } = { busUnit: () => ({}), animal: () => ({}) };

  const acct = (row: ClientRecord): Row => {
    meet('client', row.key);
    const extra = memory.accts.get(row.key);
    const title = titleOf(row);
    const spoken = described('TITL', title);
    const own = memory.ledger.orders.filter(({ clientKey }) => clientKey === row.key);
    const cents = own.reduce((sum, order) => sum + dueOf(memory.ledger, order), 0);
    const newest = Math.max(0, ...own.map(({ at }) => at));
    const greeting = spoken === null ? fullNameOf(row) : `${spoken} ${row.familyName}`;
    return {
      acct_no: numberOf('client', row.key),
      acct_type_cd: typeOf(row),
      title_cd: title,
      initials: initialsOf(row),
      forenames: row.givenName,
      surname: row.familyName,
      salutation: extra?.salutation === undefined ? greeting : extra.salutation,
      addressee: [spoken, initialsOf(row), row.familyName].filter((part) => part !== null).join(' '),
      addr_1: row.street || null,
      addr_2: extra?.addr_2 ?? null,
      town: row.city || null,
      county: extra?.county ?? null,
      post_cd: extra?.post_cd ?? null,
      email: row.emails[0] ?? null,
      phones: () => row.phones.map((_, index) => phone(row, index)),
      bu_cd: drumlinIds.of('place', row.placeKey),
      bus_unit: () => branch(rowOf(practice.places, row.placeKey)),
      acct_grps: () => row.tags.map(group),
      memo: row.note,
      pay_terms_cd: typeOf(row) === 'F' ? '30' : row.tags.includes('Payment plan') ? 'DD' : 'C',
      stop_credit: cents > 20_000,
      no_mailing: row.key % 10 === 3,
      balance: cents / 100,
      last_visit_date: () => lastVisitOf(practice, row, now()),
      last_tran_date: newest === 0 ? null : wallDay(newest, zone),
      inactive: !row.isActive,
      anmls: ({ incl_deceased: all }: { readonly incl_deceased?: boolean | null }) =>
        practice.patients
          .filter(({ clientKey, isDeceased }) => clientKey === row.key && (all !== false || !isDeceased))
          .map(anml),
      holding: () => holdingOf(row.key),
      crt_dt: stampOf(practice, row.createdAt),
      upd_dt: stampOf(practice, row.updatedAt),
    };
  };

  const kinds = new Map<string, Row>(
    usualSpecies.map(([code, descr, dept]) => [descr, { species_cd: code, descr, dept_cd: dept }]),
  );
  /** Species and breeds that turn up later get the next code. */
  const kindOf = (descr: string): Row => {
    const kind = kinds.get(descr) ?? { species_cd: `Z${String(kinds.size)}`, descr, dept_cd: 'SA' };
    kinds.set(descr, kind);
    return kind;
  };
  const races = new Map<string, Row>();
  const raceOf = (kind: string, descr: string): Row => {
    const key = `${kind}\n${descr}`;
    const letters = folded(descr)
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 3)
      .toUpperCase();
    const code = `${letters}${String(races.size + 1)}`;
    const race = races.get(key) ?? { breed_cd: code, species_cd: kindOf(kind)['species_cd'], descr };
    races.set(key, race);
    return race;
  };
  for (const [kind, descr] of usualBreeds) raceOf(kind, descr);
  for (const { species, breed } of practice.patients) if (breed !== null) raceOf(species, breed);

  const anml = (row: PatientRecord): Row => {
    meet('patient', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const kind = kindOf(row.species);
    const race = row.breed === null ? null : raceOf(row.species, row.breed);
    return {
      anml_no: numberOf('patient', row.key),
      acct_no: client && numberOf('client', client.key),
      acct: () => client && acct(client),
      anml_name: row.name,
      species_cd: kind['species_cd'],
      species: kind,
      breed_cd: race?.['breed_cd'] ?? null,
      breed: race,
      sex_cd: row.sex.slice(0, 1),
      colour: row.color || null,
      dob: row.birthDate,
      chip_no: row.microchip,
      passport_no: row.key % 9 === 0 ? `IE-${String(640_000 + row.key)}` : null,
      tag_no: null,
      deceased: row.isDeceased,
      dod: row.isDeceased ? (memory.deaths.get(row.key) ?? null) : null,
      inactive: !row.isActive && !row.isDeceased,
      ...links.animal(row),
      crt_dt: stampOf(practice, row.createdAt),
      upd_dt: stampOf(practice, row.updatedAt),
    };
  };

  const allSpecies = (): readonly Row[] => {
    for (const { species } of practice.patients) kindOf(species);
    return [...kinds.values()];
  };
  const breeds = (): readonly Row[] => [...races.values()];
  return { links, groups, typeOf, holdingOf, acct, anml, species: allSpecies, breeds };
}
