import { describe, expect, it } from 'vitest';
import { at, readPiecewise, type Row } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { badRequest } from './badRequest.ts';
import { reapit } from './reapit.ts';

const visit = productVisits(reapit);

describe('Writing to Reapit', () => {
  it('books with JSON for an answer, and changes only the version that was read', async () => {
    const { query, post, server } = await visit();
    const booking = (rest: string): string => `mutation { CreateAppointment(start: "2026-11-19T15:00:00Z"
      end: "2026-11-19T15:45:00Z", typeId: "SV", officeIds: ["HBR"], negotiatorIds: ["AMO"], description: "Coughs"
      ${rest}) }`;
    const made = await query(booking('attendee: { id: "HBR19000005", type: "contact" }, metadata: { from: "desk" }'));
    const row = made['CreateAppointment'] as Row;
    expect(row).toMatchObject({ start: '2026-11-19T15:00:00.0000000Z', cancelled: false, metadata: { from: 'desk' } });
    expect(at(row, 'attendee.contacts.0.name')).toBe("Ana D'Angelo");
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 45, clientKey: 5, state: 'planned' });
    for (const rest of ['attendee: { id: "HBR19000005", type: "landlord" }', 'attendee: { id: "4711" }', '']) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(booking(rest))).body, rest).toMatchObject(badRequest('BAD_USER_INPUT'));
    }
    const update = (tag: unknown, rest: string): string => `mutation { UpdateAppointment(id: "${String(row['id'])}"
      _eTag: ${JSON.stringify(tag)} ${rest}) { _eTag start end cancelled attendeeConfirmed description } }`;
    const moved = await query(update(row['_eTag'], 'start: "2026-11-20T09:00:00-05:00", end: "2026-11-20T14:30:00Z"'));
    expect(moved['UpdateAppointment']).toMatchObject({
      start: '2026-11-20T14:00:00.0000000Z',
      end: '2026-11-20T14:30:00.0000000Z',
      description: 'Coughs',
    });
    const stale = await post(update(row['_eTag'], 'cancelled: true'));
    expect(stale.body).toMatchObject(badRequest('BAD_USER_INPUT'));
    const confirmed = await query(update(at(moved, 'UpdateAppointment._eTag'), 'attendee: { confirmed: true }'));
    expect(at(confirmed, 'UpdateAppointment.attendeeConfirmed')).toBe(true);
    const off = await query(update(at(confirmed, 'UpdateAppointment._eTag'), 'cancelled: true'));
    expect(at(off, 'UpdateAppointment.cancelled')).toBe(true);
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
  });

  it('registers contacts, keeps each number in its field, and refuses in its own way', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation { CreateContact(title: "Dr", forename: "Jo", surname: "Park"
      homePhone: "207 555 0199", email: "jo@example.test", officeIds: ["STM"]) }`);
    const row = made['CreateContact'] as Row;
    expect(row).toMatchObject({ title: 'Dr', homePhone: '207 555 0199', mobilePhone: null, officeIds: ['STM'] });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', placeKey: 3 });
    const update = (tag: unknown): string => `mutation { UpdateContact(id: "${String(row['id'])}"
      _eTag: ${JSON.stringify(tag)}, mobilePhone: "207 555 0198", active: false) { forename mobilePhone homePhone active } }`;
    expect((await query(update(row['_eTag'])))['UpdateContact']).toEqual({
      forename: 'Jo',
      mobilePhone: '207 555 0198',
      homePhone: '207 555 0199',
      active: false,
    });
    expect((await post(update(row['_eTag']))).body).toMatchObject(badRequest('BAD_USER_INPUT'));
    expect((await post('mutation { CreateContact(forename: "Jo") }')).body).toMatchObject(badRequest('BAD_USER_INPUT'));
    const closed = await visit({ refuseWrites: 'This account is read-only' });
    const { body } = await closed.post('mutation { CreateContact(surname: "Park") }');
    expect(body).toMatchObject({ errors: [{ message: 'This account is read-only' }] });
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(150);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
