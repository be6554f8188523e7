import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  animalTypes,
  baseColours,
  breeds,
  clinicStatuses,
  clinicTypesOf,
  donationTypes,
  lookedUp,
  numberOf,
  sexes,
  species,
  vaccinationTypes,
} from './lookups.ts';
import type { ShelterMemory } from './memory.ts';
import {
  dayText,
  invoiceOnly,
  isAppointment,
  ownerCodeOf,
  phoneOf,
  shelterCodeOf,
  shelterIds,
  statusOf,
  timeText,
  userNameOf,
} from './values.ts';

/** How rows of the practice look there. */
export type ShelterRecords = ReturnType<typeof shelterRecords>;

const emptyOwner: Row = {
  ...Object.fromEntries(
    // What a form doesn't fill in is an empty text.
    'ownerTitle ownerInitials ownerCounty ownerPostcode ownerCountry identificationNumber ownerForeNames2 ownerSurname2 workTelephone2 mobileTelephone2 emailAddress2 gdprContactOptIn popupWarning membershipNumber'
      .split(' ')
      .map((field) => [field, '']),
  ),
  ...Object.fromEntries(
    'isDeceased excludeFromBulkEmail isBanned isVolunteer isMember isAdopter isDonor isFosterer isRetailer isShelter isStaff isVet'
      .split(' ')
      .map((field) => [field, false]),
  ),
  dateOfBirth: null,
  membershipExpiryDate: null,
  recordVersion: 0,
};

