import type { Backstage } from '../../dialects/dialect.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  PlaceRecord,
  ProviderRecord,
  VisitTypeRecord,
} from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ElationMemory } from './memory.ts';
import { elationIds, eventTypeKey, regionOf, statusCodes, timeText } from './values.ts';

/** How rows of the practice look there. */
export type ElationRecords = ReturnType<typeof elationRecords>;

const carriers = ['Aetna', 'Cigna', 'Blue Cross Blue Shield of Maine'];

/** What is known of a patient that the practice doesn't keep, unless someone wrote something else. */
function profileOf({ key, familyName }: ClientRecord): Row {
  const id = elationIds.of('client', key);
  const relative = {
    id: `77${id}`,
    firstName: 'Pat',
    lastName: familyName,
    relationship: 'Spouse',
    phone: `+1 207 555 ${String(8000 + key)}`,
  };
  const insurance = {
    id: `88${id}`,
    rank: 'primary',
    carrier: carriers[key % carriers.length],
    plan: 'PPO',
    memberId: `W${String(20_000 + key * 31)}`,
    groupId: '60014',
    copay: '25.00',
    startDate: '2024-01-01',
  };
  return {
    middleName: '',
    suffix: '',
    dob: `19${String(40 + (key % 59))}-0${String(1 + (key % 9))}-1${String(key % 9)}`,
    sex: key % 11 === 0 ? 'UNKNOWN' : key % 2 === 0 ? 'FEMALE' : 'MALE',
    race: key % 3 === 0 ? 'White' : 'No race specified',
    ethnicity: 'No ethnicity specified',
    preferredLanguage: key % 10 === 0 ? 'Spanish' : 'English',
    preferredContact: key % 4 === 1 ? 'email' : null,
    emergencyContact: key % 3 === 1 ? relative : null,
    guarantor: null,
    employer: null,
    insurances: key % 4 === 0 ? [] : [insurance],
    verified: true,
    metadata: null,
  };
}

