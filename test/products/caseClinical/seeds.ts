import { fullNameOf, type Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { caseIds, stampText, statusNames } from './values.ts';

const { of } = caseIds;
const sinceMs = Date.parse('2021-02-01T14:00:00Z');
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Numbers a model's rows in cuid's manner. */
function numbered(prefix: string, rows: readonly Row[]): Row[] {
  return rows.map((row, index) => {
    const stamp = stampText(sinceMs + index * 3_600_000);
    return { id: `clg1${prefix}${String(index + 1).padStart(4, '0')}08jk`, createdAt: stamp, updatedAt: stamp, ...row };
  });
}

const named = (prefix: string, names: readonly string[]): Row[] =>
  numbered(
    prefix,
    names.map((name) => ({ name })),
  );

/** What only the product has: tables of words, cases, documents, staff and places, and what it knows of patients. */
export function seedsOf(practice: Practice): Map<string, Row[]> {
  const genders = numbered(
    'gndr',
    ['Male', 'Female', 'Unknown'].map((name, index) => ({ name, code: name.slice(0, 1), value: index })),
  );
  const languages = named('lang', ['English', 'Spanish', 'Vietnamese']);
  const ethnicities = named('ethn', ['Not specified', 'Hispanic or Latino', 'Not Hispanic or Latino']);
  const placesOfService = numbered('plos', [
    { name: 'Office', isFacility: false },
    { name: 'Outpatient Hospital', isFacility: true },
  ]);
  const specialties = named('spec', ['Orthopedics', 'Physical Therapy', 'Pain Management']).map((row) => ({
    ...row,
    active: true,
  }));
  const vendors = numbered('vend', [
    {
      name: 'Harbor Medical Group',
      taxId: '01-0203040',
      line1: '18 Harbor Street',
      city: 'Portland',
      state: 'ME',
      postalCode: '04101',
      phoneNumber: '+1 207 555 0190',
    },
  ]);
  const idAt = (rows: readonly Row[], index: number): unknown => rows[index % rows.length]?.['id'] ?? null;
  const users = ['Dana Whitfield', 'Ross Albright'].map((name, index) => {
    const [firstName, lastName] = name.split(' ');
    const id = of('organization', index + 1);
    const stamp = stampText(sinceMs);
    return {
      id,
      createdAt: stamp,
      updatedAt: stamp,
      name,
      firstName,
      lastName,
      username: `staff${letters[index] ?? ''}`,
      developer: false,
      verified: true,
      signupStatus: 0,
      customerId: '',
      planId: '',
    };
  });
  const dated = { createdAt: stampText(sinceMs), updatedAt: stampText(sinceMs) };
  const locations = practice.places.map(({ key, name, street, city, state, postalCode, phone }) => ({
    ...dated,
    id: of('place', key),
    name,
    locationName: name,
    line1: street,
    city,
    state,
    postalCode,
    country: 'US',
    officePhone: phone,
    placeOfServiceId: idAt(placesOfService, key),
  }));
  const providers = practice.providers.map((row) => ({
    ...dated,
    id: of('provider', row.key),
    name: fullNameOf(row),
    firstName: row.givenName,
    lastName: row.familyName,
    suffix: row.title,
    emailAddress: row.email,
    npi: String(1_500_000_000 + row.key * 7919),
    vendorId: idAt(vendors, 0),
  }));
  const providerLocations = numbered(
    'cplo',
    practice.providers.flatMap(({ key, placeKeys }) =>
      placeKeys.map((place) => ({
        name: null,
        clinicalProviderId: of('provider', key),
        locationId: of('place', place),
      })),
    ),
  );
  const providerSpecialties = numbered(
    'cpsp',
    practice.providers.map(({ key }) => ({
      name: null,
      clinicalProviderId: of('provider', key),
      specialtyId: idAt(specialties, key),
    })),
  );
  const visitKinds = practice.visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name }) => ({ ...dated, id: of('visitType', key), name, code: name.slice(0, 3).toUpperCase() }));
  const caseStatuses = numbered('cast', [
    { name: 'Intake', orderIndex: 1, color: '#3b82f6', isDefault: true, tickerDate: 30 },
    { name: 'Treating', orderIndex: 2, color: '#22c55e', isDefault: false, tickerDate: 90 },
  ]);
  const caseTypes = named('caty', ['Motor Vehicle', 'Premises']);
  const cases = numbered(
    'lega',
    practice.clients
      .filter((row) => !row.isDeleted && row.key % 8 === 1)
      .map((row, index) => ({
        name: `${row.familyName} ${String(2024 + (index % 3))}`,
        patientId: of('client', row.key),
        agentId: idAt(users, index),
        caseStatusId: idAt(caseStatuses, index),
        caseTypeId: idAt(caseTypes, index),
        caseNumber: `C-${String(4100 + index)}`,
        medicalRecordNumber: `MRN${String(77_000 + index)}`,
        dateOfLoss: stampText(sinceMs + index * 86_400_000 * 20),
        hot: index % 4 === 0,
      })),
  );
  const profiles = practice.clients.map(({ key }) => ({
    dateOfBirth: key % 7 === 0 ? null : stampText(Date.UTC(1950 + ((key * 11) % 55), key % 12, 1 + (key % 28))),
    genderId: idAt(genders, key),
    languageId: idAt(languages, key % 5 === 0 ? 1 : 0),
    ethnicityId: idAt(ethnicities, 0),
    memberRegistrationNumber: `M${String(20_000 + key)}`,
    requiresTranslator: key % 5 === 0,
    occupation: key % 4 === 0 ? 'Teacher' : null,
  }));
  const documents = numbered(
    'docu',
    cases.map((row, index) => ({
      name: `Letter ${String(index + 1)}.pdf`,
      extension: 'pdf',
      type: 'file',
      size: 18_000 + index,
      patientId: row['patientId'],
      userId: idAt(users, 0),
    })),
  );
  const prescriptions = numbered(
    'pres',
    cases.slice(0, 8).map((row, index) => ({
      name: ['Ibuprofen', 'Naproxen'][index % 2],
      strength: '400 mg',
      quantity: 30,
      refills: index % 3,
      sig: 'One tablet twice a day',
      dateWritten: stampText(sinceMs),
      patientId: row['patientId'],
    })),
  );
  const tasks = numbered(
    'task',
    cases.slice(0, 6).map((row, index) => ({
      name: 'Request records',
      title: 'Request records',
      type: 'task',
      order: index,
      priority: index % 3,
      completed: index % 2 === 0,
      legalCaseId: row['id'],
      assignedToId: idAt(users, index),
      dueDate: stampText(Date.UTC(2026, 10, 18 + index)),
    })),
  );
  return new Map<string, Row[]>([
    ['AppointmentStatus', named('apst', statusNames)],
    ['MedicalRecordStatus', named('mrst', ['Received', 'Requested'])],
    ['Gender', genders],
    ['Language', languages],
    ['Ethnicity', ethnicities],
    ['PlaceOfService', placesOfService],
    ['Specialty', specialties],
    ['Vendor', vendors],
    ['User', users],
    ['Location', locations],
    ['ClinicalProvider', providers],
    ['ClinicalProviderLocation', providerLocations],
    ['ClinicalProviderSpecialty', providerSpecialties],
    ['VisitKind', visitKinds],
    ['CaseStatus', caseStatuses],
    ['CaseType', caseTypes],
    ['LegalCase', cases],
    ['Document', documents],
    ['Prescription', prescriptions],
    ['TaskItem', tasks],
    ['PatientProfile', profiles],
  ]);
}
