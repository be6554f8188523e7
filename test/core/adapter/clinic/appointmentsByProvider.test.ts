import { describe, expect, it } from 'vitest';
import { createClinic } from '../../../../electron/core/adapter/clinic/clinic.ts';
import type { QueryService } from '../../../../electron/core/connection/serviceClient.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import type { ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

const at = (...path: readonly string[]): Source => ({ kind: 'path', path });
const thing = { id: at('id'), name: at('name') };
const location = { id: 'L1', name: 'Harbor', address: null, phone: null, timeZone: 'America/New_York' };
const day = {
  location,
  timeZone: 'America/New_York',
  from: '2026-11-17T05:00:00Z',
  to: '2026-11-18T05:00:00Z',
};
const map: ServiceMap = {
  format: 1,
  providers: { field: 'staff', arguments: [], rows: [], fields: thing },
  appointments: {
    field: 'bookings',
    arguments: [{ name: 'person', type: 'ID!', slots: [{ path: [], role: 'providerId' }] }],
    rows: [],
    fields: { id: at('id'), start: at('start'), end: at('end') },
  },
};

const staff = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, index) => ({ id: `P${index}`, name: `Vet ${index}` }));
const booking = (id: string, hour: number): object => ({
  id,
  start: `2026-11-17T${hour}:00:00Z`,
  end: `2026-11-17T${hour}:30:00Z`,
});

/** A clinic that lists appointments of one provider at a time; `persons` are those it was asked for. */
function clinicWith(
  count: number,
  bookings: (person: string) => readonly object[] | 'fails',
): {
  readonly read: () => ReturnType<ReturnType<typeof createClinic>['appointments']>;
  readonly persons: string[];
} {
  const persons: string[] = [];
  const queryService: QueryService = async ({ concept }, variables): Promise<Outcome> => {
    if (concept === 'providers') return { kind: 'ok', data: { staff: staff(count) } };
    const person = String(variables['person']);
    persons.push(person);
    const rows = bookings(person);
    return rows === 'fails'
      ? { kind: 'timeout', sent: true, code: 'ETIMEDOUT' }
      : { kind: 'ok', data: { bookings: rows } };
  };
  const clinic = createClinic({ map, queryService, clock: { now: () => 0 }, timeZone: 'UTC' });
  return { read: () => clinic.appointments(day, new AbortController().signal), persons };
}

describe('appointments that are listed for one provider at a time', () => {
  it('are read of every provider, one of several providers once, by their start', async () => {
    const { read, persons } = clinicWith(3, (person) =>
      person === 'P0' ? [booking('late', 20), booking('both', 15)] : person === 'P2' ? [booking('both', 15)] : [],
    );
    const { appointments, complete } = valueOf(await read());
    expect(appointments.map(({ id }) => id)).toEqual(['both', 'late']);
    expect(complete).toBe(true);
    expect(persons).toEqual(['P0', 'P1', 'P2']);
  });

  it('are no day without those of a provider that could not be read', async () => {
    const { read } = clinicWith(2, (person) => (person === 'P1' ? 'fails' : [booking('one', 15)]));
    expect((await read()).ok).toBe(false);
  });

  it('are read of a hundred providers at most, and then say that they are not all', async () => {
    const { read, persons } = clinicWith(130, () => []);
    expect(valueOf(await read()).complete).toBe(false);
    expect(persons).toHaveLength(100);
  });
});
