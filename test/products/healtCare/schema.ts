import { careText } from './schemaCare.ts';
import { moreText } from './schemaMore.ts';
import { mutationsText } from './schemaMutations.ts';
import { peopleText } from './schemaPeople.ts';
import { queriesText } from './schemaQueries.ts';

/** What graphql-scalars defines, most of which nothing uses. */
const scalars = `
AccountNumber BigInt Byte CountryCode CountryName Cuid Currency DID Date DateTime
DateTimeISO DeweyDecimal Duration EmailAddress GUID GeoJSON HSL HSLA HexColorCode Hexadecimal
IBAN IP IPCPatent IPv4 IPv6 ISBN ISO8601Duration JSON JSONObject JWT
LCCSubclass Latitude LocalDate LocalDateTime LocalEndTime LocalTime Locale Long Longitude MAC
NegativeFloat NegativeInt NonEmptyString NonNegativeFloat NonNegativeInt NonPositiveFloat NonPositiveInt ObjectID PhoneNumber Port
PositiveFloat PositiveInt PostalCode RGB RGBA RoutingNumber SESSN SafeInt SemVer Time
TimeZone Timestamp ULID URL USCurrency UUID UnsignedFloat UnsignedInt UtcOffset Void
`;

/** The whole schema, as the parts of all modules make it; directives stand at fields in the source, where nobody sees them. */
export const healtCareText: string = `
  directive @auth on FIELD_DEFINITION
  directive @hasRole(roles: [String!]!) on FIELD_DEFINITION
  directive @hasPermission(permission: String!) on FIELD_DEFINITION

  ${scalars
    .trim()
    .split(/\s+/)
    .map((name) => `scalar ${name}`)
    .join('\n  ')}
${queriesText}${mutationsText}${peopleText}${careText}${moreText}`;
