import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { isExact } from '../../../../graphql/service/match/mutations/strictInputs.ts';
import type { WriteRole } from '../../../../graphql/service/serviceWrites.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const appointment = ['appointment', 'booking'];
const shown = { consultationDate: 'start', requestedStart: 'start', actualMinutes: 'minutes' } as const;
const own: ReadonlySet<string> = new Set(['consultationDate', 'actualMinutes', 'start_clock', 'finish', 'endsAt']);
const takes = (path: string, role: WriteRole): boolean => {
  const [argument = '', ...steps] = path.split('.');
  return isExact(argument, { path: steps, role }, { self: appointment, shown, own, people });
};
const people = { client: ['customer'], patient: ['animal'] };
const takesOfClient = (name: string, role: WriteRole): boolean => {
  const names = { 'user.firstName': 'givenName', telephone: 'phone' } as const;
  const written = { self: ['customer', 'parent'], shown: names, own: new Set(['parentName', 'phone2']), people };
  return isExact('input', { path: [name], role }, written);
};

describe('a value of the desk goes where the name says that very thing', () => {
  it.each([
    ['start', 'start'],
    ['input.startsAt', 'start'],
    ['input.ends_on', 'end'],
    ['data.attributes.reason', 'reason'],
    ['appointment.timeSlot.end', 'end'],
    ['data.status.set', 'status'],
    ['input.name.family', 'familyName'],
    ['data.treatment_status.set', 'status'],
    // What is read back under that name is what is shown.
    ['input.requestedStart', 'start'],
    ['input.actualMinutes', 'minutes'],
    ['where.id', 'id'],
    ['filter.id.eq', 'id'],
  ] as const)('%s', (path, role) => {
    expect(takes(path, role)).toBe(true);
  });

  it.each([
    ['input.dropOffEnd', 'end'],
    ['input.requestedStart', 'end'],
    ['input.actualDuration', 'minutes'],
    ['input.lastUpdated', 'start'],
    ['input.created_start', 'start'],
    ['input.emailStatus.verified', 'email'],
    ['where.start', 'start'],
    ['input.invoice.start', 'start'],
    // Fields of its own that are not shown, beside those that are.
    ['input.start_clock', 'start'],
    ['input.finish', 'end'],
    ['unset.reason', 'reason'],
  ] as const)('not into %s', (path, role) => {
    expect(takes(path, role)).toBe(false);
  });

  it.each([
    ['parentName', 'name'],
    ['guardianPhone', 'phone'],
    // Its own, and not shown, beside another that is.
    ['phone2', 'phone'],
  ] as const)('not into %s of a client', (name, role) => {
    expect(takesOfClient(name, role)).toBe(false);
    expect(takesOfClient('firstName', 'givenName')).toBe(true);
    expect(takesOfClient('telephone', 'phone')).toBe(true);
  });

  it.each([
    'startsWith',
    'starts_with',
    'endsWith',
    'contains',
    'containsInsensitive',
    'eq',
    'equals',
    'ne',
    'like',
    '_ilike',
    'in',
    'gte',
    'lt',
    'matches',
    'regex',
    'search',
  ])('not into what is compared by %s', (operator) => {
    expect(takes(`input.reason.${operator}`, 'reason')).toBe(false);
    expect(takes(`input.reason_${operator}`, 'reason')).toBe(false);
    expect(takes(`input.name.${operator}`, 'name')).toBe(false);
  });
});

describe('what a change selects', () => {
  const service = (change: string, inputs = ''): string => `
    type Query { clients: [Client!]! appointments(from: String, to: String): [Appointment!]! appointment(id: ID!): Appointment }
    type Mutation { ${change} }
    type Client { id: ID! firstName: String lastName: String phone: String }
    type Appointment { id: ID! startsAt: String endsAt: String status: String notes: String client: Client }
    input AppointmentData { id: ID startsAt: String endsAt: String notes: String clientId: ID }
    input AppointmentFilter { id: IdFilter clientId: IdFilter startsAt: TextFilter and: [AppointmentFilter!] }
    input IdFilter { eq: ID in: [ID!] } input TextFilter { eq: String gte: String } ${inputs}`;
  const update = async (sdl: string): Promise<readonly string[] | null> => {
    const { map } = matchSchema(await modelOf(sdl));
    const operation = map.writes?.updateAppointment;
    return operation?.unknown.length === 0
      ? operation.arguments.flatMap(({ name, slots }) =>
          slots.map(({ path, role }) => `${[name, ...path].join('.')}=${role}`),
        )
      : null;
  };

  it('is the one record in its filter, never a value of the record', async () => {
    const slots = await update(
      service('appointmentsUpdate(data: AppointmentData!, filter: AppointmentFilter): [Appointment!]!'),
    );
    expect(slots).toContain('filter.id.eq=id');
    expect(slots?.filter((slot) => slot.endsWith('=id'))).toEqual(['filter.id.eq=id']);
    expect(slots?.filter((slot) => slot.startsWith('filter.'))).toEqual(['filter.id.eq=id']);
  });

  it('is named by its key rather than by a filter, where a service has both', async () => {
    const slots = await update(
      service(
        'update_appointments(where: AppointmentFilter!, _set: AppointmentData): Appointment update_appointments_by_pk(id: ID!, _set: AppointmentData): Appointment',
      ),
    );
    expect(slots).toContain('id=id');
    expect(slots?.some((slot) => slot.startsWith('where.'))).toBe(false);
  });

  it('may be named in the record where there is no filter, or only a condition', async () => {
    const inputs = 'input Only { notes: TextFilter }';
    for (const change of [
      'updateAppointment(input: AppointmentData!): Appointment',
      'updateAppointment(input: AppointmentData!, condition: Only): Appointment',
    ])
      expect(await update(service(change, inputs))).toContain('input.id=id');
  });

  it('is not changed where the filter takes no id, or nothing says which record', async () => {
    const byDay = 'input Day { startsAt: TextFilter }';
    expect(
      await update(service('appointmentsUpdate(data: AppointmentData!, filter: Day): [Appointment!]!', byDay)),
    ).toBe(null);
    expect(await update(service('updateAppointment(startsAt: String, notes: String): Appointment'))).toBe(null);
  });
});
