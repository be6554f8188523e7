import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { fits, type ListArgs, ordered, type PageInput, pageOf, standardError, wholePageOf } from './filters.ts';
import { isEncounter, openMsupplyIds, type OpenMsupplyMemory } from './ids.ts';
import { openMsupplyRecords } from './records.ts';
import { openMsupplyWrites } from './writes.ts';

const { of } = openMsupplyIds;

/** A connector: in most answers the only member of a union. */
function connector(__typename: string, totalCount: number, nodes: readonly Row[]): Row {
  return { __typename, totalCount, nodes };
}

/** The root fields; a store has to be named almost everywhere, and is asked for its rights alone. */
export function openMsupplyRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: OpenMsupplyMemory = {
    given: new Map(),
    shelves: practice.places.flatMap(({ key }) =>
      ['Fridge 1', 'Shelf A', 'Shelf B'].map((name, index) => {
        const id = of('organization', 500 + key * 10 + index);
        return { id, storeKey: key, code: name.replace(' ', ''), name, onHold: false };
      }),
    ),
  };
  const records = openMsupplyRecords(backstage, memory);

  const storeKey = (storeId: string): number => {
    const key = openMsupplyIds.key('place', storeId);
    if (!rowOf(practice.places, key))
      throw standardError('Forbidden', 'AccessDenied {\n    required_permissions: StoreAccess,\n}');
    return key ?? 0;
  };
  const shelf = ({ id, code, name, onHold }: OpenMsupplyMemory['shelves'][number]): Row => {
    return { __typename: 'LocationNode', id, code, name, onHold };
  };

  const patientSpecial: Readonly<Record<string, (row: Row) => unknown>> = {
    identifier: (row) => ['code', 'code2', 'name', 'programEnrolmentId'].map((field) => row[field] ?? null),
  };
  const present = () => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const patients = (filter: Row | null | undefined): readonly Row[] =>
    present()
      .map(records.patient)
      .filter((row) => fits(row, filter, patientSpecial));
  const encounters = ({ filter, sort }: ListArgs): readonly Row[] => {
    const { includeDeleted = false, patient, programEnrolment, ...rest } = filter ?? {};
    const wanted = isFilter(patient) ? new Set(patients(patient).map(({ id }) => id)) : null;
    const special = {
      documentName: (row: Row): unknown => row['name'],
      documentData: (row: Row): unknown => {
        const visit = rowOf(practice.appointments, openMsupplyIds.key('appointment', textOf(row['id'])));
        return visit && JSON.stringify(records.encounterDocument(visit)['data']);
      },
    };
    const found = practice.appointments
      .filter((row) => isEncounter(row) && (includeDeleted === true || !row.isDeleted))
      .map(records.encounter)
      .filter((row) => fits(row, rest, special) && (!wanted || wanted.has(row['patientId'])))
      .filter(() => !isFilter(programEnrolment) || fits({ programName: 'General care' }, programEnrolment));
    return sort ? ordered(found, sort) : ordered(found, { key: 'patientId' });
  };
  const documents = (): readonly Row[] => [
    ...present().map(records.patientDocument),
    ...practice.appointments.filter((row) => isEncounter(row) && !row.isDeleted).map(records.encounterDocument),
  ];
  const prescriptions = (storeId: string): readonly Row[] => {
    storeKey(storeId);
    const kept = practice.appointments.filter(
      (row) => isEncounter(row) && row.state === 'completed' && of('place', row.placeKey) === storeId,
    );
    return kept.map(records.prescription);
  };

  /** A list whose answer is a connector; `whole` has no longest page. */
  const list =
    (typename: string, rows: (args: ListArgs) => readonly Row[], isWhole = false) =>
    (args: ListArgs): Row => {
      if (typename !== 'StoreConnector') storeKey(args.storeId);
      const found = rows(args);
      const page: PageInput | null | undefined = args.page;
      return connector(typename, found.length, isWhole ? wholePageOf(found, page, cap) : pageOf(found, page, cap));
    };
  const plain =
    (rows: (storeId: string) => readonly Row[]) =>
    ({ storeId, filter, sort }: ListArgs) =>
      ordered(
        rows(storeId).filter((row) => fits(row, filter)),
        sort,
      );
  return {
    apiVersion: '1.0',
    me: () => records.user(),
    store({ id }: { readonly id: string }): Row {
      const row = rowOf(practice.places, openMsupplyIds.key('place', id));
      const error = { __typename: 'RecordNotFound', description: 'Record not found' };
      return row ? records.store(row) : { __typename: 'NodeError', error };
    },
    storePreferences({ storeId }: ListArgs): Row | null {
      const row = rowOf(practice.places, storeKey(storeId));
      return row && records.preferences(row);
    },
    stores: list('StoreConnector', ({ filter, sort }) => {
      const rows = practice.places.map(records.store);
      return ordered(
        rows.filter((row) => fits(row, filter, { name: ({ storeName }) => storeName })),
        sort,
        { name: 'storeName' },
      );
    }),
    names: list(
      'NameConnector',
      plain((storeId) => [
        ...practice.places.filter(({ key }) => of('place', key) !== storeId).map(records.nameOfPlace),
        records.supplier,
      ]),
    ),
    locations: list(
      'LocationConnector',
      plain((storeId) => memory.shelves.filter((row) => row.storeKey === storeKey(storeId)).map(shelf)),
    ),
    clinicians: list(
      'ClinicianConnector',
      plain((storeId) =>
        practice.providers
          .filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(storeKey(storeId)))
          .map(({ key }) => records.clinician(key) ?? {}),
      ),
    ),
    patients: list('PatientConnector', ({ filter, sort }) => ordered(patients(filter), sort), true),
    patient({ storeId, patientId }: { readonly storeId: string; readonly patientId: string }): Row | null {
      storeKey(storeId);
      const row = rowOf(practice.clients, records.clientKey(patientId));
      return row && records.patient(row);
    },
    patientSearch({ storeId, input }: { readonly storeId: string; readonly input: Row }): Row {
      storeKey(storeId);
      const likes = new Set(['firstName', 'lastName', 'identifier']);
      const filter = Object.entries(input).map(([name, value]): [string, Row | null] => {
        if (value === null) return [name, null];
        return [name, likes.has(name) ? { like: value } : { equalTo: value }];
      });
      const found = ordered(patients(Object.fromEntries(filter)), { key: 'code' });
      const nodes = found.slice(0, 100).map((patient) => ({ patient, score: 1 }));
      return connector('PatientSearchConnector', found.length, nodes);
    },
    centralPatientSearch({ storeId }: ListArgs): Row {
      storeKey(storeId);
      const error = { __typename: 'ConnectionError', description: 'Connection Error' };
      return { __typename: 'CentralPatientSearchError', error };
    },
    encounters: list('EncounterConnector', encounters),
    encounterFields({ input, ...args }: ListArgs & { readonly input: { readonly fields: readonly string[] } }): Row {
      storeKey(args.storeId);
      const found = encounters(args);
      const nodes = pageOf(found, args.page, cap).map((encounter) => {
        const visit = rowOf(practice.appointments, openMsupplyIds.key('appointment', textOf(encounter['id'])));
        const data = visit && records.encounterDocument(visit)['data'];
        const fields = input.fields.map((field) => (data === null ? null : (Reflect.get(Object(data), field) ?? null)));
        return { encounter, fields };
      });
      return connector('EncounterFieldsConnector', found.length, nodes);
    },
    document({ storeId, name }: { readonly storeId: string; readonly name: string }): Row | null {
      storeKey(storeId);
      return documents().find((row) => row['name'] === name) ?? null;
    },
    documents: list('DocumentConnector', plain(documents)),
    documentRegistries({ storeId, filter, sort }: ListArgs): Row {
      storeKey(storeId);
      const found = ordered(
        records.registries().filter((row) => fits(row, filter)),
        sort,
      );
      return connector('DocumentRegistryConnector', found.length, found);
    },
    contactTraces: list('ContactTraceConnector', plain(records.traces)),
    programs: list(
      'ProgramConnector',
      plain(() => [records.program()]),
    ),
    programEnrolments({ storeId, filter, sort }: ListArgs): Row {
      storeKey(storeId);
      const rows = present().map(records.enrolment);
      const found = ordered(
        rows.filter((row) => fits(row, filter)),
        sort ?? { key: 'patientId' },
      );
      return connector('ProgramEnrolmentConnector', found.length, found);
    },
    programEvents: list('ProgramEventConnector', () => []),
    invoice({ storeId, id }: { readonly storeId: string; readonly id: string }): Row {
      const error = { __typename: 'RecordNotFound', description: 'Record not found' };
      return prescriptions(storeId).find((row) => row['id'] === id) ?? { __typename: 'NodeError', error };
    },
    invoices: list('InvoiceConnector', plain(prescriptions)),
    ...openMsupplyWrites(backstage, records, memory, { storeKey, shelf }),
  };
}

function isFilter(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
