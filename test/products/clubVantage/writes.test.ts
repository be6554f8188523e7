import { describe, expect, it } from 'vitest';
import { at, nodesAt, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { clubVantage } from './clubVantage.ts';

const visit = productVisits(clubVantage);
const { ids } = clubVantage.view;
const create = `mutation($input: CreateBookingInput!) { createBooking(input: $input) { success error booking { id bookingNumber
  bookingType status startTime endTime durationMinutes notes guestCount member { lastName } facility { id } service { name }
  staff { lastName } resource { id name } } } }`;
const register = `mutation($input: CreateMemberInput!) { createMember(input: $input) { id memberId firstName lastName email
  phone status isActive tags notes dateOfBirth membershipType { code } } }`;
const input = {
  bookingType: 'SERVICE',
  memberId: ids.of('client', 5),
  facilityId: ids.of('place', 1),
  serviceId: ids.of('visitType', 2),
  staffId: ids.of('provider', 5),
  startTime: '2026-11-21T10:15:00-05:00',
  endTime: '2026-11-21T10:35:00-05:00',
  notes: 'Second vaccine',
};

describe('Writing to ClubVantage', () => {
  it('books, moves, checks in and cancels', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(create, { input });
    expect(made['createBooking']).toMatchObject({
      success: true,
      error: null,
      booking: {
        bookingType: 'SERVICE',
        status: 'CONFIRMED',
        startTime: '2026-11-21T15:15:00.000Z',
        durationMinutes: 20,
        notes: 'Second vaccine',
        member: { lastName: "D'Angelo" },
        service: { name: 'Vaccination' },
        staff: { lastName: 'Whitaker' },
        guestCount: 0,
      },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      clientKey: 5,
      providerKey: 5,
      typeKey: 2,
      state: 'confirmed',
    });
    const id = at(made, 'createBooking.booking.id');
    const moved = await query(
      `mutation($id: ID!) { rescheduleBooking(input: { id: $id, newStartTime: "2026-11-22T16:00:00Z" }) { success
        booking { startTime endTime staff { lastName } notes } } }`,
      { id },
    );
    expect(moved['rescheduleBooking']).toEqual({
      success: true,
      booking: {
        startTime: '2026-11-22T16:00:00.000Z',
        endTime: '2026-11-22T16:20:00.000Z',
        staff: { lastName: 'Whitaker' },
        notes: 'Second vaccine',
      },
    });
    const here = await query(
      'mutation($id: ID!) { checkIn(input: { bookingId: $id }) { success checkedInAt booking { status checkedInAt } } }',
      { id },
    );
    expect(here['checkIn']).toEqual({
      success: true,
      checkedInAt: '2026-11-17T15:10:00.000Z',
      booking: { status: 'CHECKED_IN', checkedInAt: '2026-11-17T15:10:00.000Z' },
    });
    const cancel = 'mutation($id: ID!) { cancelBooking(input: { id: $id, reason: "Snow" }) { success message error } }';
    expect(at(await query(cancel, { id }), 'cancelBooking.message')).toBe('Booking cancelled successfully');
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Snow', isDeleted: false });
    expect((await query(cancel, { id }))['cancelBooking']).toEqual({
      success: false,
      message: null,
      error: 'Booking is already cancelled',
    });
    const bare = await query(create, { input: { ...input, bookingType: 'FACILITY', serviceId: null, staffId: null } });
    expect(at(bare, 'createBooking.booking')).toMatchObject({ bookingType: 'FACILITY', service: null, staff: null });
  });

  it('answers what is taken or not there beside the booking, and errors for wrong forms', async () => {
    const { query, post, server } = await visit();
    const before = structuredClone(server.practice);
    const refusal = async (change: object): Promise<unknown> => {
      const answer = await query(create, { input: { ...input, ...change } });
      expect(at(answer, 'createBooking.booking')).toBeNull();
      return at(answer, 'createBooking.error');
    };
    const busy = server.practice.appointments.find(
      (row) => row.placeKey === 1 && row.providerKey === 1 && row.state === 'planned' && !row.isBlock && !row.isDeleted,
    );
    const [startTime, endTime] = [busy?.start ?? 0, (busy?.start ?? 0) + 600_000].map((time) =>
      new Date(time).toISOString(),
    );
    expect(await refusal({ staffId: ids.of('provider', 1), startTime, endTime })).toBe('This slot is already booked');
    expect(await refusal({ staffId: null, startTime, endTime })).toBe('This slot is already booked');
    expect(await refusal({ facilityId: null })).toBe('Facility not found');
    expect(await refusal({ memberId: ids.of('client', 41) })).toBe('Member not found');
    expect(await refusal({ endTime: input.startTime })).toBe('End time must be after start time');
    for (const change of [{ startTime: 'tomorrow' }, { memberId: '5' }, { resourceId: 'room' }]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(create, { input: { ...input, ...change } });
      expect(body).toMatchObject({ data: null, errors: [{ message: 'Bad Request Exception' }] });
    }
    const gone = 'mutation { rescheduleBooking(input: { id: "ID", newStartTime: "2026-11-22" }) { success error } }';
    const unknown = gone.replace('ID', ids.of('appointment', 1999));
    expect(await query(unknown)).toEqual({ rescheduleBooking: { success: false, error: 'Booking not found' } });
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'Read only' });
    expect(at(await locked.query(create, { input }), 'createBooking.error')).toBe('Read only');
    const { body } = await locked.post('mutation($id: ID!) { deleteMember(id: $id) { message } }', {
      id: input.memberId,
    });
    expect(body).toMatchObject({ errors: [{ message: 'Read only', extensions: { code: 'FORBIDDEN' } }] });
  });

  it('registers, changes, suspends and deletes members, with addresses and dependents', async () => {
    const { query, post, server } = await visit();
    const types = await query('{ membershipTypes { id code } }');
    const membershipTypeId = rowsAt(types, 'membershipTypes')[1]?.['id'];
    const person = {
      firstName: 'Jo',
      lastName: 'Park',
      email: 'Jo@Example.test',
      phone: '207 555 0199',
      membershipTypeId,
    };
    const made = await query(register, { input: { ...person, tags: ['New'], dateOfBirth: '1990-02-03' } });
    expect(made['createMember']).toMatchObject({
      memberId: 'M-0121',
      email: 'jo@example.test',
      phone: '207 555 0199',
      status: 'ACTIVE',
      isActive: true,
      tags: ['New'],
      dateOfBirth: '1990-02-03T00:00:00.000Z',
      membershipType: { code: 'FAM' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', emails: ['jo@example.test'] });
    const id = at(made, 'createMember.id');
    const newest = await query('{ members(first: 1) { edges { node { id } } } }');
    expect(nodesAt(newest, 'members')[0]?.['id']).toBe(id);
    const changed = await query(
      `mutation($id: ID!) { updateMember(id: $id, input: { lastName: "Parker", phone: "207 555 0198", notes: "Rings first" }) {
        firstName lastName phone notes email }
        changeMemberStatus(id: $id, input: { status: SUSPENDED, reason: "Unpaid" }) { status isActive notes }
        createDependent(input: { memberId: $id, firstName: "Max", lastName: "Park", relationship: "CHILD" }) { id }
        createMemberAddress(input: { memberId: $id, addressLine1: "4 Elm Row", subDistrict: "Saco", district: "Saco"
          province: "ME", postalCode: "04072", isPrimary: true }) { id country isPrimary } }`,
      { id },
    );
    expect(changed).toMatchObject({
      updateMember: { firstName: 'Jo', lastName: 'Parker', phone: '207 555 0198', email: 'jo@example.test' },
      changeMemberStatus: { status: 'SUSPENDED', isActive: false },
      createMemberAddress: { country: 'Thailand', isPrimary: true },
    });
    expect(at(changed, 'changeMemberStatus.notes')).toContain('Status changed from ACTIVE to SUSPENDED: Unpaid');
    const whole = await query(
      'query($id: ID!) { member(id: $id) { dependents { firstName } } memberAddresses(memberId: $id) { district } }',
      { id },
    );
    expect(whole).toEqual({ member: { dependents: [{ firstName: 'Max' }] }, memberAddresses: [{ district: 'Saco' }] });
    const again = await post(register, { input: person });
    expect(again.body.errors?.[0]?.message).toBe('A member with this email already exists');
    expect((await post(register, { input: { ...person, email: 'jo' } })).body.errors?.[0]?.message).toBe(
      'Bad Request Exception',
    );
    await query('mutation($id: ID!) { deleteMember(id: $id) { message } }', { id });
    expect((await post('query($id: ID!) { member(id: $id) { id } }', { id })).body.errors?.[0]?.message).toBe(
      'Member not found',
    );
    expect(at(await query('{ members { totalCount } }'), 'members.totalCount')).toBe(118);
  });

  it('takes payments, moves applications on, sets interests, lends equipment and keeps the waitlist', async () => {
    const { query, post } = await visit();
    const before = await query(`{ invoices(first: 1, status: OVERDUE) { edges { node { id balanceDue member { id } } } }
      applications(status: SUBMITTED) { edges { node { id } } } interestCategories { id }
      equipment(filter: { status: AVAILABLE }) { id } bookings(first: 1) { edges { node { id } } }
      waitlist { edges { node { id status } } } }`);
    const [open] = nodesAt(before, 'invoices');
    const memberId = at(open, 'member.id');
    const amount = Number(open?.['balanceDue']);
    const pay = `mutation($input: CreatePaymentInput!) { recordPayment(input: $input) { amount method allocations { balanceAfter } } }`;
    const payment = {
      memberId,
      amount: amount + 10,
      method: 'CREDIT_CARD',
      allocations: [{ invoiceId: open?.['id'], amount }],
    };
    expect(at(await query(pay, { input: payment }), 'recordPayment.allocations')).toEqual([{ balanceAfter: '0' }]);
    const paid = await query(
      `query($id: ID!, $member: ID!) { invoice(id: $id) { status payments { payment { method } } } member(id: $member) { creditBalance } }`,
      {
        id: open?.['id'],
        member: memberId,
      },
    );
    expect(paid).toMatchObject({ invoice: { status: 'PAID' }, member: { creditBalance: '10' } });
    expect((await post(pay, { input: payment })).body.errors?.[0]?.message).toMatch(/^Allocation amount exceeds/);
    const move = `mutation($id: ID!, $to: ApplicationStatus!) { changeApplicationStatus(id: $id, input: { status: $to }) { status reviewedBy } }`;
    const application = nodesAt(before, 'applications')[0]?.['id'];
    expect((await post(move, { id: application, to: 'APPROVED' })).body.errors?.[0]?.message).toBe(
      'Cannot transition from SUBMITTED to APPROVED',
    );
    expect(at(await query(move, { id: application, to: 'UNDER_REVIEW' }), 'changeApplicationStatus.reviewedBy')).toBe(
      'office@example.test',
    );
    const categoryId = rowsAt(before, 'interestCategories')[1]?.['id'];
    const set = await query(
      `mutation($m: ID!, $c: ID!) { setMemberInterests(input: { memberId: $m, interests: [{ categoryId: $c, interestLevel: 70 }] }) {
        interestLevel source } updateMemberCommunicationPrefs(input: { memberId: $m, smsPromotions: false }) { smsPromotions emailPromotions } }`,
      { m: memberId, c: categoryId },
    );
    expect(rowsAt(set, 'setMemberInterests').some(({ interestLevel }) => interestLevel === 70)).toBe(true);
    expect(set['updateMemberCommunicationPrefs']).toEqual({ smsPromotions: false, emailPromotions: true });
    const [equipmentId, bookingId] = [rowsAt(before, 'equipment')[0]?.['id'], nodesAt(before, 'bookings')[0]?.['id']];
    const lend = `mutation($e: ID!, $b: ID!) { assignEquipment(input: { equipmentId: $e, bookingId: $b }) { success error assignment { id } } }`;
    const lent = await query(lend, { e: equipmentId, b: bookingId });
    expect(at(await query(lend, { e: equipmentId, b: bookingId }), 'assignEquipment.error')).toBe(
      'Equipment is not available for assignment',
    );
    const back =
      'mutation($id: ID!) { returnEquipment(input: { assignmentId: $id, conditionAtReturn: FAIR }) { success assignment { returnedAt } } }';
    expect(at(await query(back, { id: at(lent, 'assignEquipment.assignment.id') }), 'returnEquipment.success')).toBe(
      true,
    );
    const entry = nodesAt(before, 'waitlist').find(({ status }) => status === 'WAITING')?.['id'];
    const accept = 'mutation($id: ID!) { acceptWaitlistOffer(input: { entryId: $id }) { success entry { status } } }';
    expect((await post(accept, { id: entry })).body.data).toMatchObject({ acceptWaitlistOffer: { success: false } });
    await query('mutation($id: ID!) { sendWaitlistOffer(input: { entryId: $id }) { message } }', { id: entry });
    expect(at(await query(accept, { id: entry }), 'acceptWaitlistOffer.entry.status')).toBe('ACCEPTED');
    const joined = await query(
      `mutation($m: ID!) { joinWaitlist(input: { memberId: $m, requestedDate: "2026-12-01", requestedTime: "09:15" }) { message
        entry { id position requestedDate } } }`,
      { m: memberId },
    );
    expect(joined['joinWaitlist']).toMatchObject({
      message: 'Added to waitlist at position #1',
      entry: { position: 1 },
    });
    await query('mutation($id: ID!) { removeFromWaitlist(input: { entryId: $id }) { message } }', {
      id: at(joined, 'joinWaitlist.entry.id'),
    });
    const profile = await query(
      `mutation { updateClubProfile(input: { website: "https://club.example.test" }) { website name } }`,
    );
    expect(profile).toMatchObject({ updateClubProfile: { website: 'https://club.example.test' } });
  });
});
