import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, Practice } from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { fits, type ListArgs, ordered, paged } from './lookups.ts';
import type { MarlowMemory } from './memory.ts';
import { marlowPlaces, roomsOf } from './placeRecords.ts';
import { decimalText, digitsOf, marlowIds, momentText, phoneKinds, plainText, sexWord, stages } from './values.ts';

/** Fields that lead from the rows here to those of other files. */
export interface Links {
  readonly guardian: (row: ClientRecord) => Row;
  readonly companion: (row: PatientRecord) => Row;
  readonly entry: (row: AppointmentRecord) => Row;
}

/** How rows of the practice look there. */
export type MarlowRecords = ReturnType<typeof marlowRecords>;

/** Colours of flags, given out as they are needed. */
const flagColours = ['#b23a48', '#3d5a80', '#588157', '#9a6324'];

export function fileNoOf({ key }: ClientRecord): string {
  return `G-${marlowIds.of('client', key).padStart(6, '0')}`;
}

function chartNoOf({ key }: PatientRecord): string {
  return `C-${marlowIds.of('patient', key).padStart(6, '0')}`;
}

/** All flags in use, by label. */
export function flagsOf({ clients }: Practice): readonly Row[] {
  const labels = [...new Set(clients.flatMap(({ tags }) => tags))].toSorted();
  return labels.map((label, index) => {
    return { id: String(index + 1), label, colour: flagColours[index % flagColours.length] ?? '' };
  });
}

/** What guardian and companion can be found by is in all of their texts. */
function isFoundIn(texts: readonly string[], phones: readonly string[], search: unknown): boolean {
  const words = plainText(String(search))
    .split(/\s+/)
    .filter((word) => word !== '');
  const digits = digitsOf(String(search));
  if (
    digits.length >= 4 &&
    /^[\d\s()+./-]+$/.test(String(search)) &&
    phones.some((phone) => digitsOf(phone).includes(digits))
  )
    return true;
  const plain = texts.map(plainText);
  return words.length > 0 && words.every((word) => plain.some((text) => text.includes(word)));
}

