import type { ClientRow } from '../../../graphql/service/readers/readObjects.ts';

/** A client of a test, in few words; what is not said is not known. */
export function clientRow(said: {
  readonly id: string;
  readonly name: string;
  readonly phones?: readonly string[];
  readonly emails?: readonly string[];
  readonly patients?: readonly string[];
  readonly rest?: Partial<ClientRow>;
}): ClientRow {
  return {
    id: said.id,
    name: said.name,
    givenName: null,
    familyName: null,
    phones: (said.phones ?? []).map((number) => ({ number, label: null })),
    emails: said.emails ?? [],
    address: null,
    active: null,
    alerts: [],
    tags: [],
    notes: null,
    balance: null,
    since: null,
    lastVisit: null,
    location: null,
    patients: (said.patients ?? []).map((name, index) => ({
      id: `${said.id}p${index}`,
      name,
      species: null,
      breed: null,
      sex: null,
      birthDate: null,
      active: null,
      deceased: null,
      alerts: [],
      client: null,
    })),
    ...said.rest,
  };
}
