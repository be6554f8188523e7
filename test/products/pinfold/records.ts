import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import type { PinfoldMemory } from './memory.ts';
import { entrySortable, type PageArgs, pageOf } from './paging.ts';
import type { PinfoldParts, PinfoldRecords } from './parts.ts';
import { groupOf, openingHours } from './setUp.ts';
import {
  accountNoOf,
  alphaKeyOf,
  codeOf,
  grades,
  isEntered,
  numberTypes,
  pinfoldIds,
  progress,
  rowVersionOf,
  sexes,
  stampText,
  zoneOfPlace,
} from './values.ts';

const minuteMs = 60_000;
/** More operators than this are at no surgery. */
const columnsPerSurgery = 1000;

/** How rows of the practice look in Pinfold. */
export function pinfoldRecords(backstage: Backstage, memory: PinfoldMemory, parts: () => PinfoldParts): PinfoldRecords {
  const { practice, cap, meet, now } = backstage;
  const id = pinfoldIds.of;
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    createdAt: stampText(practice, row.createdAt),
    changedAt: stampText(practice, row.updatedAt),
    rowVersion: rowVersionOf(row),
  });

  const surgery = (row: PlaceRecord): Row => ({
    id: id('place', row.key),
    surgeryNo: row.key,
    surgeryCode: row.name.replaceAll(/[^A-Z]/g, '').slice(0, 4),
    name: row.name,
    address: { line1: row.street, line2: null, town: row.city, county: row.state, postcode: row.postalCode },
    telephone: row.phone,
    email: row.email,
    zoneId: row.zone,
    isHeadSurgery: row === practice.places[0],
    openingHours,
    diaryColumns: () => columnsOf(row),
  });
  const surgeryOf = (key: number | null): Row | null => {
    const row = rowOf(practice.places, key);
    return row && surgery(row);
  };

  const operator = (row: ProviderRecord): Row => ({
    id: id('provider', row.key),
    opCode: `${row.givenName.slice(0, 1)}${row.familyName.slice(0, 2)}`.toUpperCase(),
    title: null,
    forename: row.givenName,
    surname: row.familyName,
    qualifications: row.title,
    gradeCode: grades[row.role].code,
    gradeDescription: grades[row.role].description,
    registrationNo: null,
    email: row.email,
    surgeries: () => row.placeKeys.flatMap((key) => surgeryOf(key) ?? []),
    operatorGroup: groupOf(row),
    leaver: !row.isActive,
  });
  const operatorOf = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && operator(row);
  };

  const bookingCode = (row: VisitTypeRecord): Row => ({
    bookingCode: id('visitType', row.key),
    bookingDescription: row.name,
    usualMins: row.minutes,
    colour: row.color,
    blocksTime: row.isBlock,
    webBookable: row.isBookable,
    withdrawn: false,
  });

  const columnIdOf = (placeKey: number, providerKey: number | null): string =>
    String(placeKey * columnsPerSurgery + (providerKey ?? 0));
  const column = (placeKey: number, providerKey: number | null): Row => {
    const person = rowOf(practice.providers, providerKey);
    return {
      id: columnIdOf(placeKey, providerKey),
      columnNo: providerKey ?? 0,
      heading: person?.familyName ?? 'Unallocated',
      surgery: () => surgeryOf(placeKey),
      clinician: () => operatorOf(providerKey),
    };
  };
  /** The operators with a column at a surgery, and the column without an operator. */
  const columnKeysOf = (placeKey: number): readonly (number | null)[] => [
    null,
    ...practice.providers
      .filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey))
      .map(({ key }) => key),
  ];
  const columnsOf = ({ key }: PlaceRecord): readonly Row[] =>
    columnKeysOf(key).map((providerKey) => column(key, providerKey));

  function account(row: ClientRecord): Row {
    meet('client', row.key);
    const { trade } = parts();
    return {
      id: id('client', row.key),
      accountNo: accountNoOf(row),
      title: memory.titles.get(row.key) ?? null,
      forename: row.givenName,
      surname: row.familyName,
      alphaKey: alphaKeyOf(row),
      address:
        row.street === '' && row.city === ''
          ? null
          : { line1: row.street, line2: null, town: row.city, county: null, postcode: null },
      numbers: row.phones.map(({ label, value }, index) => ({
        typeCode: numberTypes[label].code,
        typeDescription: numberTypes[label].description,
        number: value,
        preferred: index === 0,
        acceptsTexts: label === 'Mobile',
      })),
      email: row.emails[0] ?? null,
      homeSurgery: () => surgeryOf(row.placeKey),
      markers: row.tags.map((tag) => ({ markerCode: codeOf(tag), markerDescription: tag })),
      popUpNote: row.note,
      dormant: !row.isActive,
      onStop: false,
      creditLimit: null,
      balance: () => trade.balanceOf(row.key),
      agedDebt: () => trade.agedDebtOf(row.key),
      lastSeenOn: () => lastVisitOf(practice, row, now()),
      recordCards: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(recordCard),
      diaryEntries: (args: PageArgs) =>
        entryPage(
          practice.appointments.filter(({ clientKey }) => clientKey === row.key),
          args,
        ),
      deleted: row.isDeleted,
      ...stamps(row),
    };
  }
  const accountOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && account(row);
  };

  function recordCard(row: PatientRecord): Row {
    meet('patient', row.key);
    const { clinical } = parts();
    const holder = rowOf(practice.clients, row.clientKey);
    const siblings = practice.patients.filter(({ clientKey, key }) => clientKey === row.clientKey && key <= row.key);
    return {
      id: id('patient', row.key),
      cardNo: `${holder ? accountNoOf(holder) : 'STRAY'}/${String(siblings.length)}`,
      animalName: row.name,
      account: () => accountOf(row.clientKey),
      speciesCode: codeOf(row.species),
      speciesDescription: row.species,
      breedCode: row.breed === null ? null : codeOf(row.breed),
      breedDescription: row.breed,
      sexCode: sexes[row.sex].code,
      sexDescription: sexes[row.sex].description,
      colour: row.color === '' ? null : row.color,
      dateOfBirth: row.birthDate,
      microchipNo: row.microchip,
      pedigreeName: null,
      deceased: row.isDeceased,
      deceasedOn: null,
      weights: () => clinical.weightsOf(row),
      vaccinations: () => clinical.vaccinationsOf(row),
      policies: () => clinical.policiesOf(row),
      cases: (args: PageArgs) => clinical.casePage(({ patientKey }) => patientKey === row.key, args),
      ...stamps(row),
    };
  }
  const recordCardOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && recordCard(row);
  };

  function entry(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const zone = zoneOfPlace(practice, row.placeKey);
    const code = rowOf(practice.visitTypes, row.typeKey);
    const isHere = ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state);
    return {
      id: id('appointment', row.key),
      surgery: () => surgeryOf(row.placeKey),
      column: () => column(row.placeKey, row.providerKey),
      diaryDate: wallDay(row.start, zone),
      startTime: wallTime(row.start, zone),
      lengthMins: row.minutes,
      bookingCode: id('visitType', row.typeKey),
      bookingDescription: code?.name ?? '',
      progressCode: progress[row.state].code,
      progressDescription: progress[row.state].description,
      blocked: row.isBlock,
      account: () => accountOf(row.clientKey),
      card: () => recordCardOf(row.patientKey),
      clinician: () => operatorOf(row.providerKey),
      narrative: row.reason,
      arrivedTime: isHere ? wallTime(row.start - (1 + (row.key % 7)) * minuteMs, zone) : null,
      struckOutReason: row.cancelReason,
      case: () => parts().clinical.caseOfEntry(row),
      deleted: row.isDeleted,
      ...stamps(row),
    };
  }

  /** A page of entries that are not deleted, by date and time. */
  function entryPage(rows: readonly AppointmentRecord[], args: PageArgs): Row {
    return pageOf(rows.filter(isEntered).toSorted(byStart), args, cap, entrySortable, entry);
  }

  return {
    surgery,
    surgeryOf,
    operator,
    operatorOf,
    bookingCode,
    column,
    columnIdOf,
    columnsOf,
    account,
    accountOf,
    recordCard,
    recordCardOf,
    entry,
  };
}
