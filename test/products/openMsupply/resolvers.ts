import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { connector, fits, identifiers, type ListArgs, ordered, pageOf, standardError } from './lists.ts';
import { msupplyIds, type MsupplyMemory, msupplyNodes } from './nodes.ts';
import { msupplyEncounters } from './encounters.ts';
import { program, registries } from './registry.ts';
import { msupplyWrites } from './writes.ts';

interface PatientArgs {
  readonly storeId: string;
  readonly patientId: string;
}

interface SearchArgs {
  readonly storeId: string;
  readonly input: Row;
}

interface FieldsArgs extends ListArgs {
  readonly input: { readonly fields: readonly string[] };
}

const permissions = ['STORE_ACCESS', 'PATIENT_QUERY', 'PATIENT_MUTATE', 'DOCUMENT_QUERY', 'DOCUMENT_MUTATE'];
const shelves = ['Refrigerator 1', 'Refrigerator 2', 'Shelf A', 'Controlled drugs'];
const cold = { id: 'cold', name: 'Cold storage', minTemperature: 2, maxTemperature: 8 };
const ambient = { id: 'ambient', name: 'Room', minTemperature: 15, maxTemperature: 25 };

// prettier-ignore
const preferences = {
  editPrescribedQuantityOnPrescription: false, extraFieldsInRequisition: false, issueInForeignCurrency: false,
  keepRequisitionLinesWithZeroRequestedQuantityOnFinalised: false, manuallyLinkInternalOrderToInboundShipment: false,
  monthlyConsumptionLookBackPeriod: 3, monthsItemsExpire: 3, monthsLeadTime: 1, monthsOverstock: 6, monthsUnderstock: 2,
  omProgramModule: true, packToOne: false, requestRequisitionRequiresAuthorisation: false,
  responseRequisitionRequiresAuthorisation: false, stocktakeFrequency: 4,
  useConsumptionAndStockFromCustomersForInternalOrders: false, vaccineModule: false,
};

/** The refusal of what the caller has no permission for. */
export function forbidden(permission: string): Error {
  return standardError('Forbidden', `Denied(InsufficientPermission { required: "${permission}" })`);
}

