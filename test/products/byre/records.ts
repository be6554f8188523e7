import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitState,
  visitStates,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { dueOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { ByreMemory, ShareRow, YardRow } from './memory.ts';
import { byreChannels, byreIds, byreSpecies, byreStatuses, isVisit, localText, moneyText } from './words.ts';

/** How rows of the practice look there. */
export type ByreRecords = ReturnType<typeof byreRecords>;

interface Limited {
  readonly limit: number;
}

const grades: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'VET',
  technician: 'NURSE',
  groomer: 'GROOMER',
};

/** The number on an owner's statements. */
export function accountNoOf({ key }: ClientRecord): string {
  return `A${String(key).padStart(5, '0')}`;
}

/** An address; none where nothing of it is known. */
function addressOf(line1: string, town: string, region: string | null, postcode: string | null): Row | null {
  return line1 === '' && town === '' ? null : { line1, line2: null, town, region, postcode, country: 'US' };
}

/** A stage as the practice has set it up. */
export function statusRow(state: VisitState): Row {
  return { ...byreStatuses[state], position: visitStates.indexOf(state) + 1 };
}

/** Makes rows from the records of a practice; references are followed only where they are asked for. */
export function byreRecords({ practice, meet, now }: Backstage, memory: ByreMemory) {
  const id = byreIds.of;

  const branch = (row: PlaceRecord): Row => ({
    id: id('place', row.key),
    name: row.name,
    address: addressOf(row.street, row.city, row.state, row.postalCode),
    phone: row.phone,
    email: row.email,
    timeZone: row.zone,
    takesFarmCalls: row.key !== 3,
  });
  const branchOf = (key: number): Row | null => {
    const row = rowOf(practice.places, key);
    return row && branch(row);
  };
  const clinician = (row: ProviderRecord): Row => ({
    id: id('provider', row.key),
    forename: row.givenName,
    surname: row.familyName,
    postNominals: row.title,
    initials: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 1)}`,
    grade: grades[row.role],
    email: row.email,
    branches: () => row.placeKeys.map(branchOf),
    hasLeft: !row.isActive,
  });
  const clinicianOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && clinician(row);
  };
  const service = (row: VisitTypeRecord): Row => ({
    id: id('visitType', row.key),
    name: row.name,
    usualMinutes: row.minutes,
    colour: row.color,
    bookableOnline: row.isBookable,
  });
  const yard = (row: YardRow): Row => ({
    id: row.id,
    name: row.name,
    address: addressOf(row.line1, row.town, null, null),
    directions: row.directions,
    gateCode: row.gateCode,
  });

  /** Who has shares in an animal: its owner has all of it where nothing else was said. */
  const sharesOf = ({ key, clientKey }: PatientRecord): readonly ShareRow[] =>
    memory.shares.get(key) ?? (clientKey === null ? [] : [{ clientKey, percent: 100 }]);
  const animalKeysOf = ({ key, patientKey }: AppointmentRecord): readonly number[] =>
    memory.animals.get(key) ?? (patientKey === null ? [] : [patientKey]);
  const latest = (isOf: (row: AppointmentRecord) => boolean, { limit }: Limited): readonly Row[] =>
    practice.appointments
      .filter((row) => isVisit(row) && isOf(row))
      .toSorted((one, other) => other.start - one.start || other.key - one.key)
      .slice(0, Math.max(0, limit))
      .map(visit);

  function owner(row: ClientRecord): Row {
    meet('client', row.key);
    const phones = row.phones.map(({ label, value }) => ({ channel: byreChannels[label], value }));
    const emails = row.emails.map((value) => ({ channel: 'EMAIL', value }));
    return {
      id: id('client', row.key),
      accountNo: accountNoOf(row),
      title: memory.titles.get(row.key) ?? null,
      forename: row.givenName,
      surname: row.familyName,
      isBusiness: row.givenName === null,
      contactPoints: [...phones, ...emails].map((point, index) => ({ ...point, isPreferred: index === 0 })),
      address: addressOf(row.street, row.city, null, null),
      branch: () => branchOf(row.placeKey),
      isActive: row.isActive,
      labels: row.tags,
      memo: row.note,
      balance: () =>
        moneyText(
          memory.ledger.orders
            .filter(({ clientKey }) => clientKey === row.key)
            .reduce((sum, order) => sum + dueOf(memory.ledger, order), 0),
        ),
      lastSeenOn: () => lastVisitOf(practice, row, now()),
      animals: () =>
        practice.patients
          .filter((each) => sharesOf(each).some(({ clientKey }) => clientKey === row.key))
          .map((each) => animal(each)),
      visits: (args: Limited) => latest(({ clientKey }) => clientKey === row.key, args),
      registeredAt: utcText(row.createdAt),
      changedAt: utcText(row.updatedAt),
    };
  }
  const ownerOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && owner(row);
  };

  function animal(row: PatientRecord): Row {
    meet('patient', row.key);
    return {
      id: id('patient', row.key),
      name: row.name,
      // What was entered elsewhere under another word has no code there.
      species: byreSpecies.find(({ name }) => name === row.species) ?? {
        code: 'OTH',
        name: row.species,
        isFarm: false,
      },
      breed: row.breed,
      colour: row.color,
      sex: row.sex,
      bornOn: row.birthDate,
      microchip: row.microchip,
      passportNo: null,
      isDeceased: row.isDeceased,
      ownerships: () =>
        sharesOf(row).map(({ clientKey, percent }) => ({ owner: () => ownerOf(clientKey), sharePercent: percent })),
      visits: (args: Limited) => latest((each) => animalKeysOf(each).includes(row.key), args),
      registeredAt: utcText(row.createdAt),
      changedAt: utcText(row.updatedAt),
    };
  }
  const animalOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && animal(row);
  };

  function visit(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const drive = memory.drives.get(row.key);
    const goesTo = memory.yards.find((each) => each.id === drive?.yardId);
    return {
      id: id('appointment', row.key),
      reference: `V${String(26_000 + row.key)}`,
      branch: () => branchOf(row.placeKey),
      startsAt: localText(row.start, zoneOf(practice, row)),
      durationMinutes: row.minutes,
      setting: goesTo ? 'YARD_CALL' : 'IN_CLINIC',
      yard: goesTo ? yard(goesTo) : null,
      travelMinutes: goesTo ? (drive?.minutes ?? null) : null,
      service: () => {
        const type = rowOf(practice.visitTypes, row.typeKey);
        return type && service(type);
      },
      status: statusRow(row.state),
      owner: () => ownerOf(row.clientKey),
      animals: () => animalKeysOf(row).flatMap((key) => animalOf(key) ?? []),
      clinician: () => clinicianOf(row.providerKey),
      presentingComplaint: row.reason,
      cancelledBecause: row.cancelReason,
      bookedAt: utcText(row.createdAt),
      changedAt: utcText(row.updatedAt),
    };
  }

  const block = (row: AppointmentRecord): Row => ({
    id: id('appointment', row.key),
    title: row.reason ?? 'Blocked',
    branch: () => branchOf(row.placeKey),
    clinician: () => clinicianOf(row.providerKey),
    startsAt: localText(row.start, zoneOf(practice, row)),
    durationMinutes: row.minutes,
  });

  return {
    branch,
    branchOf,
    clinician,
    clinicianOf,
    service,
    yard,
    sharesOf,
    animalKeysOf,
    owner,
    ownerOf,
    animal,
    animalOf,
    visit,
    block,
  };
}
