/** A client as a service of the bench has it: 271 bytes as JSON, as the reference's figures are. */
export interface BenchClient {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly alerts: readonly string[];
  readonly pets: readonly { readonly id: string; readonly name: string; readonly species: string }[];
}

const given =
  'Maria Liam Olivia Noah Emma James Ava Lucas Sofia Mateo Zoë Søren Núria Anaïs Björn Chloé Łukasz Ingrid Yusuf Mei'.split(
    ' ',
  );
const family =
  'Lopez Smith Johnson Müller García Nguyen O’Brien Kowalski Rossi Dubois Hernández Kim Patel Jensen Novak Silva Haddad Tanaka Schmidt Walker Castellanos Fitzgerald Bergström Abernathy Whitfield'.split(
    ' ',
  );
const pets =
  'Biscuit Molly Luna Max Coco Bella Charlie Daisy Oscar Milo Whiskers Pepper Ginger Shadow Rocky Ziggy Nala Simba Hazel Olive'.split(
    ' ',
  );

/** So many clients, always the same: names repeat as they do in a town, numbers and addresses do not. */
export function benchClients(count: number): readonly BenchClient[] {
  let state = 20_261_117;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = (list: readonly string[]): string => list[next(list.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [pick(given), pick(family)];
    const number = String(next(10_000)).padStart(4, '0');
    return {
      id: String(10_000 + index),
      name: `${first} ${last}`,
      phone: `(${200 + next(700)}) ${200 + next(700)}-${number}`,
      email: `${first}.${last}${index}@example.org`.toLowerCase().replace(/[^\x21-\x7e]/g, ''),
      isActive: next(10) > 0,
      alerts: next(12) === 0 ? ['Caution: bites'] : [],
      pets: Array.from({ length: 1 + next(2) }, (__, pet) => ({
        id: `p${index}-${pet}`,
        name: pick(pets),
        species: next(3) === 0 ? 'Feline' : 'Canine',
      })),
    };
  });
}

/** The schema of the bench's service. */
export const benchSchema = `
  type Query { org: Organization clients(limit: Int, offset: Int): [Client!]! client(id: ID!): Client }
  type Organization { id: ID! name: String! }
  type Pet { id: ID! name: String species: String breed: String }
  type Client { id: ID! name: String! phone: String email: String isActive: Boolean alerts: [String!] pets: [Pet!] }`;
