import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type Kind, byStart, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { faunaDocuments, faunaIds, faunaWords, isBooked } from './records.ts';
import { type PageArgs, pageOf } from './pages.ts';
import { faunaWrites } from './writes.ts';

type Texts<Name extends string> = PageArgs & Readonly<Record<Name, string>>;

/** Resolvers of the clinic's database. An index finds what is exactly the same, in the order of ids. */
export function faunaRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const documents = faunaDocuments(stage);
  const page = <Any extends { readonly key: number }>(
    kind: Kind,
    list: readonly Any[],
    show: (row: Any) => Row,
    args: PageArgs,
  ): Row => pageOf(list, ({ key }) => faunaIds.of(kind, key), show, args, cap);
  const clients = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const booked = (): readonly AppointmentRecord[] => practice.appointments.filter(isBooked);
  const closures = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(({ isDeleted, isBlock }) => isBlock && !isDeleted);
  const finder =
    <Any extends { readonly key: number }>(kind: Kind, list: () => readonly Any[], show: (row: Any) => Row) =>
    ({ id }: { id: string }): Row | null => {
      const row = rowOf(list(), faunaIds.key(kind, id));
      return row && show(row);
    };
  const first = <Any>(list: readonly Any[], show: (row: Any) => Row): Row | null => (list[0] ? show(list[0]) : null);
  return {
    findClinicByID: finder('place', () => practice.places, documents.clinic),
    findClientByID: finder('client', clients, documents.client),
    findPetByID: finder('patient', () => practice.patients, documents.pet),
    findStaffMemberByID: finder('provider', () => practice.providers, documents.staffMember),
    findServiceByID: finder(
      'visitType',
      () => practice.visitTypes.filter(({ isBlock }) => !isBlock),
      documents.service,
    ),
    findAppointmentByID: finder('appointment', booked, documents.appointment),
    findClosureByID: finder('appointment', closures, documents.closure),
    findInvoiceByID: ({ id }: { id: string }) =>
      documents
        .billed()
        .map(documents.invoice)
        .find((row) => row['_id'] === id) ?? null,
    findVaccinationByID: ({ id }: { id: string }) =>
      practice.patients.map(documents.vaccination).find((row) => row['_id'] === id) ?? null,
    allClinics: (args: PageArgs) => page('place', practice.places, documents.clinic, args),
    allClients: (args: PageArgs) => page('client', clients(), documents.client, args),
    allPets: (args: PageArgs) => page('patient', practice.patients, documents.pet, args),
    allStaffMembers: (args: PageArgs) => page('provider', practice.providers, documents.staffMember, args),
    allServices: (args: PageArgs) =>
      page(
        'visitType',
        practice.visitTypes.filter(({ isBlock }) => !isBlock),
        documents.service,
        args,
      ),
    allAppointments: (args: PageArgs) => page('appointment', booked(), documents.appointment, args),
    allClosures: (args: PageArgs) => page('appointment', closures(), documents.closure, args),
    clientsByLastName: ({ lastName, ...args }: Texts<'lastName'>) =>
      page(
        'client',
        clients().filter(({ familyName }) => familyName === lastName),
        documents.client,
        args,
      ),
    clientByEmail: ({ email }: Texts<'email'>) =>
      first(
        clients().filter(({ emails }) => emails[0] === email),
        documents.client,
      ),
    petsByName: ({ name, ...args }: Texts<'name'>) =>
      page(
        'patient',
        practice.patients.filter((row) => row.name === name),
        documents.pet,
        args,
      ),
    petByMicrochip: (args: Texts<'microchip'>) =>
      first(
        practice.patients.filter(({ microchip }) => microchip === args.microchip),
        documents.pet,
      ),
    appointmentsByStatus: ({ status, ...args }: Texts<'status'>) =>
      page(
        'appointment',
        booked().filter(({ state }) => faunaWords[state] === status),
        documents.appointment,
        args,
      ),
    /** A function of the developer's, over a range of an index by start, which both ends belong to. */
    appointmentsBetween({ from, to, ...args }: Texts<'from' | 'to'>) {
      const [earliest, latest] = [instantOf(from), instantOf(to)];
      const list = booked().filter(({ start }) => start >= earliest && start <= latest);
      return page('appointment', list.toSorted(byStart), documents.appointment, args);
    },
    invoicesByPaid: ({ paid, ...args }: PageArgs & { readonly paid: boolean }) => {
      const list = documents.billed().filter((row) => documents.invoice(row)['paid'] === paid);
      return page('appointment', list, documents.invoice, args);
    },
    ...faunaWrites(stage, documents),
  };
}
