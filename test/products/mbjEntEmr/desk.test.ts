import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { mbjEntEmr } from './mbjEntEmr.ts';
import { adminId, documentId, mbjIds as ids } from './values.ts';

const visit = productVisits(mbjEntEmr);
const doctor = ids.of('provider', 1);
const me = `activityId: "${adminId}"`;

describe('The desk of MBJ ENT EMR', () => {
  it('opens visits on their day, keeps the queue, and reminds', async () => {
    const { query, post, server } = await visit();
    const today = server.practice.appointments.find(
      (row) =>
        row.state === 'confirmed' &&
        mbjEntEmr.view.shows(row) &&
        row.start < Date.parse('2026-11-18T00:00:00Z') &&
        row.start > Date.parse('2026-11-17T06:00:00Z'),
    );
    const key = today?.key ?? 0;
    const appointment = ids.of('appointment', key);
    const open = `mutation($id: ID!) { createVisit(${me}, appointmentId: $id, visitInput: { title: "First", type: "new" }) {
      _id date title complaints { title } appointment { inProgress attended } } }`;
    const made = await query(open, { id: appointment });
    expect(made['createVisit']).toMatchObject({
      _id: documentId('Visit', key),
      date: String(Date.parse('2026-11-17T00:00:00Z')),
      complaints: [],
      appointment: { inProgress: true, attended: true },
    });
    const on = `${me}, visitId: "${documentId('Visit', key)}"`;
    const bill = 'billingTitle: "Visit", billingAmount: 80.5';
    const done = await query(`mutation { addVisitBilling(${on}, visitInput: { ${bill}, billingPaid: false }) { _id }
      updateVisitBillingPaid(${on}, visitInput: { ${bill}, billingPaid: false }) { billing { amount paid } }
      addVisitVitals(${on}, visitInput: { vitalsPr: 70, vitalsUrineType: "clear" }) { vitals { pr urine { type } } }
      addVisitVigilance(${on}, visitInput: { vigilanceVaccinesHpvTesting: true }) { vigilance { vaccines { hpv { testing } } } }
      completeVisitById(${on}) { appointment { inProgress attended } } }`);
    expect(done).toMatchObject({
      updateVisitBillingPaid: { billing: [{ amount: 80.5, paid: true }] },
      addVisitVitals: { vitals: [{ pr: 70, urine: { type: 'clear' } }] },
      addVisitVigilance: { vigilance: [{ vaccines: { hpv: { testing: true } } }] },
      completeVisitById: { appointment: { inProgress: false, attended: true } },
    });
    expect(server.practice.appointments.find((row) => row.key === key)?.state).toBe('completed');
    const later = server.practice.appointments.find(
      (row) =>
        row.state === 'planned' &&
        mbjEntEmr.view.shows(row) &&
        row.start > Date.parse('2026-11-19T06:00:00Z') &&
        row.key % 3 !== 0,
    );
    const next = ids.of('appointment', later?.key ?? 0);
    expect(at((await post(open, { id: next })).body, 'errors.0.message')).toMatch(/is in the future/);
    const remind = `mutation($value: Float!) { createReminder(${me}, appointmentId: "${next}", reminderInput: {
      type: "Reminder", triggerUnit: "hours", triggerValue: $value, deliveryType: "SMS" }) { sendTime trigger { value } } }`;
    expect(at(await query(remind, { value: 2 }), 'createReminder.trigger.value')).toBe(2);
    expect(at((await post(remind, { value: 2 })).body, 'errors.0.message')).toMatch(/similar reminder/);
    expect(at((await post(remind, { value: 900 })).body, 'errors.0.message')).toMatch(/in the past/);

    const queue = at(await query(`{ getQueueToday(${me}) { _id } }`), 'getQueueToday._id');
    const slot = `mutation($queue: ID!, $who: ID!) { addQueueSlot(${me}, queueId: $queue, patientId: $who,
      consultantId: "${doctor}") { slots { number time patient { _id } } } }`;
    const slots = rowsAt(await query(slot, { queue, who: ids.of('client', 90) }), 'addQueueSlot.slots');
    expect(slots.at(-1)).toMatchObject({ number: slots.length, time: '10:10:00 am' });
    expect(at((await post(slot, { queue, who: ids.of('client', 90) })).body, 'errors.0.message')).toMatch(
      /already exists/,
    );
    expect(at((await post(`mutation { createQueue(${me}) { _id } }`)).body, 'errors.0.message')).toMatch(
      /1 Queue per day/,
    );
  });

  it('keeps accounts', async () => {
    const { query, server } = await visit();
    const made = await query(`mutation { createUser(userInput: { name: "Ana Silva", username: "asilva", password: "pw"
      role: "Staff", contactEmail: "ana@example.test" }) { _id role password verification { verified type code } } }`);
    const { code } = at(made, 'createUser.verification') as Row;
    const verified = await query(`mutation { verifyUser(userInput: { username: "asilva"
      contactEmail: "ana@example.test", verificationType: "email", verificationCode: "${String(code)}" }) { _id } }`);
    const login = await query(
      '{ login(username: "asilva", password: "pw") { activityId role error tokenExpiration } }',
    );
    expect(at(verified, 'verifyUser._id')).toBe(at(made, 'createUser._id'));
    expect(login['login']).toEqual({
      activityId: at(made, 'createUser._id'),
      role: 'Staff',
      error: null,
      tokenExpiration: 4,
    });
    expect(at(made, 'createUser.password')).toBeNull();
    expect(server.practice.providers).toHaveLength(8);
  });
});
