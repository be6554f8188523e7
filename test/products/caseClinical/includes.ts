import type { Row } from '../generatedRows.ts';
import { models } from './models.ts';
import type { CaseStore } from './store.ts';

/** The relations that a query of the store brings along, each with those that it brings along in turn. */
export interface Include {
  readonly [relation: string]: Include;
}

/** Relations by name alone. */
function names(text: string, more: Include = {}): Include {
  return { ...Object.fromEntries(text.split(' ').map((name) => [name, {}])), ...more };
}

const visit: Include = names('location patient legalCase appointmentStatus', {
  clinicalProvider: names('clinicalProviderSpecialties'),
});
const providerInBook: Include = {
  clinicalProviderLocations: names('location'),
  clinicalProviderSpecialties: names('specialty'),
  profileImage: {},
  vendor: {},
};

/** What a list of appointments has. */
const bookInclude: Include = names(
  'location medicalReport bill miscellaneous imaging medicalRecordStatus appointmentStatus visitKind assignedTo',
  { patient: names('users gender'), clinicalProvider: providerInBook, legalCase: names('caseStatus') },
);

/** What an operation on one appointment answers. */
export const changedInclude: Include = names('location appointmentStatus visitKind assignedTo', {
  patient: names('users gender'),
  clinicalProvider: providerInBook,
  legalCase: names('caseStatus'),
});

/** What a booking answers. */
export const bookedInclude: Include = names(
  'location medicalReport bill imaging patient miscellaneous clinicalProvider legalCase appointmentStatus visitKind assignedTo medicalRecordStatus',
);

const lists: Readonly<Record<string, Include>> = {
  'user Appointment': bookInclude,
  'user Patient': names('users ethnicity gender language legalCases subpoena'),
  'user Location': names('placeOfService locationImages'),
  'user ClinicalProvider': {
    vendor: {},
    clinicalProviderSpecialties: names('clinicalProvider specialty'),
    clinicalProviderLocations: { clinicalProvider: {}, location: names('locationImages') },
  },
};

const singles: Readonly<Record<string, Include>> = {
  'user Appointment': bookedInclude,
  'user Patient': names('users ethnicity gender language subpoena documents', {
    appointments: visit,
    legalCases: names('patient caseStatus caseType'),
    prescriptions: names('patient document'),
  }),
  'user Location': names('placeOfService locationImages', {
    appointments: visit,
    providerLocations: names('clinicalProvider location'),
  }),
  'user ClinicalProvider': {
    vendor: {},
    appointments: visit,
    clinicalProviderLocations: { clinicalProvider: {}, location: names('locationImages') },
    clinicalProviderSpecialties: names('clinicalProvider specialty'),
  },
};

/** The relations that the product's generator includes by default: rows that columns lead to, and back for one row. */
function plain(model: string, hasMany: boolean): Include {
  const relations = models.get(model)?.relations ?? [];
  // Administrators and the public had their lists made before visits had kinds.
  const shown = relations.filter((each) => (hasMany || !each.isMany) && each.name !== 'visitKind');
  return Object.fromEntries(shown.map((each) => [each.name, {}]));
}

/** What a list of a model has for someone. */
export function listInclude(prefix: string, model: string): Include {
  return lists[`${prefix} ${model}`] ?? plain(model, false);
}

/** What one row of a model has for someone. */
export function singleInclude(prefix: string, model: string): Include {
  return singles[`${prefix} ${model}`] ?? plain(model, true);
}

/** A row with the relations that were brought along; all others are null, as none has a resolver. */
export function withIncluded(store: CaseStore, model: string, row: Row, include: Include): Row {
  store.meetRow(model, row['id']);
  const relations = (models.get(model)?.relations ?? []).filter((each) => each.name in include);
  const led = relations.map(({ name, model: other, column, isMany }): [string, () => unknown] => {
    const further = include[name] ?? {};
    const show = (each: Row): Row => withIncluded(store, other, each, further);
    if (isMany)
      return [
        name,
        () =>
          store
            .rowsOf(other)
            .filter((each) => each[column] === row['id'])
            .map(show),
      ];
    return [
      name,
      () => {
        const one = store.find(other, row[column]);
        return one && show(one);
      },
    ];
  });
  return { ...row, ...Object.fromEntries(led) };
}
