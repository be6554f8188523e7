import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { serviceTitan } from './serviceTitan.ts';

const visit = productVisits(serviceTitan);
const { ids } = serviceTitan.view;
const id = (kind: 'place' | 'provider' | 'visitType' | 'client', key: number): number => Number(ids.of(kind, key));
const address = { street: '4 Elm Row', city: 'Saco', state: 'ME', zip: '04072', country: 'USA' };
const job = {
  customerId: id('client', 5),
  locationId: 43_910_205,
  businessUnitId: id('place', 2),
  jobTypeId: id('visitType', 3),
  priority: 'High',
  campaignId: 3_302,
  summary: 'Coughs',
  appointments: [
    {
      start: '2026-11-19T17:00:00Z',
      end: '2026-11-19T17:40:00Z',
      technicianIds: [id('provider', 3), id('provider', 4)],
    },
  ],
};
const createJob = `mutation($request: JobCreateRequest!) { createJob(request: $request) { id jobStatus priority summary
  businessUnit { name } campaign { name } customerId appointmentCount
  appointments { id start end status isConfirmed appointmentAssignments { technicianName } } } }`;

describe('Writing to ServiceTitan', () => {
  it('books a job, moves, confirms and holds its appointment, and cancels it with a reason', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(createJob, { request: job });
    expect(made['createJob']).toMatchObject({
      jobStatus: 'Scheduled',
      priority: 'High',
      summary: 'Coughs',
      campaign: { name: 'Website' },
      customerId: job.customerId,
      appointmentCount: 1,
      appointments: [
        { start: '2026-11-19T17:00:00Z', status: 'Scheduled', isConfirmed: false, appointmentAssignments: [{}, {}] },
      ],
    });
    expect(practice.appointments.at(-1)).toMatchObject({ placeKey: 2, clientKey: 5, providerKey: 3, minutes: 40 });
    const jobId = at(made, 'createJob.id');
    const visitId = rowsAt(made, 'createJob.appointments')[0]?.['id'];
    const change = async (field: string, fields = 'status isConfirmed start end'): Promise<unknown> =>
      at(await query(`mutation { ${field} { ${fields} } }`), field.slice(0, field.indexOf('(')));
    const one = `id: ${String(visitId)}`;
    expect(
      await change(`rescheduleAppointment(${one}, request: { start: "2026-11-20T10:00:00-07:00" })`),
    ).toMatchObject({
      start: '2026-11-20T17:00:00Z',
      end: '2026-11-20T17:40:00Z',
    });
    expect(await change(`confirmAppointment(${one})`)).toMatchObject({ status: 'Scheduled', isConfirmed: true });
    expect(practice.appointments.at(-1)?.state).toBe('confirmed');
    expect(await change(`holdAppointment(${one}, request: { reasonId: 8901, memo: "Later" })`)).toMatchObject({
      status: 'Hold',
    });
    expect(await change(`removeAppointmentHold(${one})`)).toMatchObject({ status: 'Scheduled' });
    const others = `request: { jobAppointmentId: ${String(visitId)}, technicianIds: [${String(id('provider', 3))}] }`;
    expect(await change(`unassignTechnicians(${others})`, 'appointmentAssignments { technicianName }')).toEqual({
      appointmentAssignments: [{ technicianName: "Marcus D'Souza" }],
    });
    expect(practice.appointments.at(-1)?.providerKey).toBe(4);
    const text = `updateJob(id: ${String(jobId)}, request: { summary: "Coughs at night", businessUnitId: ${String(id('place', 1))} })`;
    expect(await change(text, 'summary priority businessUnit { name }')).toMatchObject({
      summary: 'Coughs at night',
      priority: 'High',
    });
    expect(practice.appointments.at(-1)).toMatchObject({ placeKey: 1, reason: 'Coughs at night' });
    const added =
      await query(`mutation { addAppointment(request: { jobId: ${String(jobId)}, start: "2026-12-01T15:00:00Z"
      end: "2026-12-01T15:30:00Z" }) { id jobId job { appointmentCount summary } } }`);
    expect(at(added, 'addAppointment')).toMatchObject({
      jobId,
      job: { appointmentCount: 2, summary: 'Coughs at night' },
    });
    expect(await query(`mutation { deleteAppointment(id: ${String(at(added, 'addAppointment.id'))}) }`)).toEqual({
      deleteAppointment: true,
    });
    expect((await post(`mutation { deleteAppointment(${one}) }`)).body).toMatchObject({
      errors: [{ extensions: { status: 409 } }],
    });
    const off = `cancelJob(id: ${String(jobId)}, request: { reasonId: 8801, memo: "Is well again" })`;
    expect(await change(off, 'jobStatus appointments { status }')).toEqual({
      jobStatus: 'Canceled',
      appointments: [{ status: 'Canceled' }],
    });
    expect(practice.appointments.find(({ key }) => ids.of('appointment', key) === String(visitId))).toMatchObject({
      state: 'cancelled',
      isDeleted: false,
      cancelReason: 'Is well again',
    });
    expect((await post(`mutation { ${off} { id } }`)).body).toMatchObject({
      errors: [{ extensions: { code: 'CONFLICT' } }],
    });
    const reasons = await query(`{ jobsCancelReasons(ids: [${String(jobId)}]) { name text } }`);
    expect(reasons).toEqual({ jobsCancelReasons: [{ name: 'Customer canceled', text: 'Is well again' }] });
    expect(await change(`removeJobCancellation(id: ${String(jobId)})`, 'jobStatus')).toEqual({
      jobStatus: 'Scheduled',
    });
    const done = `completeJob(id: ${String(jobId)}, request: { completedOn: "2026-11-20T18:00:00Z" })`;
    expect(await change(done, 'jobStatus completedOn')).toMatchObject({ jobStatus: 'Completed' });
  });

  it('enters customers with contacts and locations, and changes them', async () => {
    const { query, server } = await visit();
    const create = `mutation($request: CreateCustomerRequest!) { createCustomer(request: $request) { id active name type
      address { street state zip } tagTypes { name } contacts { id type value memo } locations { id name address { zip } } } }`;
    const request = {
      name: 'Jo Ann Park',
      address,
      locations: [
        { name: 'Home', address },
        { name: 'Barn', address: { ...address, zip: '04073' } },
      ],
      contacts: [
        { type: 'Email', value: 'jo@example.test' },
        { type: 'Phone', value: '(207) 555-0198', memo: 'Work' },
        { type: 'MobilePhone', value: '207 555 0199' },
      ],
      tagTypeIds: [7_711],
    };
    const made = await query(create, { request });
    expect(made['createCustomer']).toMatchObject({
      active: true,
      name: 'Jo Ann Park',
      type: 'Residential',
      address: { street: '4 Elm Row', state: 'ME', zip: '04072' },
      tagTypes: [{ name: 'VIP' }],
      contacts: [
        { type: 'Phone', value: '2075550198', memo: 'Work' },
        { type: 'MobilePhone', value: '2075550199', memo: null },
        { type: 'Email', value: 'jo@example.test', memo: null },
      ],
      locations: [{ name: 'Home' }, { name: 'Barn', address: { zip: '04073' } }],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo Ann',
      familyName: 'Park',
      city: 'Saco',
      placeKey: 1,
    });
    const customerId = String(at(made, 'createCustomer.id'));
    const barn = rowsAt(made, 'createCustomer.locations')[1]?.['id'];
    const booked = await query(createJob, { request: { ...job, customerId: Number(customerId), locationId: barn } });
    expect(at(booked, 'createJob.jobStatus')).toBe('Scheduled');
    const changed =
      await query(`mutation { updateCustomer(id: ${customerId}, request: { name: "Park Stables", type: Commercial, active: false, doNotMail: true }) {
      name type active doNotMail address { street } tagTypes { name } } }`);
    expect(changed['updateCustomer']).toEqual({
      name: 'Park Stables',
      type: 'Commercial',
      active: false,
      doNotMail: true,
      address: { street: '4 Elm Row' },
      tagTypes: [{ name: 'VIP' }],
    });
    expect(rowsAt(await query('{ customers(name: "Park Stables") { data { id } } }'), 'customers.data')).toEqual([]);
    const first = rowsAt(made, 'createCustomer.contacts')[0]?.['id'];
    const contact =
      await query(`mutation { updateCustomerContact(id: ${customerId}, contactId: ${String(first)}, request: { value: "2075550197" }) { type value memo }
      createCustomerContact(id: ${customerId}, request: { type: Fax, value: "2075550100" }) { type value }
      deleteCustomerContact(id: ${customerId}, contactId: ${String(first)})
      createCustomerNote(id: ${customerId}, request: { text: "Rings twice", pinToTop: true }) { text isPinned } }`);
    expect(contact).toEqual({
      updateCustomerContact: { type: 'Phone', value: '2075550197', memo: 'Work' },
      createCustomerContact: { type: 'Fax', value: '2075550100' },
      deleteCustomerContact: true,
      createCustomerNote: { text: 'Rings twice', isPinned: true },
    });
    expect(server.practice.clients.at(-1)?.phones).toHaveLength(1);
  });

  it('keeps time free, takes payments, and refuses in the fields that are to blame', async () => {
    const { query, post, server } = await visit();
    const free =
      await query(`mutation { createNonJobAppointment(request: { technicianId: ${String(id('provider', 3))}, start: "2026-11-19T19:00:00Z"
      duration: "00:45:00", name: "Lunch" }) { id name duration } dismissLead(id: 2610020) { status }
      createTask(request: { name: "Ring the lab", reportedById: 1, assignedToId: 27300012, isClosed: false, employeeTaskTypeId: 71
        employeeTaskSourceId: 72, reportedDate: "2026-11-17T15:00:00Z", priority: Urgent }) { name priority isClosed } }`);
    expect(free).toMatchObject({
      createNonJobAppointment: { name: 'Lunch', duration: '00:45:00' },
      dismissLead: { status: 'Dismissed' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ isBlock: true, placeKey: 2, minutes: 45 });
    await query(`mutation { deleteNonJobAppointment(id: ${String(at(free, 'createNonJobAppointment.id'))}) }`);
    const open = rowsAt(await query('{ invoices(pageSize: 200) { data { id balance } } }'), 'invoices.data').find(
      ({ balance }) => Number(balance) > 0,
    );
    const paid =
      await query(`mutation { createPayment(request: { typeId: 4103, checkNumber: "12", splits: [{ invoiceId: ${String(open?.['id'])}, amount: ${String(open?.['balance'])} }] }) {
      type total checkNumber appliedTo { appliedTo } } }`);
    expect(paid['createPayment']).toMatchObject({ type: 'Check', total: open?.['balance'], checkNumber: '12' });
    const before = structuredClone(server.practice);
    const blamed = async (request: object): Promise<unknown> => {
      const { body } = await post(createJob, { request: { ...job, ...request } });
      return Object.keys(Object(at(body.errors?.[0], 'extensions.errors')));
    };
    const [slot] = job.appointments;
    expect(await blamed({ appointments: [] })).toEqual(['request.appointments']);
    expect(await blamed({ appointments: [{ ...slot, end: '2026-11-19T16:00:00Z' }] })).toEqual(['request.end']);
    expect(await blamed({ appointments: [{ ...slot, start: '2026-11-19T17:00' }] })).toEqual(['start']);
    expect(await blamed({ locationId: 43_910_206 })).toEqual(['request.locationId']);
    expect(await blamed({ priority: 'Soon' })).toEqual(['request.priority']);
    expect(await blamed({ customerId: 5 })).toEqual(['request.customerId']);
    expect(
      (await post('mutation { cancelJob(id: 5, request: { reasonId: 8801, memo: "" }) { id } }')).body,
    ).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    expect(server.practice).toEqual(before);
    const closed = await visit({ refuseWrites: 'This application may only read' });
    expect((await closed.post(createJob, { request: job })).body).toMatchObject({
      errors: [{ message: 'This application may only read', extensions: { code: 'FORBIDDEN', status: 403 } }],
    });
  });
});
