import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { mwiVip } from './mwiVip.ts';

const visit = productVisits(mwiVip);
const { view } = mwiVip;
const day = '2026-11-17';

/** A person of the list of contacts as the desk knows her; null where there is nobody. */
function person(row: unknown): { readonly id: unknown; readonly name: string } | null {
  const id = at(row, 'contactUuid');
  return id === null ? null : { id, name: named(Object(row), 'firstName', 'lastName') };
}

const texts = (rows: readonly Row[], field: string): readonly string[] => rows.map((row) => String(row[field]));
const present = (fields: Row): Row =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const appointmentsQuery = `query($filter: AppointmentFilter, $pageable: PageableInput) {
  appointments(filter: $filter, pageable: $pageable) { success message results { appointmentUuid startDate endDate reasonText
    accountUuid account { accountUuid } accountContact { contactUuid firstName lastName }
    patient { patientUuid patientName } contactPractitioner { contactUuid firstName lastName }
    assignedPractitionerUuid location { locationUuid name timezone } reasonUuid bookedBy note } } }`;
const people = `contactUuid firstName lastName contactType deactivated emails { emailAddress } numbers { number numberType }
  accounts { accountUuid lastVisitDate registeredLocation { locationUuid name } }`;

describe('the MWI VIP API', () => {
  it('serves everything that is expected of it', async () => {
    const { query } = await visit();
    const expected = expectedSample(mwiVip, day);
    const answer = await query(
      `query($filter: ContactFilter) { locations { results { locationUuid name address1 city county postcode timezone } }
        contacts(filter: $filter, pageable: { size: 5 }) { success message results { ${people} } }
        patients(pageable: { size: 5 }) { results { patientUuid patientName species { name } breed { name }
          accountUuid account { mainContact { contactUuid } } } } }`,
      { filter: { contactType: 'CLIENT' } },
    );
    const places = rowsAt(answer, 'locations.results').map((row) => ({
      id: row['locationUuid'],
      name: row['name'],
      address: ['address1', 'city', 'county', 'postcode'].map((field) => row[field]).join(', '),
      timeZone: row['timezone'],
    }));
    expect(places).toEqual(expected.locations);
    const clients = rowsAt(answer, 'contacts.results').map((row) => {
      const [account] = rowsAt(row, 'accounts');
      const lastVisit = at(account, 'lastVisitDate');
      return present({
        ...person(row),
        givenName: row['firstName'],
        familyName: row['lastName'],
        phones: texts(rowsAt(row, 'numbers'), 'number'),
        emails: texts(rowsAt(row, 'emails'), 'emailAddress'),
        active: row['deactivated'] === false,
        lastVisit: typeof lastVisit === 'string' ? lastVisit.slice(0, 10) : null,
        location: {
          id: at(account, 'registeredLocation.locationUuid'),
          name: at(account, 'registeredLocation.name'),
        },
      });
    });
    expect(clients).toEqual(expected.clients);
    const patients = rowsAt(answer, 'patients.results').map((row) =>
      present({
        id: row['patientUuid'],
        name: row['patientName'],
        species: at(row, 'species.name'),
        breed: at(row, 'breed.name'),
        clientId: at(row, 'account.mainContact.contactUuid'),
      }),
    );
    expect(patients).toEqual(expected.patients);
    const pageable = { size: 100, sort: ['startDate,asc'] };
    const book = await query(appointmentsQuery, { filter: { appointmentDate: day }, pageable });
    const appointments = rowsAt(book, 'appointments.results').map((row) => {
      const zone = String(at(row, 'location.timezone'));
      const shown = (field: string): string => offsetText(Date.parse(String(row[field])), zone);
      const patient = at(row, 'patient.patientUuid');
      return present({
        id: row['appointmentUuid'],
        start: shown('startDate'),
        end: shown('endDate'),
        reason: row['reasonText'],
        patient: patient === null ? null : { id: patient, name: at(row, 'patient.patientName') },
        client: person(row['accountContact']),
        provider: person(row['contactPractitioner']),
        location: { id: at(row, 'location.locationUuid'), name: at(row, 'location.name') },
      });
    });
    expect(appointments.length).toBeGreaterThan(18);
    expect(appointments).toEqual(expected.appointments);
    expect(expected.mayOmit).toEqual([]);
    expect(missingOperations(mwiVip)).toEqual([]);
  });

  it('lists clients and staff together, without those who were not asked for, page by page from 0', async () => {
    const { query, server } = await visit();
    const list = `query($filter: ContactFilter, $pageable: PageableInput) { contacts(filter: $filter, pageable: $pageable) {
      success message results { contactUuid firstName lastName contactType deactivated titleUuid } } }`;
    const read = async (filter: object, pageable: object | null = { size: 1000 }): Promise<readonly Row[]> =>
      rowsAt(await query(list, { filter, pageable }), 'contacts.results');
    const all = await read({}, null);
    expect(all).toHaveLength(20);
    expect(texts(all, 'contactType').slice(0, 10)).toEqual([
      ...Array.from({ length: 7 }, () => 'PRACTITIONER'),
      'USER',
      'USER',
      'CLIENT',
    ]);
    const clients = [
      ...(await read({ contactType: 'CLIENT' })),
      ...(await read({ contactType: 'CLIENT' }, { page: 1, size: 1000 })),
    ];
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(texts(clients, 'contactUuid')).toEqual(ids);
    expect(await read({ contactType: 'CLIENT' }, { page: 2, size: 100 })).toEqual([]);
    const brien = await read({ lastName: "o'b", contactType: 'CLIENT' });
    expect(texts(brien, 'firstName')).toEqual(['Zoë', 'Zoë']);
    expect(await read({ lastName: 'brien' })).toEqual([]);
    const gone = await read({ includeDeactivated: true, lastName: 'Nguyễn' });
    expect([await read({ lastName: 'Nguyễn' }), gone.length, gone[0]?.['deactivated']]).toEqual([[], 1, true]);
    const sorted = await read({ contactType: 'PRACTITIONER' }, { sort: ['lastName,desc'] });
    expect(texts(sorted, 'lastName').slice(0, 2)).toEqual(['Whitaker', 'Rivera']);
    const wrong = await query(list, { pageable: { sort: ['shoeSize'] } });
    expect(wrong['contacts']).toEqual({ success: false, message: 'No property shoeSize found', results: [] });
    const one = await query(
      'query($id: ID!) { contact(contactUuid: $id) { success message result { lastName } } none: contact(contactUuid: "x") { success message result { lastName } } }',
      { id: view.ids.of('client', 4).toUpperCase() },
    );
    expect(one).toEqual({
      contact: { success: true, message: 'OK', result: { lastName: 'Nguyễn' } },
      none: { success: false, message: 'Contact not found', result: null },
    });
  });

  it('has the calendar by day, practitioner, patient and account, and cancelled appointments apart', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const read = async (filter: object): Promise<readonly Row[]> =>
      rowsAt(await query(appointmentsQuery, { filter, pageable: { size: 100 } }), 'appointments.results');
    const place = view.ids.of('place', 2);
    const denver = await read({ appointmentDate: day, locationUuid: place });
    // 22:30 in Denver is the next day in UTC.
    expect(denver.some((row) => String(row['startDate']) === '2026-11-18T05:30:00.00Z')).toBe(true);
    const provider = view.ids.of('provider', 3);
    const hers = await read({ contactPractitionerUuid: provider });
    expect(hers.every((row) => row['assignedPractitionerUuid'] === provider)).toBe(true);
    expect(await read({ assignedPractitionerUuid: provider })).toEqual(hers);
    const accountUuid = String(hers[0]?.['accountUuid']);
    const ofAccount = await read({ accountUuid });
    expect(ofAccount.every((row) => at(row, 'account.accountUuid') === accountUuid)).toBe(true);
    expect(await read({ patientUuid: 'nobody' })).toEqual([]);
    const wrong = await query(appointmentsQuery, { filter: { appointmentDate: 'today' } });
    expect(at(wrong, 'appointments.message')).toBe('Invalid appointment-date: today');
    const answer = await query(`{ deletedAppointments(filter: { appointmentDate: "${day}" }, pageable: { size: 100 }) {
        results { appointmentUuid startDate } }
      appointmentReasons { results { reasonUuid name duration } }
      availability(filter: { locationUuid: "${view.ids.of('place', 1)}", availabilityDate: "${day}" }) { results { practitionerUuid startDate } } }`);
    const off = practice.appointments.filter((row) => !row.isBlock && !view.shows(row)).map(({ key }) => key);
    const deleted = texts(rowsAt(answer, 'deletedAppointments.results'), 'appointmentUuid');
    expect(deleted.length).toBeGreaterThan(3);
    expect(deleted.every((id) => off.includes(view.ids.key('appointment', id) ?? 0))).toBe(true);
    expect(rowsAt(answer, 'appointmentReasons.results')).toHaveLength(6);
    const free = rowsAt(answer, 'availability.results').filter(
      (row) => row['practitionerUuid'] === view.ids.of('provider', 1),
    );
    expect(free.length).toBeGreaterThan(0);
    // Her meeting at noon in New York.
    expect(texts(free, 'startDate')).not.toContain('2026-11-17T17:00:00.00Z');
  });

  it('has bills and tasks, and shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit();
    const answer =
      await query(`{ invoices { results { invoiceNumber net tax gross accountUuid account { accountNumber } lines { description } } }
      payments { results { amount paymentMethod } } taskLists { results { name locationUuids } } tasks { results { taskUuid description } }
      weights(patientUuid: "${view.ids.of('patient', 1)}") { results { weight unit } } titles { results { name } } genders { results { name } }
      accounts(pageable: { size: 2 }) { results { accountNumber accountType contacts { lastName } patients { patientName } } } }`);
    expect(rowsAt(answer, 'invoices.results')).toHaveLength(20);
    expect(rowsAt(answer, 'payments.results').length).toBeGreaterThan(5);
    expect(rowsAt(answer, 'weights.results')).toHaveLength(2);
    expect(rowsAt(answer, 'accounts.results')[0]).toMatchObject({
      accountNumber: 'HVG00001',
      accountType: 'Small animal',
    });
    const [task] = rowsAt(answer, 'tasks.results');
    const remove = 'mutation($id: ID!) { deleteTask(taskUuid: $id) { message } }';
    expect(at(await query(remove, { id: task?.['taskUuid'] }), 'deleteTask.message')).toBe('OK');
    expect(at(await query(remove, { id: task?.['taskUuid'] }), 'deleteTask.message')).toBe('Task not found');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('ContactType'), 'enumValues').map(({ name }) => name)).toEqual([
      'CLIENT',
      'PRACTITIONER',
      'USER',
    ]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ contacts { results { contactUuid } } }')).status).toBe(500);
  });
});
