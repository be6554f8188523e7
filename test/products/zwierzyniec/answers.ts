import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind, VisitState } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { forbidden, uuidOf, visitStatuses, zwierzyniecIds } from './values.ts';

/** Ends a mutation; the row is the error of its payload. */
class Refusal extends Error {
  readonly row: Row;

  constructor(row: Row) {
    super(String(row['message']));
    this.row = row;
  }
}

/** No row has this id. */
export function notFound(entity: string, id: string): Error {
  const message = `Nie znaleziono rekordu ${entity} o identyfikatorze ${id}.`;
  return new Refusal({ __typename: 'NieZnalezionoError', message, encja: entity, id });
}

/** A field can't be as it is. */
export function invalid(field: string, message: string): Error {
  return new Refusal({ __typename: 'WalidacjaError', message, pole: field });
}

/** A visit has come too far. */
export function wrongState(state: VisitState, message: string): Error {
  return new Refusal({ __typename: 'NiedozwolonyStatusError', message, status: visitStatuses[state] });
}

/** The same for queries, which have no payload. */
export function missingRow(entity: string, id: string): GraphQLError {
  return new GraphQLError(`Nie znaleziono rekordu ${entity} o identyfikatorze ${id}.`, {
    extensions: { code: 'NIE_ZNALEZIONO' },
  });
}

/** A mutation whose payload has a field for what was written. */
export type Payload = <Input>(field: string, write: (input: Input) => Row) => (args: { readonly input: Input }) => Row;

/** For the mutations of a server. */
export function payloads({ refuseWrites }: Backstage): Payload {
  return (field, write) =>
    ({ input }) => {
      if (refuseWrites !== null) throw forbidden(refuseWrites);
      try {
        return { [field]: write(input), errors: null };
      } catch (error) {
        if (error instanceof Refusal) return { [field]: null, errors: [error.row] };
        throw error;
      }
    };
}

/** The row with an id of a kind; without one it isn't found. */
export function rowWith<Item extends { readonly key: number }>(
  rows: readonly Item[],
  kind: Kind,
  entity: string,
  id: string,
): Item {
  const key = zwierzyniecIds.key(kind, uuidOf(id));
  const row = rows.find((each) => each.key === key);
  if (!row) throw notFound(entity, id);
  return row;
}

/** The row that was written. */
export function rowOfWrite<Item>(outcome: Written<Item>): Item {
  if (outcome.ok) return outcome.row;
  throw invalid(fields[outcome.field] ?? outcome.field, messages[outcome.message] ?? outcome.message);
}

const fields: Readonly<Record<string, string>> = {
  lastName: 'nazwisko',
  name: 'imie',
  patient: 'zwierzeId',
  clientId: 'wlascicielId',
  orderId: 'fakturaId',
  amount: 'kwota',
  body: 'tresc',
  conversationId: 'rozmowaId',
};

const messages: Readonly<Record<string, string>> = {
  'A name is needed': 'Nazwa jest wymagana.',
  'A patient or a client is needed': 'Podaj zwierzę albo właściciela.',
  'An amount above zero is needed': 'Kwota musi być większa od zera.',
  'That is more than is left to pay': 'Kwota przekracza kwotę do zapłaty.',
  'No such order of this client': 'Faktura należy do innego właściciela.',
  'No such conversation of this client': 'Rozmowa należy do innego właściciela.',
  'A text is needed': 'Treść jest wymagana.',
};
