import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { createChart, entryOf } from './chart.ts';
import { janeRecords } from './records.ts';
import { badRequest, connectionOf, fits, isJaneAppointment, janeIds, sorted } from './words.ts';
import { janeWrites } from './writes.ts';

const longestSearch = 255;
const fewestDigits = 3;

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Whether a text is part of a name, an email, a phone number or the number of a patient. */
function isFound(client: ClientRecord, number: unknown, search: string): boolean {
  const term = search.trim().toLowerCase();
  const digits = digitsOf(term);
  return (
    [fullNameOf(client), ...client.emails.slice(0, 1)].some((text) => text.toLowerCase().includes(term)) ||
    number === term ||
    (digits.length >= fewestDigits &&
      !/[a-z]/.test(term) &&
      client.phones.some(({ value }) => digitsOf(value).includes(digits)))
  );
}

/** The root fields of the product. */
export function janeRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const records = janeRecords(backstage);
  const chart = createChart(practice);
  const plain = (row: Row): Row => row;
  const page = (rows: readonly Row[], args: Row): Row =>
    connectionOf(
      sorted(
        rows.filter((row) => fits(row, args['filter'])),
        args['sort'],
      ),
      args,
      cap,
      plain,
    );
  const byId = (rows: readonly Row[], { id }: Row): Row | null => rows.find((row) => row['id'] === id) ?? null;

  const patients = (args: Row, isWanted: (client: ClientRecord, row: Row) => boolean): Row => {
    const rows = practice.clients.flatMap((client): Row[] => {
      const row = records.patient(client);
      return !client.isDeleted && isWanted(client, row) ? [row] : [];
    });
    const show = ({ id }: Row): Row | null => patient({ id });
    return connectionOf(sorted(rows, args['sort']), args, cap, show);
  };
  const patient = ({ id }: Row): Row | null =>
    records.shownPatient(rowOf(practice.clients, janeIds.key('client', String(id))));
  const appointment = ({ id }: Row): Row | null => {
    const row = rowOf(practice.appointments, janeIds.key('appointment', String(id)));
    return row && isJaneAppointment(row) ? records.shownAppointment(records.appointment(row)) : null;
  };
  const locations = (): readonly Row[] => practice.places.map(records.location);

  const entries = (kind: 'observations' | 'medications' | 'carePlans', typename: string) => {
    return (args: Row): Row => {
      const rows = chart[kind].filter(
        (row) =>
          (typeof args['patientId'] !== 'string' || row['patientId'] === args['patientId']) &&
          (typeof args['category'] !== 'string' || row['category'] === args['category']),
      );
      return connectionOf(sorted(rows, null), args, cap, entryOf(practice, records, typename));
    };
  };
  const entry = (args: Row): Row | null => {
    const kinds = [
      ['observations', 'Observation'],
      ['medications', 'Medication'],
      ['carePlans', 'CarePlan'],
    ] as const;
    for (const [kind, typename] of kinds) {
      const row = byId(chart[kind], args);
      if (row) return entryOf(practice, records, typename)(row);
    }
    return null;
  };

  return {
    node: (args: Row) =>
      byId([records.company(), ...locations(), ...records.staffMembers()], args) ??
      byId([...records.treatments(), ...records.disciplines()], args) ??
      patient(args) ??
      appointment(args) ??
      entry(args),
    company: records.company,
    appointments(args: Row) {
      const rows = practice.appointments
        .filter(isJaneAppointment)
        .map(records.appointment)
        .filter((row) => fits(row, args['filter']));
      return connectionOf(sorted(rows, args['sort']), args, cap, records.shownAppointment);
    },
    appointment,
    patients: (args: Row) => patients(args, (_, row) => fits(row, args['filter'])),
    searchPatients(args: Row) {
      const search = String(args['search']);
      if (search.length > longestSearch) throw badRequest('/search/co', 'search is too long');
      return patients(args, (client, row) => isFound(client, row['patientNumber'], search));
    },
    patient,
    staffMembers: (args: Row) => page(records.staffMembers(), args),
    staffMember: (args: Row) => byId(records.staffMembers(), args),
    locations: (args: Row) => page(locations(), args),
    location: (args: Row) => byId(locations(), args),
    treatments: (args: Row) => page(records.treatments(), args),
    treatment: (args: Row) => byId(records.treatments(), args),
    disciplines: (args: Row) => page(records.disciplines(), args),
    discipline: (args: Row) => byId(records.disciplines(), args),
    observations: entries('observations', 'Observation'),
    medications: entries('medications', 'Medication'),
    carePlans: entries('carePlans', 'CarePlan'),
    webhooks: () => chart.webhooks,
    ...janeWrites(backstage, records, chart),
  };
}
