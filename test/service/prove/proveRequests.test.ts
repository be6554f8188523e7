import { describe, expect, it } from 'vitest';
import { honest, prove, rowsOf, sdl } from './provenClinic.ts';

const withRequests = `${sdl.replace('locations: [Location!]!', 'locations: [Location!]!\n    appointmentRequests(limit: Int, offset: Int): [AppointmentRequest!]!')}
  type AppointmentRequest {
    id: ID!
    name: String
    phone: String
    email: String
    petName: String
    preferredDate: String
    createdAt: String
    status: String
  }
`;

const row = (place: number, change: object = {}): object => ({
  id: `r${place}`,
  name: `Ada Abbott ${'ABCDEF'[place % 6]}`,
  phone: `+1 207 555 02${String(place).padStart(2, '0')}`,
  email: `r${place}@example.test`,
  petName: 'Bella',
  preferredDate: '2026-11-20',
  createdAt: '2026-11-16T10:00:00Z',
  status: 'pending',
  ...change,
});

/** The map of a service whose requests are these rows. */
async function proveWith(rows: readonly object[] | (() => never)) {
  const appointmentRequests = typeof rows === 'function' ? rows : () => rows;
  const { match, sent } = await prove({ ...honest(rowsOf()), appointmentRequests }, withRequests);
  return { match, asked: sent.filter((text) => text.includes('appointmentRequests')) };
}

const six = (change: (place: number) => object): readonly object[] =>
  Array.from({ length: 6 }, (_, place) => row(place, change(place)));

describe('requests for appointments that are compared with rows', () => {
  it('are proven by one query', async () => {
    const { match, asked } = await proveWith(six(() => ({})));
    expect(match.concepts.requests?.chosen?.verdict).toBe('proven');
    expect(match.map.requests?.field).toBe('appointmentRequests');
    expect(asked).toHaveLength(1);
  });

  it('stay unproven where there are none today', async () => {
    const { match } = await proveWith([]);
    expect(match.concepts.requests?.chosen?.verdict).toBe('unproven');
    expect(match.map.requests).toBeDefined();
  });

  it('are kept where people write when they want to come in words', async () => {
    const { match } = await proveWith(six(() => ({ preferredDate: 'any Friday, after 4 pm' })));
    expect(match.concepts.requests?.chosen?.verdict).toBe('proven');
  });

  it.each([
    ['do not say when', six(() => ({ preferredDate: null }))],
    ['hold numbers for when', six((place) => ({ preferredDate: String(place) }))],
    ['have the same id', six(() => ({ id: 'r' }))],
    ['name nobody who can be called', six((place) => ({ phone: `shelf ${place}`, email: `row ${place}` }))],
    ['name nobody', six((place) => ({ name: `00000000-0000-4000-8000-00000000000${place}` }))],
  ])('are not offered where their rows %s, and stay in sight with the reason', async (_, rows) => {
    const { match } = await proveWith(rows);
    expect(match.map.requests).toBeUndefined();
    expect(match.concepts.requests?.chosen).toBeNull();
    expect(match.concepts.requests?.others.at(-1)).toMatchObject({ verdict: 'refuted' });
  });

  it('lose a value that is something else, and keep the rest', async () => {
    const { match } = await proveWith(six((place) => ({ phone: `shelf ${place}`, createdAt: 'a while ago' })));
    const { fields } = match.map.requests ?? {};
    expect([fields?.phones, fields?.created]).toEqual([undefined, undefined]);
    expect(fields?.emails).toBeDefined();
  });
});