/** Makes rows from the records of a practice. */
export function shelterRecords({ practice, meet, now }: Backstage, memory: ShelterMemory) {
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    createdBy: 'lwhitaker',
    createdDate: timeText(row.createdAt),
    lastChangedBy: 'lwhitaker',
    lastChangedDate: timeText(row.updatedAt),
  });
  const site = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    return place && { id: shelterIds.of('place', place.key), siteName: place.name };
  };
  const user = (row: ProviderRecord | null): Row | null =>
    row && {
      id: shelterIds.of('provider', row.key),
      userName: userNameOf(row),
      realName: fullNameOf(row),
      emailAddress: row.email,
      superUser: row.key === 1,
      ownerId: '0',
      siteId: shelterIds.of('place', row.placeKeys[0] ?? 0),
      site: site(row.placeKeys[0] ?? null),
      disableLogin: !row.isActive,
      roles: row.role === 'veterinarian' ? ['Vet'] : ['Clinic'],
    };

  const clinicOf = (isOf: (row: AppointmentRecord) => boolean) => (): readonly Row[] =>
    practice.appointments.filter((row) => isAppointment(row) && isOf(row)).map(appointment);

  function owner(row: ClientRecord): Row {
    meet('client', row.key);
    const id = shelterIds.of('client', row.key);
    const kept = { ...emptyOwner, ...memory.columns.get(`owner ${id}`) };
    const [title, forenames] = [String(kept['ownerTitle']), row.givenName ?? ''];
    const isOrganization = row.givenName === null;
    return {
      ownerType: isOrganization ? 2 : 1,
      ...kept,
      id,
      ownerCode: ownerCodeOf(row.familyName, id),
      ownerForeNames: forenames,
      ownerSurname: row.familyName,
      ownerName: isOrganization ? row.familyName : `${title} ${forenames} ${row.familyName}`.trim(),
      ownerAddress: row.street,
      ownerTown: row.city,
      homeTelephone: phoneOf(row, 'Home'),
      workTelephone: phoneOf(row, 'Work'),
      mobileTelephone: phoneOf(row, 'Mobile'),
      emailAddress: row.emails[0] ?? '',
      comments: row.note ?? '',
      siteId: shelterIds.of('place', row.placeKey),
      site: site(row.placeKey),
      additionalFlags: row.tags,
      animals: () => practice.patients.filter(({ clientKey }) => clientKey === row.key).map(animal),
      clinicAppointments: clinicOf(({ clientKey }) => clientKey === row.key),
      donations: () => memory.donations.filter(({ ownerId }) => ownerId === id).map(donation),
      ...stamps(row),
    };
  }
  const ownerOf = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && !row.isDeleted ? owner(row) : null;
  };

  function animal(row: PatientRecord): Row {
    meet('patient', row.key);
    const id = shelterIds.of('patient', row.key);
    const speciesId = numberOf(species, 'speciesName', row.species);
    const breedId = numberOf(breeds, 'breedName', row.breed);
    const colourId = numberOf(baseColours, 'baseColour', row.color);
    const typeId = row.clientKey === null ? '2' : '1';
    const sex = { FEMALE: 0, MALE: 1, UNKNOWN: 2 }[row.sex];
    const born = row.birthDate ?? dayText(row.createdAt);
    const years = Math.max(0, Math.floor((now() - Date.parse(born)) / (365.25 * 86_400_000)));
    const ownerId = row.clientKey === null ? '0' : shelterIds.of('client', row.clientKey);
    const isStray = row.clientKey === null;
    return {
      crossBreed: false,
      markings: '',
      neutered: row.key % 2 === 0,
      weight: 2 + (row.key % 30),
      animalComments: '',
      healthProblems: '',
      popupWarning: '',
      deceasedDate: row.isDeceased ? dayText(row.updatedAt) : null,
      ...memory.columns.get(`animal ${id}`),
      id,
      animalName: row.name,
      nonShelterAnimal: !isStray,
      shelterCode: shelterCodeOf(row),
      shortCode: `${isStray ? 'S' : 'C'}${id}`,
      animalTypeId: typeId,
      animalType: lookedUp(animalTypes, typeId),
      speciesId,
      species: lookedUp(species, speciesId),
      breedId,
      breed: lookedUp(breeds, breedId),
      breedName: row.breed,
      baseColourId: colourId,
      baseColour: lookedUp(baseColours, colourId),
      sex,
      sexName: lookedUp(sexes, sex)?.['sex'] ?? null,
      dateOfBirth: born,
      estimatedDOB: row.birthDate === null,
      animalAge: `${String(years)} ${years === 1 ? 'year' : 'years'}.`,
      ageGroup: years < 1 ? 'Baby' : years < 9 ? 'Adult' : 'Senior',
      identichipped: row.microchip !== null,
      identichipNumber: row.microchip ?? '',
      identichipDate: null,
      ownerId,
      owner: () => ownerOf(row.clientKey),
      originalOwnerId: ownerId,
      originalOwner: () => ownerOf(row.clientKey),
      dateBroughtIn: dayText(row.createdAt),
      shelterLocation: isStray ? '1' : '0',
      internalLocation: isStray ? internalLocations[0] : null,
      shelterLocationUnit: isStray ? '4' : '',
      archived: !isStray,
      vaccinations: () => memory.vaccinations.filter(({ animalId }) => animalId === id).map(vaccination),
      clinicAppointments: clinicOf(({ patientKey }) => patientKey === row.key),
      recordVersion: 0,
      ...stamps(row),
    };
  }
  const animalOf = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && animal(row);
  };

  /** The number of an appointment's status. */
  const statusIn = (row: AppointmentRecord): number => {
    const kept = memory.columns.get(`clinicappointment ${shelterIds.of('appointment', row.key)}`);
    return kept?.['isInvoiceOnly'] === true && row.state === 'planned' ? invoiceOnly : statusOf(row.state);
  };

  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const id = shelterIds.of('appointment', row.key);
    const kept = memory.columns.get(`clinicappointment ${id}`) ?? {};
    const status = statusIn(row);
    const provider = rowOf(practice.providers, row.providerKey);
    const items = memory.invoiceItems.filter(({ clinicAppointmentId }) => clinicAppointmentId === id);
    const amount = items.reduce((sum, item) => sum + Math.max(0, Number(item['amount'])), 0);
    const rate = kept['isVAT'] === true ? Number(kept['vatRate'] ?? 0) : 0;
    const typeId = shelterIds.of('visitType', row.typeKey);
    const after = (minutes: number, isReached: boolean): string | null =>
      isReached ? timeText(row.start + minutes * 60_000) : null;
    return {
      arrivedDateTime: after(-5, status >= 3 && status <= 5),
      withVetDateTime: after(5, status === 4 || status === 5),
      completedDateTime: after(row.minutes, status === 5),
      comments: '',
      isVAT: false,
      vatRate: 0,
      ...kept,
      id,
      animalId: row.patientKey === null ? '0' : shelterIds.of('patient', row.patientKey),
      animal: () => animalOf(row.patientKey),
      ownerId: row.clientKey === null ? '0' : shelterIds.of('client', row.clientKey),
      owner: () => ownerOf(row.clientKey),
      apptFor: provider ? userNameOf(provider) : '',
      apptForUser: user(provider),
      dateTime: timeText(row.start),
      status,
      clinicStatus: lookedUp(clinicStatuses, status),
      clinicTypeId: typeId,
      clinicType: lookedUp(clinicTypesOf(practice), typeId),
      reasonForAppointment: row.reason ?? '',
      amount,
      vatAmount: Math.trunc((amount * rate) / 100),
      invoiceItems: items,
      recordVersion: 0,
      ...stamps(row),
    };
  }

  const internalLocations: readonly Row[] = ['Main kennels', 'Cattery', 'Isolation'].map((locationName, index) => ({
    id: String(index + 1),
    locationName,
    locationDescription: '',
    units: index === 0 ? ['1', '2', '3', '4'] : [],
    siteId: shelterIds.of('place', 1),
    site: site(1),
    isRetired: false,
  }));
  const donation = (row: Row): Row => ({
    receiptNumber: `R${String(row['id']).padStart(8, '0')}`,
    ...row,
    owner: () => ownerOf(shelterIds.key('client', String(row['ownerId']))),
    donationType: lookedUp(donationTypes, row['donationTypeId']),
  });
  const vaccination = (row: Row): Row => ({
    ...row,
    animal: () => animalOf(shelterIds.key('patient', String(row['animalId']))),
    vaccinationType: lookedUp(vaccinationTypes, row['vaccinationTypeId']),
  });

  return {
    site,
    user,
    owner,
    ownerOf,
    animal,
    animalOf,
    appointment,
    statusOf: statusIn,
    internalLocations,
    donation,
    vaccination,
  };
}
