import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  context,
  dateTime,
  documentTypeOf,
  encounterForm,
  installed,
  openMsupplyIds,
  patientForm,
  programId,
} from './ids.ts';

const { of } = openMsupplyIds;

/** What a name says of what it is to a store. */
export const nameBase = { isCustomer: true, isDonor: false, isManufacturer: false, isOnHold: false, isSupplier: false };

/** Makes rows of all that isn't about a patient. */
export function openMsupplyPlaces({ practice }: Backstage) {
  const nameOfPlace = (row: practices.PlaceRecord): Row => ({
    __typename: 'NameNode',
    ...nameBase,
    id: of('place', 100 + row.key),
    code: codeOf(row),
    name: row.name,
    address1: row.street,
    address2: `${row.city}, ${row.state}, ${row.postalCode}`,
    country: 'USA',
    phone: row.phone,
    email: row.email,
    createdDatetime: dateTime(installed),
    isSystemName: false,
    isVisible: true,
    properties: '{}',
    type: 'STORE',
    store: () => store(row),
  });
  const codeOf = (row: practices.PlaceRecord): string => `${row.name.slice(0, 3).toUpperCase()}${String(row.key)}`;
  const store = (row: practices.PlaceRecord): Row => ({
    __typename: 'StoreNode',
    id: of('place', row.key),
    code: codeOf(row),
    storeName: row.name,
    siteId: 10 + row.key,
    createdDate: '2021-06-01',
    logo: null,
    nameCode: codeOf(row),
    name: () => nameOfPlace(row),
  });
  const preferences = (row: practices.PlaceRecord): Row => ({
    id: of('place', row.key),
    issueInForeignCurrency: false,
    omProgramModule: true,
    packToOne: false,
    requestRequisitionRequiresAuthorisation: false,
    responseRequisitionRequiresAuthorisation: false,
    vaccineModule: row.key === 1,
  });
  const supplier: Row = {
    __typename: 'NameNode',
    ...nameBase,
    id: of('organization', 5),
    code: 'CMS',
    name: 'Central Medical Store',
    isCustomer: false,
    isSupplier: true,
    isSystemName: false,
    isVisible: true,
    properties: '{}',
    type: 'FACILITY',
  };

  const clinician = (key: number | null): Row | null => {
    const row = practices.rowOf(practice.providers, key);
    if (!row) return null;
    return {
      id: of('provider', row.key),
      code: `C${String(100 + row.key)}`,
      initials: row.givenName.slice(0, 1) + row.familyName.slice(0, 1),
      firstName: row.givenName,
      lastName: row.familyName,
      email: row.email,
      mobile: null,
      phone: null,
    };
  };
  const registries = (): readonly Row[] => {
    const kinds = [
      ['Patient', 'Patient', 'PATIENT'],
      ['GeneralCareEnrolment', 'General care', 'PROGRAM_ENROLMENT'],
      ['GeneralCareContactTrace', 'Contact trace', 'CONTACT_TRACE'],
      ...practice.visitTypes.filter((row) => !row.isBlock).map((row) => [documentTypeOf(row), row.name, 'ENCOUNTER']),
    ];
    return kinds.map(([documentType, name, category], index) => ({
      id: of('visitType', 300 + index),
      category,
      contextId: context,
      documentType,
      name,
      type: category,
      formSchemaId: category === 'ENCOUNTER' ? encounterForm : patientForm,
      jsonSchema: {},
      uiSchema: {},
      uiSchemaType: 'JsonForms',
    }));
  };
  const program = (): Row => {
    return { id: programId, name: 'General care', contextId: context, isImmunisation: false, vaccineCourses: [] };
  };
  const user = (): Row => {
    const stores = practice.places.map((row) => ({
      id: of('place', row.key),
      code: codeOf(row),
      createdDate: '2021-06-01',
      homeCurrencyCode: 'USD',
      name: row.name,
      nameId: of('place', 100 + row.key),
      preferences: preferences(row),
      storeMode: 'DISPENSARY',
    }));
    const permissions = ['PATIENT_QUERY', 'PATIENT_MUTATE', 'DOCUMENT_QUERY', 'DOCUMENT_MUTATE', 'STORE_ACCESS'];
    return {
      __typename: 'UserNode',
      userId: of('organization', 7),
      username: 'desk',
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'desk@example.test',
      jobTitle: 'Front desk',
      language: 'ENGLISH',
      phoneNumber: null,
      defaultStore: stores[0],
      stores: { totalCount: stores.length, nodes: stores },
      permissions: ({ storeId = null }: { readonly storeId?: string | null }) => {
        const nodes = stores.filter(({ id }) => storeId === null || id === storeId);
        return {
          totalCount: nodes.length,
          nodes: nodes.map(({ id }) => ({ storeId: id, permissions, context: [context] })),
        };
      },
    };
  };
  return { store, nameOfPlace, supplier, preferences, clinician, registries, program, user };
}
