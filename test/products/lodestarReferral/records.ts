import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { utcText, wallDay } from '../../dialects/clock.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import type { Neighbours } from './neighbours.ts';
import {
  besideId,
  contactPointsOf,
  departmentKeyOf,
  departmentRows,
  lodestarIds,
  notFound,
  shortCodes,
  speciesOf,
  statusOf,
} from './values.ts';

/** How rows of the practice look there. */
export type LodestarRecords = ReturnType<typeof lodestarRecords>;

const { of } = lodestarIds;
const flagColors: Readonly<Record<string, string>> = { VIP: '#d4a017', Breeder: '#457b9d', 'Payment plan': '#e76f51' };
const rescueKey = 3;

/** Whether an entry of the book is an appointment of an animal or an owner. */
export function isVisit(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock;
}

/** Makes rows from the records of a practice; whatever leads to other rows is a function. */
export function lodestarRecords({ practice, meet, now }: Backstage, neighbours: Neighbours) {
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    insertedAt: utcText(row.createdAt),
    updatedAt: utcText(row.updatedAt),
  });

  const consultType = (key: number): Row => {
    const type = rowOf(practice.visitTypes, key);
    if (!type) throw notFound('Consult type');
    return {
      id: of('visitType', key),
      name: type.name,
      usualMinutes: type.minutes,
      color: type.color,
      department: () => department(departmentKeyOf(key)),
      bookableByReferrers: type.isBookable && type.minutes >= 30,
    };
  };
  const department = (key: number): Row => {
    const row = rowOf(departmentRows, key);
    if (!row) throw notFound('Department');
    return {
      id: besideId('department', key),
      name: row.name,
      takesReferrals: row.name !== 'Nursing',
      consultTypes: () => row.typeKeys.map(consultType),
    };
  };
  const hospital = (key: number): Row => {
    const place = rowOf(practice.places, key);
    if (!place) throw notFound('Hospital');
    meet('place', key);
    return {
      id: of('place', key),
      shortCode: shortCodes[key] ?? 'NEW',
      name: place.name,
      postalAddress: { street: place.street, city: place.city, state: place.state, zip: place.postalCode },
      timeZone: place.zone,
      mainLine: place.phone,
      referralLine: key === 3 ? null : `${place.phone.slice(0, -2)}9${String(key)}`,
      frontDeskEmail: place.email,
      opensAllNight: key !== 3,
      departments: () => departmentRows.map((row) => department(row.key)),
      clinicians: () => clinicians(key, false),
    };
  };
  const clinician = (key: number | null): Row | null => {
    const member = rowOf(practice.providers, key);
    if (!member) return null;
    meet('provider', member.key);
    const grades = { veterinarian: 'CLINICIAN', technician: 'NURSE', groomer: 'ASSISTANT' } as const;
    return {
      id: of('provider', member.key),
      forename: member.givenName,
      surname: member.familyName,
      fullName: fullNameOf(member),
      postNominals: member.title,
      grade: grades[member.role],
      email: member.email,
      hospitals: () => member.placeKeys.map(hospital),
      leftOn: member.isActive ? null : '2025-08-29',
    };
  };
  const clinicians = (placeKey: number | null, includeLeavers: boolean): readonly (Row | null)[] =>
    practice.providers
      .filter(({ isActive, placeKeys }) => {
        return (isActive || includeLeavers) && (placeKey === null || placeKeys.includes(placeKey));
      })
      .map(({ key }) => clinician(key));

  const owner = (client: ClientRecord): Row => {
    meet('client', client.key);
    const { state, zip } = neighbours.addresses.get(client.key) ?? { state: null, zip: null };
    return {
      id: of('client', client.key),
      kind: neighbours.organizations.has(client.key) ? 'ORGANIZATION' : 'PERSON',
      forename: client.givenName,
      surname: client.familyName,
      fullName: fullNameOf(client),
      contactPoints: contactPointsOf(client),
      // It moved to the contact points.
      email: null,
      postalAddress: client.street === '' ? null : { street: client.street, city: client.city, state, zip },
      fileStatus: client.isActive ? 'ACTIVE' : 'INACTIVE',
      flags: client.tags.map((name) => ({ name, color: flagColors[name] ?? '#999999' })),
      homeHospital: () => hospital(client.placeKey),
      lastSeenOn: () => lastVisitOf(practice, client, now()),
      frontDeskNote: client.note,
      animals: () => practice.patients.filter(({ clientKey }) => clientKey === client.key).map(animal),
      invoices: () => neighbours.invoicesOf(client.key).map(invoice),
      ...stamps(client),
    };
  };
  const ownerAt = (key: number | null): Row | null => {
    const client = rowOf(practice.clients, key);
    return client && !client.isDeleted ? owner(client) : null;
  };
  const animal = (patient: PatientRecord): Row => {
    meet('patient', patient.key);
    return {
      id: of('patient', patient.key),
      name: patient.name,
      species: speciesOf(patient.species),
      breed: patient.breed,
      sex: patient.sex,
      coat: patient.color === '' ? null : patient.color,
      bornOn: patient.birthDate,
      microchip: patient.microchip,
      isDeceased: patient.isDeceased,
      primaryOwner: () => ownerAt(patient.clientKey),
      ownerships: () => ownerships(patient),
      cases: () => (visitsOf(patient).length === 0 ? [] : [caseOf(patient)]),
      ...stamps(patient),
    };
  };
  // Some cats came from the rescue.
  const ownerships = ({ key, species, clientKey, createdAt }: PatientRecord): readonly Row[] => {
    if (clientKey === null) return [];
    const day = wallDay(createdAt, 'America/New_York');
    const isAdopted = species === 'Feline' && key % 5 === 0 && clientKey !== rescueKey;
    const present = { owner: () => ownerAt(clientKey), since: isAdopted ? day : null, until: null };
    return isAdopted ? [present, { owner: () => ownerAt(rescueKey), since: null, until: day }] : [present];
  };

  const visitsOf = ({ key }: PatientRecord): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isVisit(row) && row.patientKey === key).toSorted(byStart);
  /** The case of an animal that has an appointment. */
  const caseOf = (patient: PatientRecord): Row => {
    const visits = visitsOf(patient);
    const [first] = visits;
    if (!first) throw notFound('Case');
    const lead = visits.find(({ providerKey }) => providerKey !== null)?.providerKey ?? null;
    return {
      id: besideId('case', patient.key),
      number: caseNumber(patient, first),
      stage: visits.every(({ state }) => statusOf(state).isFinal) ? 'CLOSED' : 'OPEN',
      animal: () => animal(patient),
      hospital: () => hospital(first.placeKey),
      department: () => department(departmentKeyOf(first.typeKey)),
      leadClinician: () => clinician(lead),
      referral: () => {
        const row = neighbours.referrals.find(({ patientKey }) => patientKey === patient.key);
        return row ? referral(row.key) : null;
      },
      appointments: () => visits.map(appointment),
      letters: () => letters(patient),
      openedAt: utcText(Math.min(...visits.map(({ createdAt }) => createdAt))),
      updatedAt: utcText(Math.max(...visits.map(({ updatedAt }) => updatedAt))),
    };
  };
  const caseAt = (patientKey: number | null): Row | null => {
    const patient = rowOf(practice.patients, patientKey);
    return patient && visitsOf(patient).length > 0 ? caseOf(patient) : null;
  };

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const isTriaged = departmentKeyOf(row.typeKey) === 2 && ['inProgress', 'ready', 'completed'].includes(row.state);
    return {
      id: of('appointment', row.key),
      startsAt: utcText(row.start),
      durationMinutes: row.minutes,
      status: statusOf(row.state),
      consultType: () => consultType(row.typeKey),
      hospital: () => hospital(row.placeKey),
      clinician: () => clinician(row.providerKey),
      case: () => caseAt(row.patientKey),
      owner: () => ownerAt(row.clientKey),
      presentingComplaint: row.reason,
      cancellationReason: row.cancelReason,
      triage: isTriaged ? { level: 2 + (row.key % 4), assessedAt: utcText(row.start + 300_000) } : null,
      ...stamps(row),
    };
  };
  const diaryBlock = (row: AppointmentRecord): Row => ({
    id: of('appointment', row.key),
    startsAt: utcText(row.start),
    durationMinutes: row.minutes,
    clinician: () => clinician(row.providerKey),
    title: row.reason ?? rowOf(practice.visitTypes, row.typeKey)?.name ?? 'Closed',
  });

  const referral = (key: number): Row | null => {
    const row = rowOf(neighbours.referrals, key);
    if (!row) return null;
    const { id, status, urgency, question, receivedAt, patientKey, vetKey } = row;
    const vet = (): Row | null => neighbours.vet(vetKey);
    return { id, status, urgency, question, receivedAt, vet, case: () => caseAt(patientKey) };
  };
  const letters = (patient: PatientRecord): readonly Row[] =>
    neighbours.lettersOf(patient).map((row) => ({ ...row, case: () => caseAt(patient.key) }));
  const invoice = (row: Row & { readonly clientKey: number }): Row => ({ ...row, owner: () => ownerAt(row.clientKey) });

  return {
    hospital,
    department,
    consultType,
    clinician,
    clinicians,
    owner,
    ownerAt,
    animal,
    caseOf,
    caseAt,
    visitsOf,
    appointment,
    diaryBlock,
    referral,
    letters,
    invoice,
  };
}

/** The number of a case, with the hospital where it began. */
export function caseNumber({ key }: PatientRecord, { placeKey }: AppointmentRecord): string {
  return `${shortCodes[placeKey] ?? 'NEW'}-${String(1000 + key).padStart(5, '0')}`;
}