/** Makes rows from the records of a practice; relations are followed only where they are asked for. */
export function marlowRecords({ practice, cap, meet, now }: Backstage, memory: MarlowMemory, links: Links) {
  const id = marlowIds.of;
  const places = marlowPlaces(practice);
  let isQuiet = false;
  const touching = (kind: 'client' | 'patient' | 'appointment', key: number): (() => void) => {
    const touch = (): void => {
      if (!isQuiet) meet(kind, key);
    };
    touch();
    return touch;
  };

  /** A page of rows; those that are only looked at, to filter and to sort, are no part of the answer. */
  const list = <Item>(items: readonly Item[], show: (item: Item) => Row, args: ListArgs): Row => {
    isQuiet = true;
    try {
      const { filters, ordering, pagination } = args;
      const rows = items.map(show);
      const fitting = filters ? rows.filter((row) => fits(row, filters)) : rows;
      const page = paged(ordered(fitting, ordering ?? []), pagination, cap);
      isQuiet = false;
      const results = page['results'];
      for (const row of Array.isArray(results) ? results : [])
        if (isRow(row) && typeof row['$touch'] === 'function') row['$touch']();
      return page;
    } finally {
      isQuiet = false;
    }
  };

  const companionsOf = (clientKey: number): readonly PatientRecord[] =>
    practice.patients.filter((row) => row.clientKey === clientKey);

  function guardian(row: ClientRecord): Row {
    const fullName = [row.givenName ?? '', row.familyName].filter((part) => part !== '').join(' ');
    const rest = memory.addresses.get(row.key);
    return {
      $touch: touching('client', row.key),
      $search: (text: unknown) =>
        isFoundIn(
          [fullName, fileNoOf(row), ...row.emails, ...companionsOf(row.key).map(({ name }) => name)],
          row.phones.map(({ value }) => value),
          text,
        ),
      id: id('client', row.key),
      fileNo: fileNoOf(row),
      givenNames: row.givenName ?? '',
      surname: row.familyName,
      fullName,
      isOrganization: row.givenName === null,
      isActive: row.isActive,
      preferredLanguage: memory.languages.get(row.key) ?? 'EN',
      phones: row.phones.map((_, index) => phoneOf(row, index)),
      emails: row.emails.map((address, index) => ({ address, isPrimary: index === 0, bouncedAt: null })),
      civicAddress:
        row.street === '' && row.city === ''
          ? null
          : { line1: row.street, line2: '', province: '', postalCode: '', ...rest, city: row.city },
      homeFacility: () => places.facilityOf(row.placeKey) ?? places.firstFacility(),
      flags: () => flagsOf(practice).filter(({ label }) => row.tags.includes(String(label))),
      deskNote: row.note ?? '',
      caslConsent: {
        basis: row.emails.length === 0 ? 'NONE' : row.key % 3 === 0 ? 'EXPRESS' : 'IMPLIED',
        grantedOn: row.emails.length === 0 ? null : momentText(row.createdAt).slice(0, 10),
        expiresOn: null,
      },
      creditHold: row.key % 37 === 9,
      balance: () => {
        const { ledger } = memory;
        const orders = ledger.orders.filter(({ clientKey }) => clientKey === row.key);
        return decimalText(orders.reduce((sum, order) => sum + dueOf(ledger, order), 0));
      },
      lastVisitOn: () => lastVisitOf(practice, row, now()),
      companions: () => companionsOf(row.key).map(companion),
      sharedCompanions: () =>
        practice.patients.filter(({ key }) => memory.coGuardians.get(key)?.includes(row.key)).map(companion),
      daybookEntries: (args: ListArgs) => entries(({ clientKey }) => clientKey === row.key, args),
      createdAt: momentText(row.createdAt),
      updatedAt: momentText(row.updatedAt),
      ...links.guardian(row),
    };
  }
  const guardianOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && guardian(row);
  };

  function companion(row: PatientRecord): Row {
    const { speciesNamed } = memory.vocabulary;
    return {
      $touch: touching('patient', row.key),
      $search(text: unknown) {
        const owner = rowOf(practice.clients, row.clientKey);
        if (row.microchip !== null && row.microchip === String(text).trim()) return true;
        return isFoundIn([row.name, chartNoOf(row), owner?.givenName ?? '', owner?.familyName ?? ''], [], text);
      },
      id: id('patient', row.key),
      chartNo: chartNoOf(row),
      callName: row.name,
      registeredName: '',
      species: () => species(speciesNamed(row.species).id),
      breed: () => breed(row),
      sex: sexWord(row.sex, memory.fixed.get(row.key) ?? false),
      colour: row.color,
      bornOn: row.birthDate,
      isBirthEstimated: row.birthDate !== null && row.key % 3 === 1,
      isDeceased: row.isDeceased,
      guardian: () => guardianOf(row.clientKey),
      coGuardians: () => (memory.coGuardians.get(row.key) ?? []).flatMap((key) => guardianOf(key) ?? []),
      microchips: row.microchip === null ? [] : [{ number: row.microchip, registry: '', implantedOn: null }],
      rabiesTag: row.key % 3 === 0 ? `R${String(26_000 + row.key)}` : '',
      daybookEntries: (args: ListArgs) => entries(({ patientKey }) => patientKey === row.key, args),
      createdAt: momentText(row.createdAt),
      updatedAt: momentText(row.updatedAt),
      ...links.companion(row),
    };
  }
  const companionOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && companion(row);
  };

  const species = (speciesId: string): Row | null => {
    const row = memory.vocabulary.species.find((each) => each.id === speciesId);
    return row ? { ...row, breeds: () => breedsOf(speciesId) } : null;
  };
  const breedsOf = (speciesId: string): readonly Row[] =>
    memory.vocabulary.breeds
      .filter((each) => each.speciesId === speciesId)
      .map((each) => ({ ...each, species: () => species(speciesId) }));
  const breed = (row: PatientRecord): Row | null => {
    if (row.breed === null) return null;
    const known = memory.vocabulary.breedNamed(row.species, row.breed);
    return { ...known, species: () => species(known.speciesId) };
  };

  function entry(row: AppointmentRecord): Row {
    const isWithdrawn = row.state === 'cancelled';
    const usual = row.patientKey === null ? null : (roomsOf(row.placeKey)[row.key % 2]?.id ?? null);
    const roomId = memory.rooms.has(row.key) ? memory.rooms.get(row.key) : usual;
    return {
      $touch: touching('appointment', row.key),
      id: id('appointment', row.key),
      kind: row.isBlock ? 'HOLD' : 'VISIT',
      facility: () => places.facilityOf(row.placeKey),
      room: () => places.rooms(row.placeKey).find((room) => room['id'] === roomId) ?? null,
      startsAt: momentText(row.start),
      endsAt: momentText(row.start + row.minutes * 60_000),
      purpose: () => places.purposeOf(row.typeKey),
      stage: stages[row.state],
      stageChanges: () => [
        { stage: 'BOOKED', at: momentText(row.createdAt), by: null },
        ...(memory.stageChanges.get(row.key) ?? []).map(({ stage, at }) => ({ stage, at: momentText(at), by: null })),
      ],
      concern: row.reason ?? '',
      attending: () => places.staffOf(row.providerKey),
      guardian: () => guardianOf(row.clientKey),
      companion: () => companionOf(row.patientKey),
      bookedVia: memory.partnerEntries.has(row.key) ? 'PARTNER' : row.key % 3 === 0 ? 'PHONE' : 'FRONT_DESK',
      withdrawalReason: isWithdrawn ? (memory.withdrawals.get(row.key) ?? 'GUARDIAN_ASKED') : null,
      withdrawalNote: isWithdrawn ? (row.cancelReason ?? '') : '',
      createdAt: momentText(row.createdAt),
      updatedAt: momentText(row.updatedAt),
      ...links.entry(row),
    };
  }
  const entries = (isOf: (row: AppointmentRecord) => boolean, args: ListArgs): Row => {
    const rows = practice.appointments.filter((row) => !row.isDeleted && isOf(row));
    return list(
      rows.toSorted((one, other) => one.start - other.start || one.key - other.key),
      entry,
      args,
    );
  };

  return { ...places, list, guardian, guardianOf, companion, companionOf, species, breedsOf, entry, entries };
}

/** A phone of a guardian; partners match it by its place. */
export function phoneOf({ key, phones }: ClientRecord, index: number): Row {
  const phone = phones[index];
  return {
    number: phone?.value ?? '',
    kind: phoneKinds[phone?.label ?? 'Mobile'],
    extension: phone?.label === 'Work' && key % 5 === 0 ? '2' : '',
    isPrimary: index === 0,
    acceptsTexts: phone?.label === 'Mobile',
  };
}
