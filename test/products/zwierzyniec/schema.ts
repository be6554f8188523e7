import { deskTypes } from './schemaDesk.ts';
import { deskEnums } from './schemaEnums.ts';
import { entitiesOf, generatedText } from './schemaGenerated.ts';
import { medicalTypes } from './schemaMedical.ts';
import { moneyTypes } from './schemaMoney.ts';
import { officeTypes } from './schemaOffice.ts';
import { writeTypes } from './schemaWrites.ts';

const rootTypes = `
schema {
  query: Query
  mutation: Mutation
}

scalar UUID @specifiedBy(url: "https://tools.ietf.org/html/rfc4122")
"""The \`DateTime\` scalar represents an ISO-8601 compliant date time type."""
scalar DateTime @specifiedBy(url: "https://www.graphql-scalars.com/date-time")
"""The \`LocalDate\` scalar type represents a ISO date string, represented as UTF-8 character sequences YYYY-MM-DD."""
scalar LocalDate
"""The LocalTime scalar type is a local time string (i.e., with no associated timezone) in 24-hr HH:mm:ss."""
scalar LocalTime
"""The \`Decimal\` scalar type represents a decimal floating-point number."""
scalar Decimal
"""The \`Long\` scalar type represents non-fractional signed whole 64-bit numeric values."""
scalar Long

"""Information about pagination in a connection."""
type PageInfo {
  """Indicates whether more edges exist following the set defined by the clients arguments."""
  hasNextPage: Boolean!
  """Indicates whether more edges exist prior the set defined by the clients arguments."""
  hasPreviousPage: Boolean!
  """When paginating backwards, the cursor to continue."""
  startCursor: String
  """When paginating forwards, the cursor to continue."""
  endCursor: String
}

type Query {
  firma: Firma!
  mojeKonto: Uzytkownik!
  ustawienia: Ustawienia!
  pulpit(placowkaId: UUID!, dzien: LocalDate!): Pulpit!
  raportKasowy(placowkaId: UUID!, dzien: LocalDate!): RaportKasowy!
  """Szuka po imieniu, nazwisku, telefonie, adresie e-mail, numerze kartoteki i imionach zwierząt."""
  szukajWlascicieli(fraza: String!, first: Int, after: String, last: Int, before: String): SzukajWlascicieliConnection
  wolneTerminy(placowkaId: UUID!, rodzajWizytyId: UUID!, dzien: LocalDate!, lekarzId: UUID): [WolnyTermin!]!
  kolizjeTerminu(lekarzId: UUID!, godzinaOd: DateTime!, godzinaDo: DateTime!): [Wizyta!]!
}
`;

const types = [deskTypes, deskEnums, medicalTypes, moneyTypes, officeTypes].join('');

/** The columns of all entities, for filters and sorting. */
export const entities = entitiesOf(types);

/** The whole schema. */
export const zwierzyniecText: string = [rootTypes, types, generatedText(entities), writeTypes].join('\n');
