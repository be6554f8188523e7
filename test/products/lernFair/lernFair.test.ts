import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { lernFair } from './lernFair.ts';

const visit = productVisits(lernFair);
const { view } = lernFair;
const day = '2026-11-17';
const lecture = `id start duration title isCanceled appointmentType matchId participantIds displayName position total
  participants(take: 5, skip: 0) { userID id firstname lastname isPupil } organizers(take: 5, skip: 0) { userID id firstname lastname }
  match { id pupil { id firstname lastname } student { id firstname lastname } }`;
const register = `mutation Register($data: RegisterPupilInput!) { meRegisterPupil(data: $data, noEmail: true) { id firstname lastname email active openMatchRequestCount } }`;
const update = `mutation Update($data: PupilUpdateInput!, $id: Float) { pupilUpdate(data: $data, pupilId: $id) }`;
const named = (row: Row | undefined, path: string): string =>
  [at(row, `${path}firstname`), at(row, `${path}lastname`)].filter((part) => typeof part === 'string').join(' ');

describe('Lern-Fair', () => {
  it('lists pupils a hundred at a time, with addresses and without telephones', async () => {
    const { query, post, server } = await visit();
    const fields = 'id firstname lastname email active grade gradeAsInt state schooltype languages school { name }';
    const page = await query(`{ pupils(take: 100) { ${fields} } }`);
    const rows = rowsAt(page, 'pupils');
    const ids = view.clients(server.practice).map(({ key }) => Number(view.ids.of('client', key)));
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, 100));
    expect(rowsAt(await query('{ pupils(take: 100, skip: 100) { id } }'), 'pupils').map(({ id }) => id)).toEqual(
      ids.slice(100),
    );
    for (const [index, client] of expectedSample(lernFair, day).clients.entries()) {
      const row = rows[index];
      expect([String(row?.['id']), named(row, ''), row?.['email'], row?.['active']]).toEqual([
        client.id,
        client.name,
        client.emails?.[0],
        client.active,
      ]);
      expect([row?.['firstname'] ?? undefined, row?.['lastname']]).toEqual([client.givenName, client.familyName]);
    }
    const found =
      await query(`{ like: pupils(take: 5, where: { lastname: { contains: "brien", mode: insensitive } }) { lastname }
      off: pupils(take: 50, where: { active: { equals: false } }, orderBy: [{ id: desc }]) { active } one: pupils(where: { id: { equals: 46 } }) { firstname }
      speak: pupils(take: 1, where: { languages: { has: Deutsch } }) { id } usersSearch(query: "o'brien", only: "pupil") { userID pupil { id } } }`);
    expect(rowsAt(found, 'like')).toEqual([{ lastname: "O'Brien" }, { lastname: "O'Brien" }]);
    expect(rowsAt(found, 'off').every((row) => row['active'] === false)).toBe(true);
    expect([rowsAt(found, 'one'), rowsAt(found, 'speak').length]).toEqual([[{ firstname: 'Íñigo' }], 1]);
    expect(rowsAt(found, 'usersSearch')[0]).toEqual({ userID: 'pupil/41', pupil: { id: 41 } });
    const error = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await error('{ pupils { id } }')).toBe('Overcomplex Query: Please implement pagination with TAKE and SKIP');
    expect(await error('{ pupils(take: 101) { id } }')).toBe(
      'Overcomplex Query: Please reduce the TAKE arg to less than 100 entries',
    );
    expect(await error('{ pupils(take: 1) { id updatedAt } }')).toMatch(/^Temporary user/);
    expect(missingOperations(lernFair)).toEqual([]);
  });

  it('lists appointments as lectures, whose people are behind a match or behind arguments', async () => {
    const { query, post } = await visit();
    const where = `where: { start: { gte: "2026-11-16T00:00:00Z", lt: "2026-11-19T00:00:00Z" } }, orderBy: [{ start: asc }]`;
    const rows = rowsAt(await query(`{ lectures(${where}) { ${lecture} } }`), 'lectures');
    const starts = rows.map(({ start }) => String(start));
    expect(starts).toEqual(starts.toSorted((one, other) => (one < other ? -1 : 1)));
    const { appointments } = expectedSample(lernFair, day);
    expect(appointments.length).toBeGreaterThan(15);
    for (const { id, start, end, reason, status, client, provider } of appointments) {
      const row = rows.find((each) => String(each['id']) === id);
      const from = Date.parse(String(row?.['start']));
      expect([from, from + Number(row?.['duration']) * 60_000]).toEqual(
        [start, end].map((text) => Date.parse(String(text))),
      );
      expect(row?.['title'] ?? undefined).toBe(reason);
      expect(row?.['isCanceled']).toBe(status === 'cancelled');
      expect({ id: String(at(row, 'match.pupil.id')), name: named(row, 'match.pupil.') }).toEqual(client);
      expect({ id: String(at(row, 'match.student.id')), name: named(row, 'match.student.') }).toEqual(provider);
      expect([String(rowsAt(row, 'participants')[0]?.['id']), String(rowsAt(row, 'organizers')[0]?.['id'])]).toEqual([
        client?.id,
        provider?.id,
      ]);
      expect(row).toMatchObject({ appointmentType: 'match', displayName: provider?.name });
    }
    const [first] = rows;
    const user = String(rowsAt(first, 'participants')[0]?.['userID']);
    const found = await query(`{ own: lectures(where: { participantIds: { has: "${user}" } }) { participantIds }
      off: lectures(where: { isCanceled: { equals: true } }, take: 3) { isCanceled } last: lectures(take: -2) { id }
      appointment(appointmentId: ${String(first?.['id'])}) { id } match(matchId: ${String(first?.['matchId'])}) { appointmentsCount firstAppointmentId } }`);
    expect(rowsAt(found, 'own').every((row) => JSON.stringify(row['participantIds']) === JSON.stringify([user]))).toBe(
      true,
    );
    expect([rowsAt(found, 'off').length, rowsAt(found, 'last').length, at(found, 'appointment.id')]).toEqual([
      3,
      2,
      first?.['id'],
    ]);
    expect((await post('{ lectures(take: 1) { id isParticipant } }')).body.data).toBeNull();
    expect((await post('{ lectures(take: 1) { id instructorId } }')).body.data).toEqual({
      lectures: [{ id: 2001, instructorId: null }],
    });
    expect((await post('{ lectures(take: 1) { participants { id } } }')).status).not.toBe(500);
  });

  it('has students, matches, courses and schools', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ students { id firstname lastname active email user { userID } totalLecturesOrganized } matches(take: 2) { id dissolved pupil { id } student { id } }
      courses(take: 10) { id name category subcourses { maxParticipants lectures { id } } } subcourses { course { name } } schools { name city state }
      screeners { firstname email } course_tags { name } me { userID } myRoles }`);
    expect(rowsAt(answer, 'students')).toHaveLength(8);
    expect(rowsAt(answer, 'students')[0]).toMatchObject({
      id: 301,
      firstname: 'Amelia',
      user: { userID: 'student/301' },
    });
    expect(rowsAt(answer, 'courses').length).toBeGreaterThan(3);
    expect([rowsAt(answer, 'schools').length, rowsAt(answer, 'matches').length]).toEqual([2, 2]);
    expect(answer['myRoles']).toEqual(['UNAUTHENTICATED', 'ADMIN']);
    expect((await post('{ matches { id } }')).body.errors?.[0]?.message).toMatch(/^Overcomplex Query/);
  });

  it('registers and changes pupils, whose address is nobody else’s', async () => {
    const { query, post, server } = await visit();
    const data = {
      firstname: 'Jo',
      lastname: 'Park',
      email: 'Jo@example.test',
      emailOwner: 'parent',
      newsletter: false,
      registrationSource: 'normal',
    };
    const added = at(await query(register, { data }), 'meRegisterPupil');
    expect(added).toMatchObject({ firstname: 'Jo', email: 'jo@example.test', active: true, openMatchRequestCount: 0 });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    expect((await post(register, { data })).body.errors?.[0]).toMatchObject({
      message: 'Email is already used by another account',
      extensions: { code: 'PREREQUISITE' },
    });
    const id = at(added, 'id');
    expect(await query(update, { id, data: { lastname: 'Parker', gradeAsInt: 7 } })).toEqual({ pupilUpdate: true });
    const read = `{ pupils(where: { id: { equals: ${String(id)} } }) { lastname gradeAsInt active } }`;
    expect(rowsAt(await query(read), 'pupils')).toEqual([{ lastname: 'Parker', gradeAsInt: 7, active: true }]);
    expect(await query(`mutation { pupilDeactivate(pupilId: ${String(id)}) }`)).toEqual({ pupilDeactivate: true });
    expect(server.practice.clients.at(-1)?.isActive).toBe(false);
    const again = await post(`mutation { pupilDeactivate(pupilId: ${String(id)}) }`);
    expect(again.body.errors?.[0]?.extensions?.code).toBe('REDUNDANT');
  });

  it('lets an administrator move appointments, and neither make nor cancel them', async () => {
    const { query, post, server } = await visit();
    const row = server.practice.appointments.find(view.shows);
    const id = Number(view.ids.of('appointment', row?.key ?? 0));
    const input = `id: ${String(id)}, start: "2026-12-01T15:00:00Z", duration: 50, title: "Fractions", description: "Page 12"`;
    expect(await query(`mutation { appointmentUpdate(appointmentToBeUpdated: { ${input} }) }`)).toEqual({
      appointmentUpdate: true,
    });
    expect(server.practice.appointments.find(({ key }) => key === row?.key)).toMatchObject({
      start: Date.parse('2026-12-01T15:00:00Z'),
      minutes: 50,
      reason: 'Fractions',
    });
    const read = await query(`{ appointment(appointmentId: ${String(id)}) { start description } }`);
    expect(read['appointment']).toEqual({ start: '2026-12-01T15:00:00.000Z', description: 'Page 12' });
    const refused = await post(`mutation { appointmentCancel(appointmentId: ${String(id)}) }`);
    expect(refused.body.errors?.[0]?.message).toMatch(/^Temporary user \/ Admin has no permission/);
    const book = await post(
      `mutation { appointmentMatchCreate(appointment: { matchId: 5011, appointmentType: match, start: "2026-12-01T15:00:00Z", duration: 30 }) }`,
    );
    expect(book.body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const locked = await visit({ refuseWrites: 'Not today' });
    const reply = await locked.post(`mutation { appointmentUpdate(appointmentToBeUpdated: { ${input} }) }`);
    expect(reply.body.errors?.[0]?.message).toBe('Not today');
    const types = await readPiecewise(locked.query);
    expect(rowsAt(types.get('LectureWhereInput'), 'inputFields').length).toBeGreaterThan(20);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ pupils(take: 5) { id } }')).status).toBe(500);
  });
});
