import { describe, expect, it } from 'vitest';
import { honest, prove, rowsOf, sdl } from './provenClinic.ts';

const rows = rowsOf();

describe('appointments', () => {
  it('take the start of a reservation from the time slot that it fills', async () => {
    const slots = sdl
      .replace(
        /appointments\([^)]*\): \[Appointment!\]!/,
        'reservations: [Reservation!]! appointments: [Appointment!]!',
      )
      .replace(/type Appointment \{[^}]*\}/, 'type Appointment { id: ID! timeSlot: String doctor: Staff }')
      .concat('type Reservation { id: ID! client: Client confirmed: Boolean appointment: Appointment }');
    const appointments = rows.appointments.map(({ id, start }, index) => ({
      id: `slot-${id}`,
      timeSlot: start,
      doctor: rows.staff[index % 2],
    }));
    const reservations = (): unknown =>
      rows.appointments.map(({ id, client }, index) => ({
        id,
        client,
        confirmed: index % 2 === 0,
        appointment: appointments[index],
      }));
    const { match } = await prove({ ...honest(rows), appointments: () => appointments, reservations }, slots);
    expect(match.map.appointments).toMatchObject({
      field: 'reservations',
      fields: { start: { path: ['appointment', 'timeSlot'] }, client: { path: ['client'] } },
    });
  });

  it('take the columns of a diary for those who give the visits, where they are called as the staff is', async () => {
    const diary = sdl
      .replace('staff: [Staff!]!', 'staff: [Staff!]! diaryColumns: [DiaryColumn!]!')
      .replace(/doctorRef: String\s+createdBy: ID/, 'column: DiaryColumn')
      .concat('type DiaryColumn { id: ID! heading: String! width: Int }');
    const readWith = async (headings: readonly string[]) => {
      const columns = headings.map((heading, index) => ({ id: `d${index}`, heading, width: 1 }));
      const appointments = rows.appointments.map((each, index) => ({
        ...each,
        column: columns[index % columns.length],
      }));
      const { match } = await prove({ ...honest({ ...rows, appointments }), diaryColumns: () => columns }, diary);
      return match.map;
    };
    const { providers, appointments } = await readWith(['Lena Whitaker', 'Tom Rivera', 'Prep room']);
    expect(providers).toMatchObject({ field: 'diaryColumns', fields: { name: { path: ['heading'] } } });
    expect(appointments?.fields.provider).toMatchObject({ path: ['column'], fields: { name: { path: ['heading'] } } });
    const rooms = await readWith(['Room 1', 'Room 2', 'Lena Whitaker']);
    expect(rooms.providers?.field).toBe('staff');
    expect(rooms.appointments?.fields).not.toHaveProperty('provider');
  });
});
