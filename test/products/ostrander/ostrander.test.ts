import { describe, expect, it } from 'vitest';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import {
  appointmentFields,
  appointmentFrom,
  clientFrom,
  customerFields,
  locationFrom,
  patientFields,
  patientFrom,
} from './fields.ts';
import { ostrander } from './ostrander.ts';

const visit = productVisits(ostrander);
const { view } = ostrander;
const of = view.ids.of;

describe('Ostrander', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    const text = `query($within: IntervalInput!) {
      scheduling { facilities { facilities { id displayName timeZone { id }
          postalAddress { addressLines locality administrativeArea postalCode } } }
        appointments(filter: { startsWithin: $within }, pageSize: 200) { appointments { ${appointmentFields} } nextPageToken } }
      party { customers(pageSize: 5) { customers { ${customerFields} } } }
      medicalRecord { patientsOfCare(pageSize: 5) { patientsOfCare { ${patientFields} } } } }`;
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const noon = Date.parse(`${day}T12:00:00Z`);
      const [startTime, endTime] = [-24, 36].map((hours) => new Date(noon + hours * 3_600_000).toISOString());
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(text, { within: { startTime, endTime } });
      expect(at(answer, 'scheduling.appointments.nextPageToken')).toBe('');
      const appointments = rowsAt(answer, 'scheduling.appointments.appointments').map(appointmentFrom);
      const sample = {
        locations: rowsAt(answer, 'scheduling.facilities.facilities').map(locationFrom),
        clients: rowsAt(answer, 'party.customers.customers').map(clientFrom),
        patients: rowsAt(answer, 'medicalRecord.patientsOfCare.patientsOfCare').map(patientFrom),
        appointments: appointments.filter(({ start }) => String(start).startsWith(day)),
      };
      const expected = expectedSample(ostrander, day);
      expect(sampleDifferences(ostrander, expected, sample)).toEqual([]);
      expect(sample.appointments).toEqual(expected.appointments);
      expect(sample.locations).toEqual(expected.locations);
    }
    expect(expectedSample(ostrander, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(missingOperations(ostrander)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('serves a clinic of one place that opened today as well', async () => {
    const practice = createOtherPractice('newClinic');
    const { query } = await visit({ practice });
    const answer = await query(`{ scheduling { facilities { facilities { id displayName timeZone { id }
          postalAddress { addressLines locality administrativeArea postalCode } } } regions { facilities { id } }
        appointments(filter: { startsWithin: { startTime: "2026-11-17T05:00:00Z", endTime: "2026-11-18T05:00:00Z" } })
          { appointments { ${appointmentFields} } } }
      party { customers { customers { ${customerFields} balance { units } } totalSize } workers { totalSize } }
      medicalRecord { patientsOfCare { patientsOfCare { ${patientFields} } } }
      platform { worklistItems { worklistItems { assignee { id } } } auditEvents { totalSize } }
      commerce { invoices { invoices { facility { id } } } } }`);
    const sample = {
      locations: rowsAt(answer, 'scheduling.facilities.facilities').map(locationFrom),
      clients: rowsAt(answer, 'party.customers.customers').slice(0, 5).map(clientFrom),
      patients: rowsAt(answer, 'medicalRecord.patientsOfCare.patientsOfCare').slice(0, 5).map(patientFrom),
      appointments: rowsAt(answer, 'scheduling.appointments.appointments').map(appointmentFrom),
    };
    expect(sample.appointments.length).toBeGreaterThan(0);
    expect(sampleDifferences(ostrander, expectedSample(ostrander, '2026-11-17', { practice }), sample)).toEqual([]);
  });

  it('pages with tokens that go with the same arguments, and orders and filters customers', async () => {
    const { query, post, server } = await visit();
    const page = async (pageToken: string | null, rest = ''): Promise<Row> => {
      const list = `customers(pageSize: 50, pageToken: $token ${rest})`;
      const answer = await query(
        `query($token: String) { party { ${list} { customers { id } nextPageToken totalSize } } }`,
        {
          token: pageToken,
        },
      );
      return at(answer, 'party.customers') as Row;
    };
    const rows = await allPages(async (from) => {
      const answer = await page(from);
      return {
        rows: rowsAt(answer, 'customers'),
        next: answer['nextPageToken'] === '' ? null : String(answer['nextPageToken']),
      };
    });
    expect(rows.map(({ id }) => id)).toEqual(view.clients(server.practice).map(({ key }) => of('client', key)));
    const token = String((await page(null))['nextPageToken']);
    const other = await post(`{ party { customers(pageToken: "${token}", orderBy: "party.sortName") { totalSize } } }`);
    expect(other.body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_ARGUMENT', serviceName: 'party' } }],
    });
    const some = await query(`{ party {
      sorted: customers(orderBy: "party.sortName desc", pageSize: 3) { customers { party { sortName } } }
      organizations: customers(filter: { partyKind: PARTY_KIND_ORGANIZATION }) { customers { party { kind person { givenName } organization { legalName } } } }
      inactive: customers(filter: { statuses: [CUSTOMER_STATUS_INACTIVE], homeFacilityIds: ["${of('place', 2)}"] }) { customers { status homeFacility { id } } }
      deleted: customers(showDeleted: true, pageSize: 200) { customers { deleteTime } totalSize }
      byEmail: customers(filter: { emailAddress: "MAI@example.test" }) { totalSize }
      customerLabels { id displayName customerCount } } }`);
    const names = rowsAt(some, 'party.sorted.customers').map((row) => String(at(row, 'party.sortName')));
    expect(names).toEqual(names.toSorted().toReversed());
    expect(at(some, 'party.organizations.customers')).toEqual([
      { party: { kind: 'PARTY_KIND_ORGANIZATION', person: null, organization: { legalName: 'Riverside Cat Rescue' } } },
    ]);
    const inactive = rowsAt(some, 'party.inactive.customers');
    expect(inactive.length).toBeGreaterThan(0);
    expect(inactive.every((row) => row['status'] === 'CUSTOMER_STATUS_INACTIVE')).toBe(true);
    expect(rowsAt(some, 'party.deleted.customers').filter(({ deleteTime }) => deleteTime !== null)).toHaveLength(2);
    expect(at(some, 'party.byEmail.totalSize')).toBe(1);
    const vip = rowsAt(some, 'party.customerLabels').find(({ displayName }) => displayName === 'VIP');
    const labeled = await query(
      `{ party { customers(filter: { labelIds: ["${String(vip?.['id'])}"] }) { totalSize } } }`,
    );
    expect(at(labeled, 'party.customers.totalSize')).toBe(vip?.['customerCount']);
    const wrong = await post('{ party { customers(orderBy: "age") { totalSize } } }');
    expect(wrong.body.errors?.[0]?.message).toBe('orderBy: cannot order by "age"');
  });

  it('searches customers, and finds single rows by id, number, chip and confirmation', async () => {
    const { query, post, server } = await visit();
    const found = async (text: string): Promise<readonly unknown[]> => {
      const answer = await query(
        `query($text: String!) { party { searchCustomers(query: $text) { results { customer { party { displayName } } score matchedFields } } } }`,
        { text },
      );
      return rowsAt(answer, 'party.searchCustomers.results').map((row) => at(row, 'customer.party.displayName'));
    };
    expect(await found("zoe O'BRIEN")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found('207 555 0106')).toEqual(['Íñigo Abel']);
    expect(await found('5550107')).toEqual(['Ruth Abbott']);
    expect(await found('riverside')).toEqual(['Riverside Cat Rescue']);
    expect(await found('mai@example')).toEqual(['Mai Nguyễn']);
    expect(await found('iverside')).toEqual([]);
    const pet = server.practice.patients[0]?.name ?? '';
    expect(await found(`zoe ${pet}`)).toEqual(["Zoë O'Brien"]);
    expect((await post('{ party { searchCustomers(query: "z") { totalSize } } }')).body.errors).toHaveLength(1);
    const chipped = server.practice.patients.find(({ microchip }) => microchip !== null);
    const single = await query(`{
      party { customer(id: "${of('client', 1)}") { ${customerFields} patientsOfCare { displayName }
          appointments(pageSize: 2) { appointments { id } } balance { units nanos } notes { body } }
        gone: customer(id: "${of('client', 41)}") { deleteTime }
        customerByNumber(customerNumber: "C-100003") { party { displayName } } worker(id: "${of('provider', 3)}") { party { displayName } } }
      medicalRecord { patientOfCare(id: "${of('patient', 2)}") { ${patientFields} alerts { text } encounters { totalSize } }
        patientOfCareByMicrochip(microchipNumber: "${String(chipped?.microchip)}") { id } }
      scheduling { appointment(id: "${of('appointment', 1)}") { ${appointmentFields} confirmationNumber statusChanges { status } }
        facility(id: "${of('place', 1)}") { displayName operatingHours { dayOfWeek } rooms { displayName } assignments { jobRole } } } }`);
    expect(at(single, 'party.customerByNumber.party.displayName')).toBe('Riverside Cat Rescue');
    expect(at(single, 'party.gone.deleteTime')).not.toBeNull();
    expect(at(single, 'medicalRecord.patientOfCareByMicrochip.id')).toBe(of('patient', chipped?.key ?? 0));
    const number = String(at(single, 'scheduling.appointment.confirmationNumber'));
    const confirmed = await query(
      `{ scheduling { appointmentByConfirmationNumber(confirmationNumber: "${number.toLowerCase()}") { id } } }`,
    );
    expect(at(confirmed, 'scheduling.appointmentByConfirmationNumber.id')).toBe(of('appointment', 1));
    const unknown = await post(`{ party { customer(id: "${of('patient', 1)}") { id } } }`);
    expect(unknown.body).toMatchObject({
      data: { party: { customer: null } },
      errors: [{ message: `customers/${of('patient', 1)} not found`, extensions: { code: 'NOT_FOUND' } }],
    });
    const malformed = await post('{ scheduling { appointment(id: "12") { id } } }');
    expect(malformed.body.errors?.[0]?.extensions?.code).toBe('INVALID_ARGUMENT');
  });

  it('asks for a stretch of the book by facility, worker, customer and status, with holds and free slots apart', async () => {
    const { query, post } = await visit();
    const within = 'startsWithin: { startTime: "2026-11-17T00:00:00Z", endTime: "2026-11-19T00:00:00Z" }';
    const answer = await query(`{ scheduling {
      here: appointments(filter: { ${within}, facilityIds: ["${of('place', 2)}"] }) { appointments { slot { facility { id } } } }
      vet: appointments(filter: { ${within}, workerIds: ["${of('provider', 1)}"], statuses: [APPOINTMENT_STATUS_CANCELED] }) { appointments { status slot { worker { id } } } }
      latest: appointments(filter: { ${within} }, orderBy: "updateTime desc", pageSize: 200) { appointments { updateTime } totalSize }
      deleted: appointments(filter: { ${within} }, showDeleted: true, pageSize: 200) { appointments { deleteTime } totalSize }
      calendarHolds(filter: { ${within} }) { calendarHolds { displayName slot { startTime } } }
      availableSlots(facilityId: "${of('place', 2)}", serviceOfferingId: "${of('visitType', 1)}", dates: { startDate: "2026-11-19", endDate: "2026-11-19" }) { startTime worker { party { displayName } } }
      serviceOfferings { serviceOfferings { displayName defaultDuration catalogItem { listPrice { units } } } }
      waitlistEntries { totalSize } regions { displayName facilities { id } } }
      party { workers(filter: { facilityIds: ["${of('place', 1)}"], statuses: [WORKER_STATUS_EMPLOYED] }) { workers { status assignments { facility { id } } } } } }`);
    expect(rowsAt(answer, 'scheduling.here.appointments').length).toBeGreaterThan(5);
    expect(
      rowsAt(answer, 'scheduling.here.appointments').every((row) => at(row, 'slot.facility.id') === of('place', 2)),
    ).toBe(true);
    const times = rowsAt(answer, 'scheduling.latest.appointments').map(({ updateTime }) => String(updateTime));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(at(answer, 'scheduling.deleted.totalSize')).toBe(Number(at(answer, 'scheduling.latest.totalSize')) + 2);
    expect(at(answer, 'scheduling.calendarHolds.calendarHolds')).toEqual([
      { displayName: 'Staff meeting', slot: { startTime: '2026-11-17T17:00:00Z' } },
    ]);
    expect(rowsAt(answer, 'scheduling.availableSlots').length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'scheduling.serviceOfferings.serviceOfferings')).toHaveLength(6);
    expect(rowsAt(answer, 'party.workers.workers')).toHaveLength(3);
    const long = await post(
      '{ scheduling { appointments(filter: { startsWithin: { startTime: "2026-01-01T00:00:00Z", endTime: "2026-03-01T00:00:00Z" } }) { totalSize } } }',
    );
    expect(long.body.errors?.[0]?.message).toBe('filter.startsWithin: must not be longer than 35 days');
  });

  it('has invoices, plans, reminders, encounters, tasks and messages beside the desk', async () => {
    const { query } = await visit();
    const answer = await query(`{
      platform { tenant { id displayName facilityCount } caller { clientId } featureRollouts { feature } auditEvents { totalSize }
        worklistItems(filter: { states: [WORKLIST_ITEM_STATE_OPEN] }) { worklistItems { displayName assignee { party { displayName } } } } }
      commerce { invoices(filter: { statuses: [INVOICE_STATUS_OPEN] }, pageSize: 3) { invoices { status amountDue { units } lines { amount { units nanos } } } }
        payments(filter: { tenderTypes: [TENDER_TYPE_CASH] }) { payments { tenderType invoice { invoiceNumber } } }
        catalogItems(filter: { displayNamePrefix: "rab" }) { catalogItems { displayName sku } } creditMemos { totalSize }
        priceBooks { region { displayName } entries { price { units } } } wellnessPlans { displayName } wellnessPlanEnrollments { totalSize } }
      medicalRecord { speciesCatalog { code breeds { displayName } } careReminders(filter: { dueWithin: { startDate: "2026-11-10", endDate: "2026-12-24" } }) { careReminders { dueDate displayName } }
        encounters(filter: { startsWithin: { startTime: "2026-11-16T00:00:00Z", endTime: "2026-11-18T00:00:00Z" } }) { encounters { status note { subjective } vitalSigns { value } } } }
      party { conversations(filter: { customerId: "${of('client', 5)}" }) { conversations { subject messages { direction } } } } }`);
    expect(at(answer, 'platform.tenant')).toMatchObject({ displayName: 'Harbor Veterinary Group', facilityCount: 3 });
    for (const path of [
      'platform.worklistItems.worklistItems',
      'commerce.invoices.invoices',
      'commerce.payments.payments',
      'medicalRecord.careReminders.careReminders',
      'medicalRecord.encounters.encounters',
      'party.conversations.conversations',
    ])
      expect(rowsAt(answer, path).length, path).toBeGreaterThan(0);
    expect(at(answer, 'commerce.catalogItems.catalogItems')).toMatchObject([{ displayName: 'Rabies vaccine' }]);
    const dues = rowsAt(answer, 'medicalRecord.careReminders.careReminders').map(({ dueDate }) => String(dueDate));
    expect(dues).toEqual(dues.toSorted());
    expect((await readPiecewise(query)).size).toBeGreaterThan(150);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ party { customers { customers { id } } } }')).status).toBe(500);
  });
});
