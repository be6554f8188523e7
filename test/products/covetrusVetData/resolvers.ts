import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, ProviderRecord } from '../../dialects/practice.ts';
import { type ListArgs, pageOf, type Values } from './lists.ts';
import { vetDataNeighbours } from './neighbours.ts';
import { placeKeyOf, vetDataRecords } from './records.ts';
import { codeOf, instantText, localOf, pmsIdOf, vetDataIds, vetDataStates } from './values.ts';
import { vetDataWrites } from './writes.ts';

interface ById {
  readonly id: string;
}

const { of, key } = vetDataIds;

/** The root fields of the product. */
export function vetDataRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const records = vetDataRecords(backstage);

  const clientValues: Values<ClientRecord> = {
    id: (row) => of('client', row.key),
    pmsId: (row) => pmsIdOf(row.key),
    installationId: (row) => of('place', row.placeKey),
    accountId: (row) => `A-${pmsIdOf(row.key)}`,
    firstName: (row) => row.givenName,
    lastName: (row) => row.familyName,
    city: (row) => row.city,
    inactive: (row) => !row.isActive,
    phones: (row) => row.phones.map(({ label, value }) => ({ phoneNumber: value, phoneType: label })),
    emails: (row) => row.emails.map((address) => ({ address })),
    apiLastChangeDate: (row) => instantText(row.updatedAt),
    rowKey: (row) => row.key,
  };
  const patientValues: Values<PatientRecord> = {
    id: (row) => of('patient', row.key),
    pmsId: (row) => pmsIdOf(row.key),
    installationId: (row) => of('place', placeKeyOf(practice.clients, row)),
    clientId: (row) => row.clientKey !== null && of('client', row.clientKey),
    name: (row) => row.name,
    species: (row) => codeOf(row.species),
    microChip: (row) => row.microchip,
    inactive: (row) => !row.isActive,
    isDeceased: (row) => row.isDeceased,
    apiLastChangeDate: (row) => instantText(row.updatedAt),
    rowKey: (row) => row.key,
  };
  const appointmentValues: Values<AppointmentRecord> = {
    id: (row) => of('appointment', row.key),
    pmsId: (row) => pmsIdOf(row.key),
    installationId: (row) => of('place', row.placeKey),
    clientId: (row) => row.clientKey !== null && of('client', row.clientKey),
    patientId: (row) => row.patientKey !== null && of('patient', row.patientKey),
    providerId: (row) => row.providerKey !== null && of('provider', row.providerKey),
    startTime: (row) => localOf(row.start, row.placeKey),
    status: (row) => vetDataStates[row.state][0],
    type: (row) => codeOf(practice.visitTypes.find((type) => type.key === row.typeKey)?.name ?? ''),
    apiLastChangeDate: (row) => instantText(row.updatedAt),
    rowKey: (row) => row.key,
  };
  const providerValues: Values<ProviderRecord> = {
    installationId: (row) => of('place', row.placeKeys[0] ?? 1),
    lastName: (row) => row.familyName,
    inactive: (row) => !row.isActive,
    isDoctor: (row) => row.role === 'veterinarian',
  };
  const isListed = ({ includeDeleted }: ListArgs, row: { readonly isDeleted: boolean }): boolean =>
    !row.isDeleted || includeDeleted === true;

  return {
    installations: () => practice.places.map(records.installation),
    installation: ({ id }: ById) =>
      practice.places.filter((row) => row.key === key('place', id)).map(records.installation)[0],
    clients: (args: ListArgs) =>
      pageOf(
        practice.clients.filter((row) => isListed(args, row)),
        args,
        clientValues,
        cap,
        records.client,
      ),
    client: ({ id }: ById) => practice.clients.filter((row) => row.key === key('client', id)).map(records.client)[0],
    patients: (args: ListArgs) => pageOf(practice.patients, args, patientValues, cap, records.patient),
    patient: ({ id }: ById) =>
      practice.patients.filter((row) => row.key === key('patient', id)).map(records.patient)[0],
    appointments: (args: ListArgs) =>
      pageOf(
        practice.appointments.filter((row) => isListed(args, row)),
        args,
        appointmentValues,
        cap,
        records.appointment,
      ),
    appointment: ({ id }: ById) =>
      practice.appointments.filter((row) => row.key === key('appointment', id)).map(records.appointment)[0],
    providers: (args: ListArgs) => pageOf(practice.providers, args, providerValues, cap, records.provider),
    provider: ({ id }: ById) =>
      practice.providers.filter((row) => row.key === key('provider', id)).map(records.provider)[0],
    // The same ones in all practices.
    appointmentTypes: ({ installationId }: { readonly installationId?: string | null }) =>
      installationId && key('place', installationId) === null ? [] : practice.visitTypes.map(records.appointmentType),
    ...vetDataNeighbours(backstage, records),
    ...vetDataWrites(backstage, records),
  };
}