/** Makes rows from the records of a practice. */
export function elationRecords({ practice, meet }: Backstage, memory: ElationMemory) {
  const places = (): readonly Row[] => practice.places.map(serviceLocation);
  const theClinic = (): Row => {
    const main = practice.places[0];
    return {
      id: elationIds.of('organization', practice.organization.key),
      name: practice.organization.name,
      addressLine1: main?.street ?? '',
      addressLine2: '',
      city: main?.city,
      state: main?.state,
      zip: main?.postalCode,
      timezone: main?.zone,
      status: 'active',
      physicians: () => practice.providers.map(physician),
      serviceLocations: places,
      metadata: null,
    };
  };
  function serviceLocation(place: PlaceRecord): Row {
    return {
      id: elationIds.of('place', place.key),
      name: place.name,
      addressLine1: place.street,
      addressLine2: '',
      city: place.city,
      state: place.state,
      zip: place.postalCode,
      phone: place.phone,
      fax: null,
      email: place.email,
      timezone: place.zone,
      isPrimary: place.key === 1,
      placeOfService: 'Office',
      placeOfServiceCode: 11,
      status: 'active',
      practice: theClinic,
      createdDate: '2019-01-07T15:00:00Z',
      deletedDate: null,
    };
  }
  function physician(person: ProviderRecord): Row {
    const place = rowOf(practice.places, person.placeKeys[0] ?? null);
    return {
      id: elationIds.of('provider', person.key),
      firstName: person.givenName,
      lastName: person.familyName,
      credentials: person.title,
      email: person.email,
      npi: String(1_093_700_000 + person.key * 1117),
      license: `L${String(5000 + person.key)}`,
      licenseState: place?.state ?? 'ME',
      specialty: { veterinarian: 'Family Medicine', technician: 'Nursing', groomer: 'Podiatry' }[person.role],
      fax: '',
      practice: theClinic,
      userId: String(3300 + person.key),
      isActive: person.isActive,
      metadata: null,
      availabilities: () =>
        person.placeKeys.flatMap((key) =>
          [1, 2, 3, 4, 5].map((dayOfWeek) => ({
            dayOfWeek,
            startTime: '08:00:00',
            endTime: '17:00:00',
            serviceLocation: () => locationOf(key),
          })),
        ),
    };
  }
  const locationOf = (key: number): Row | null => {
    const place = rowOf(practice.places, key);
    return place && serviceLocation(place);
  };
  const physicianOf = (key: number | null): Row | null => {
    const person = rowOf(practice.providers, key);
    return person && physician(person);
  };
  const appointmentType = (type: VisitTypeRecord): Row => ({
    id: elationIds.of('visitType', type.key),
    name: type.name,
    abbreviation: type.name.slice(0, 3).toUpperCase(),
    description: '',
    color: type.color,
    defaultDuration: type.minutes,
    isTelehealth: false,
    patientBookable: type.key < 3,
    sequence: type.key,
    practice: theClinic,
    createdDate: '2019-01-07T15:00:00Z',
    deletedDate: null,
  });

  /** What is known of a patient beside the name and the ways to reach her. */
  const known = (person: ClientRecord): Row => ({
    address: { addressLine1: person.street, addressLine2: '', city: person.city, ...regionOf(person.city) },
    ...profileOf(person),
    vip: person.tags.includes('VIP'),
    ...memory.patients.get(person.key),
  });
  const patient = (person: ClientRecord): Row => {
    meet('client', person.key);
    const created = timeText(person.createdAt);
    return {
      ...known(person),
      id: elationIds.of('client', person.key),
      firstName: person.givenName ?? '',
      lastName: person.familyName,
      phones: person.phones.map(({ label, value }, index) => ({
        phone: value,
        phoneType: memory.phoneTypes.get(`${String(person.key)}:${String(index)}`) ?? label.toUpperCase(),
        createdDate: created,
        deletedDate: null,
      })),
      emails: person.emails.map((email) => ({ email, createdDate: created, deletedDate: null })),
      primaryPhysician: () => physicianOf(memory.primaryPhysicians.get(person.key) ?? 1 + (person.key % 4)),
      caregiverPractice: theClinic,
      preferredServiceLocation: () => locationOf(person.placeKey),
      patientStatus: {
        inactiveReason: person.isActive ? null : 'unknown',
        lastStatusChange: timeText(person.updatedAt),
        ...memory.statuses.get(person.key),
        status: memory.statuses.get(person.key)?.['status'] ?? (person.isActive ? 'ACTIVE' : 'INACTIVE'),
      },
      notes: person.note,
      tags: person.tags,
      mergedIntoChart: null,
      createdDate: created,
      lastModified: timeText(person.updatedAt),
      deletedDate: person.isDeleted ? timeText(person.updatedAt) : null,
    };
  };

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const { code, state, ...written } = memory.appointments.get(row.key) ?? {};
    const type = rowOf(practice.visitTypes, row.typeKey);
    const person = rowOf(practice.clients, row.clientKey);
    return {
      description: row.reason !== null && row.key % 4 === 0 ? 'Confirmed insurance by phone.' : null,
      instructions: null,
      mode: 'IN_PERSON',
      telehealthDetails: '',
      payment:
        row.state === 'completed' && row.key % 3 === 0
          ? { id: String(510_000 + row.key), amount: '25.00', whenCollected: timeText(row.start) }
          : null,
      billingDetails: null,
      metadata: null,
      ...written,
      id: elationIds.of('appointment', row.key),
      timeSlotType: row.isBlock ? 'EVENT' : 'APPOINTMENT',
      timeSlotStatus: null,
      scheduledDate: timeText(row.start),
      duration: row.minutes,
      reason: row.reason,
      appointmentType: type && type.key !== eventTypeKey ? () => appointmentType(type) : null,
      status: row.isBlock
        ? null
        : {
            room: row.state === 'inProgress' ? 'Exam 2' : null,
            statusDetail: row.cancelReason,
            ...memory.statusDetails.get(row.key),
            status: state === row.state ? code : statusCodes[row.state],
            statusDate: timeText(row.updatedAt),
          },
      patient: person && (() => patient(person)),
      physician: () => physicianOf(row.providerKey),
      practice: theClinic,
      serviceLocation: () => locationOf(row.placeKey),
      recurringEventSchedule: null,
      isBlocking: row.isBlock,
      createdDate: timeText(row.createdAt),
      lastModifiedDate: timeText(row.updatedAt),
      deletedDate: null,
    };
  };
  return { theClinic, serviceLocation, physician, appointmentType, known, patient, appointment };
}
