import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { receivableOf, sikkaMore } from './more.ts';
import { operatoryOf } from './operatories.ts';
import { hasPart, isWanted, isWord, pageOf } from './pages.ts';
import { type SikkaMemory, sikkaRecords } from './records.ts';
import { filterDay, idOrEmpty, isInBook, phoneIn, sikkaIds, statusWords } from './values.ts';
import { sikkaWrites } from './writes.ts';

const { of } = sikkaIds;

/** The root fields of the gateway. */
export function sikkaRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory: SikkaMemory = { operatories: new Map(), notes: new Map(), writebacks: new Map() };
  const records = sikkaRecords(backstage, memory);
  const guarantor = (client: ClientRecord): Row => ({
    ...records.guarantor(client),
    accounts_receivable: () => receivableOf(practice, of('client', client.key), now()),
  });
  const ofPlace = (args: Row, placeKey: number): boolean => isWanted(args['practice_id'], of('place', placeKey));

  /** The numbers of a client as digits, so that it doesn't matter how one is written. */
  const digits = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/\D/g, '') : '');
  const hasPhone = (client: ClientRecord, wanted: unknown): boolean => {
    const part = digits(wanted);
    return part === '' || client.phones.some(({ value }) => digits(value).includes(part));
  };
  const isFound = (client: ClientRecord, search: unknown): boolean =>
    [
      fullNameOf(client),
      client.emails[0] ?? '',
      client.city,
      phoneIn(client, 'homephone'),
      phoneIn(client, 'workphone'),
      phoneIn(client, 'cell'),
    ].some((text) => hasPart(search, text));

  const guarantors = (args: Row): Row => {
    const rows = practice.clients.filter(
      (client) =>
        !client.isDeleted &&
        isWanted(args['guarantor_id'], of('client', client.key)) &&
        ofPlace(args, client.placeKey) &&
        hasPart(args['firstname'], client.givenName ?? '') &&
        hasPart(args['lastname'], client.familyName) &&
        isWord(args['email'], client.emails[0] ?? '') &&
        hasPhone(client, args['phone']) &&
        isWord(args['status'], client.isActive ? 'Active' : 'Inactive') &&
        isFound(client, args['search']),
    );
    return pageOf(rows, args, {
      path: 'guarantors',
      cap,
      sorts: {
        guarantor_id: ({ key }) => key,
        firstname: ({ givenName }) => givenName ?? '',
        lastname: ({ familyName }) => familyName,
      },
      show: guarantor,
    });
  };

  const patients = (args: Row): Row => {
    const rows = practice.patients.filter((row) => {
      const owner = records.ownerOf(row.clientKey);
      const status = row.isDeceased ? 'Deceased' : row.isActive ? 'Active' : 'Inactive';
      return (
        isWanted(args['patient_id'], of('patient', row.key)) &&
        isWanted(args['guarantor_id'], idOrEmpty('client', owner?.key ?? null)) &&
        ofPlace(args, owner?.placeKey ?? 1) &&
        hasPart(args['firstname'], row.name) &&
        isWord(args['species'], row.species) &&
        isWord(args['status'], status) &&
        [row.name, owner?.familyName ?? ''].some((text) => hasPart(args['search'], text))
      );
    });
    return pageOf(rows, args, {
      path: 'patients',
      cap,
      sorts: { patient_id: ({ key }) => key, firstname: ({ name }) => name },
      show: records.patient,
    });
  };

  const appointments = (args: Row): Row => {
    const dayOf = ({ start, createdAt }: AppointmentRecord): number =>
      args['date_filter_on'] === 'appointment_made_date' ? createdAt : start;
    const [startdate, enddate] = [args['startdate'], args['enddate']];
    const from = typeof startdate === 'string' && startdate !== '' ? filterDay(startdate) : -Infinity;
    const to = typeof enddate === 'string' && enddate !== '' ? filterDay(enddate, 1) : Infinity;
    const rows = practice.appointments.filter(
      (row) =>
        isInBook(row) &&
        dayOf(row) >= from &&
        dayOf(row) < to &&
        isWanted(args['appointment_sr_no'], of('appointment', row.key)) &&
        ofPlace(args, row.placeKey) &&
        isWanted(args['patient_id'], idOrEmpty('patient', row.patientKey)) &&
        isWanted(args['guarantor_id'], idOrEmpty('client', row.clientKey)) &&
        isWanted(args['provider_id'], idOrEmpty('provider', row.providerKey)) &&
        isWanted(args['operatory'], memory.operatories.get(row.key) ?? operatoryOf(row.placeKey, row.providerKey)) &&
        isWord(args['status'], statusWords[row.state]) &&
        isWord(args['type'], rowOf(practice.visitTypes, row.typeKey)?.name ?? ''),
    );
    return pageOf(rows, args, {
      path: 'appointments',
      cap,
      sorts: {
        appointment_sr_no: ({ key }) => key,
        appointment_date: ({ start }) => start,
        appointment_made_date: ({ createdAt }) => createdAt,
        patient_id: ({ patientKey }) => patientKey ?? 0,
      },
      show: records.appointment,
    });
  };

  const providers = (args: Row): Row => {
    const rows = practice.providers.filter(
      (member) =>
        isWanted(args['provider_id'], of('provider', member.key)) &&
        (isWanted(args['practice_id'], '') || member.placeKeys.some((key) => ofPlace(args, key))) &&
        isWord(args['status'], member.isActive ? 'Active' : 'Inactive'),
    );
    return pageOf(rows, args, {
      path: 'providers',
      cap,
      sorts: { provider_id: ({ key }) => key, lastname: ({ familyName }) => familyName },
      show: records.provider,
    });
  };

  return {
    ...sikkaMore(backstage, records),
    practices: (args: Row) =>
      pageOf(
        practice.places.filter(({ key }) => ofPlace(args, key)),
        args,
        { path: 'practices', cap, sorts: { practice_id: ({ key }) => key }, show: records.location },
      ),
    guarantors,
    guarantor(args: { readonly guarantor_id: string }) {
      const client = records.ownerOf(sikkaIds.key('client', args.guarantor_id));
      return client && guarantor(client);
    },
    patients,
    patient(args: { readonly patient_id: string }) {
      const row = rowOf(practice.patients, sikkaIds.key('patient', args.patient_id));
      return row && records.patient(row);
    },
    appointments,
    appointment(args: { readonly appointment_sr_no: string }) {
      const row = rowOf(practice.appointments, sikkaIds.key('appointment', args.appointment_sr_no));
      return row && isInBook(row) ? records.appointment(row) : null;
    },
    providers,
    provider(args: { readonly provider_id: string }) {
      const member = rowOf(practice.providers, sikkaIds.key('provider', args.provider_id));
      return member && records.provider(member);
    },
    writeback_status: ({ id }: { readonly id: string }) => memory.writebacks.get(id) ?? null,
    ...sikkaWrites(backstage, records, memory),
  };
}
