import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { amplicodeIds, isVisit, numberOf } from './records.ts';
import { amplicodeRoots } from './resolvers.ts';
import { amplicodeText } from './schema.ts';

const filtered = [
  'ownerListByNamesFilterOffsetPageSorted',
  'ownerListByNamesFilterOffsetPage',
  'ownerListByNamesFilterSorted',
  'ownerListByNamesFilter',
  'ownerByNamesList',
  'ownerByNamesSeparateMethodsList',
  'ownerListFilterCursorPageSorted',
];

/**
 * The pet clinic that Amplicode, a development environment for Spring, has for an example.
 *
 * Source: github.com/Amplicode/amplicode-frontend (example-app/src/core/schema/schema.graphql, which is whole here, the
 * screens in example-app/src/app, useSubmitEditor.ts for errors and TESTING.md), and for what its controllers do the
 * one that github.com/vadimbasko/amplicode-custom-ids keeps (OwnerController.java): one that isn't found is an error,
 * and what is saved is saved whole. Of a filter by names parts are enough, both ends of a time belong to it, and pages
 * have 20 rows unless a size is given: none of that is in the source. Pets have a number for a name. Visits have a
 * start and an end in the clinic's local time, and no status, location or provider.
 */
export const amplicode: Dialect = defineDialect({
  name: 'amplicode',
  trait: 'eleven lists of owners, update enters too and empties what is not given, pets without names, local times',
  sdl: amplicodeText,
  auth: { kind: 'direct', key: 'Basic amplicode-admin' },
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: amplicodeRoots,
  expectedMap: {
    locations: null,
    clients: [...filtered, 'ownerListOffsetPageSorted', 'ownerListOffsetPage', 'ownerListSorted', 'ownerList'],
    clientSearch: filtered,
    client: 'owner',
    patients: 'petList',
    appointments: ['visitFilteredList', 'visitList'],
    appointment: 'visit',
    providers: null,
    appointmentTypes: null,
    bookAppointment: 'updateVisit',
    updateAppointment: 'updateVisit',
    // A cancelled visit is deleted; it has no status.
    cancelAppointment: 'deleteVisit',
    registerClient: 'updateOwner',
    addPatient: 'updatePet',
  },
  view: viewOf({
    ids: amplicodeIds,
    status: () => [null],
    shows: isVisit,
    patientName: numberOf,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    namesClient: false,
    absent: {
      clients: ['active', 'tags'],
      patients: ['breed'],
      appointments: ['location', 'provider'],
    },
    // A number need not be taken for a name; the kind of a pet and its owner are other types.
    loose: { patients: ['name', 'species'], appointments: ['client', 'patient.name', 'reason'] },
  }),
});