/** The root fields of the server. */
export function openMsupplyRoots(backstage: Backstage): object {
  const { practice, cap, meet } = backstage;
  const memory: MsupplyMemory = { patients: new Map(), outside: new Set() };
  const nodes = msupplyNodes(memory, (args, isOf) => visits.encounters(args, isOf));
  const visits = msupplyEncounters(backstage, nodes);

  /** The key of a store where the caller is permitted. */
  const entered = (storeId: string): number => {
    const key = msupplyIds.key('place', storeId);
    if (key === null || !practice.places.some((place) => place.key === key)) throw forbidden('STORE_ACCESS');
    return key;
  };
  const people = (storeId: string): readonly Row[] =>
    practice.clients.filter(({ isDeleted }) => !isDeleted).map((row) => nodes.patient(row, storeId));

  const seen = (rows: readonly Row[]): readonly Row[] => {
    for (const row of rows) meet('client', Number(row['key']));
    return rows;
  };
  const patients = ({ storeId, filter, sort, page }: ListArgs): Row => {
    entered(storeId);
    const found = people(storeId).filter((row) => fits(row, filter, identifiers));
    const shown = pageOf(ordered(found, sort, 'id'), page, { cap, isChecked: false });
    return connector('PatientConnector', seen(shown), found.length);
  };

  const userStore = (key: number): Row => {
    const place = practice.places.find((each) => each.key === key) ?? null;
    const { id, code, createdDate, storeName } = place ? nodes.store(place) : {};
    const nameId = place && nodes.name(place)['id'];
    const rest = {
      homeCurrencyCode: 'USD',
      isDisabled: false,
      storeMode: 'DISPENSARY',
      preferences: { id, ...preferences },
    };
    return { id, code, createdDate, name: storeName, nameId, ...rest };
  };

  const me = (): Row => ({
    __typename: 'UserNode',
    userId: 'desk',
    username: 'desk',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'desk@example.test',
    jobTitle: 'Receptionist',
    phoneNumber: null,
    language: 'ENGLISH',
    defaultStore: userStore(1),
    stores: connector(
      'UserStoreConnector',
      practice.places.map(({ key }) => userStore(key)),
    ),
    permissions: ({ storeId }: { readonly storeId?: string | null }) => {
      const all = practice.places.map(({ key }) => msupplyIds.of('place', key));
      const rows = all.filter((id) => !storeId || id === storeId);
      return connector(
        'UserStorePermissionConnector',
        rows.map((id) => ({ storeId: id, permissions, context: [program.contextId] })),
      );
    },
  });

  const listed = (rows: readonly Row[], typename: string, args: ListArgs, otherwise = 'id'): Row => {
    const found = rows.filter((row) => fits(row, args.filter, identifiers));
    return connector(typename, pageOf(ordered(found, args.sort, otherwise), args.page, { cap }), found.length);
  };
  const documentsOf = (storeId: string): readonly Row[] => {
    const { nodes: all } = visits.encounters({ storeId });
    return (Array.isArray(all) ? all : []).filter(isRow).map((row) => {
      const { document } = row;
      const made: unknown = typeof document === 'function' ? document() : null;
      return isRow(made) ? { ...made, owner: row['patientId'], contextId: row['contextId'] } : {};
    });
  };
  const locationsOf = (storeId: string): readonly Row[] =>
    shelves.map((name, index) => ({
      id: `location-${String(entered(storeId))}-${String(index + 1)}`,
      code: `L${String(index + 1)}`,
      name,
      onHold: index === 3,
      volume: 0,
      volumeUsed: 0,
      locationType: index < 2 ? cold : ambient,
      stock: () => connector('StockLineConnector', []),
    }));
  const refuse = (permission: string) => (): never => {
    throw forbidden(permission);
  };

  return {
    apiVersion: () => '1.0',
    isCentralServer: () => false,
    me,
    stores: (args: ListArgs) => listed(practice.places.map(nodes.store), 'StoreConnector', args),
    store({ id }: { readonly id: string }): Row {
      const place = practice.places.find(({ key }) => msupplyIds.of('place', key) === id);
      const error = { __typename: 'RecordNotFound', description: 'Record not found' };
      return place ? nodes.store(place) : { __typename: 'NodeError', error };
    },
    storePreferences: ({ storeId }: ListArgs) => ({ id: msupplyIds.of('place', entered(storeId)), ...preferences }),
    // Patients are names too, and left out here.
    names(args: ListArgs): Row {
      entered(args.storeId);
      return listed(practice.places.map(nodes.name), 'NameConnector', args, 'name');
    },
    patients,
    patient({ storeId, patientId }: PatientArgs): Row | null {
      entered(storeId);
      const row = practice.clients.find(({ key, isDeleted }) => !isDeleted && nodes.patientId(key) === patientId);
      return row ? (seen([nodes.patient(row, storeId)])[0] ?? null) : null;
    },
    patientSearch({ storeId, input }: SearchArgs): Row {
      entered(storeId);
      const isExact = (field: string): boolean => /^(?:code|code2|dateOfBirth|gender)$/.test(field);
      const conditions = Object.entries(input).map(([field, text]) => [
        field,
        { [isExact(field) ? 'equalTo' : 'like']: text },
      ]);
      const filter: Row = Object.fromEntries(conditions);
      const found = people(storeId).filter((row) => fits(row, filter, identifiers));
      const scored = ordered(found, null, 'code').map((patient) => ({ patient, score: 1 }));
      return connector('PatientSearchConnector', scored.slice(0, 100), found.length);
    },
    // Those who work at the store alone, also where they have left.
    clinicians(args: ListArgs): Row {
      const key = entered(args.storeId);
      const staff = practice.providers.filter(({ placeKeys }) => placeKeys.includes(key));
      return listed(staff.map(nodes.clinician), 'ClinicianConnector', args);
    },
    encounters(args: ListArgs): Row {
      entered(args.storeId);
      return visits.encounters(args);
    },
    encounterFields(args: FieldsArgs): Row {
      entered(args.storeId);
      const { nodes: rows, totalCount } = visits.encounters(args);
      const shown = (Array.isArray(rows) ? rows : []).filter(isRow).map((row) => {
        const data: unknown = JSON.parse(textOf(row['documentData']));
        return {
          encounter: row,
          fields: args.input.fields.map((field) => (isRow(data) ? (data[field] ?? null) : null)),
        };
      });
      return connector('EncounterFieldsConnector', shown, Number(totalCount));
    },
    programs(args: ListArgs): Row {
      entered(args.storeId);
      const { id, name, contextId } = program;
      return listed(
        [{ id, name, contextId, elmisCode: null, isImmunisation: false }],
        'ProgramConnector',
        args,
        'name',
      );
    },
    programEnrolments({ storeId, filter, sort }: ListArgs): Row {
      entered(storeId);
      const rows = practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .flatMap((row) => nodes.enrolments(row, storeId));
      const found = rows.filter((row) => fits(row, filter));
      return connector('ProgramEnrolmentConnector', ordered(found, sort, 'id'));
    },
    documentRegistries({ storeId, filter, sort }: ListArgs): Row {
      entered(storeId);
      const found = registries.filter((row) => fits(row, filter));
      return connector('DocumentRegistryConnector', ordered(found, sort, 'documentType'));
    },
    documents(args: ListArgs): Row {
      entered(args.storeId);
      return listed(documentsOf(args.storeId), 'DocumentConnector', args, 'name');
    },
    contactTraces: () => connector('ContactTraceConnector', []),
    locations: (args: ListArgs) => listed(locationsOf(args.storeId), 'LocationConnector', args, 'name'),
    locationTypes: (args: ListArgs) => listed([ambient, cold], 'LocationTypeConnector', args, 'name'),
    abbreviations: () => [{ id: 'abbreviation-1', text: 'bid', expansion: 'two times a day' }],
    diagnosesActive: () => [{ id: 'diagnosis-1', code: 'K05', description: 'Gingivitis and periodontal diseases' }],
    insuranceProviders: () => connector('InsuranceProvidersConnector', []),
    insurancePolicies: () => connector('InsuranceConnector', []),
    contacts: () => connector('ContactConnector', []),
    items: refuse('ITEM_QUERY'),
    masterLists: refuse('ITEM_QUERY'),
    stockLines: refuse('STOCK_LINE_QUERY'),
    invoices: refuse('PRESCRIPTION_QUERY'),
    insertClinician: refuse('MUTATE_CLINICIAN'),
    insertContactTrace: refuse('DOCUMENT_MUTATE'),
    updateContactTrace: refuse('DOCUMENT_MUTATE'),
    insertPrescription: refuse('PRESCRIPTION_MUTATE'),
    insertLocation: refuse('LOCATION_MUTATE'),
    updateLocation: refuse('LOCATION_MUTATE'),
    deleteLocation: refuse('LOCATION_MUTATE'),
    ...msupplyWrites({ backstage, memory, nodes, visits, entered }),
  };
}
