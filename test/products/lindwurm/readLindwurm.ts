import { asText } from '../../../graphql/service/sources.ts';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';

const terminFields = `id beginn ende dauerMinuten status anlass bemerkung titel terminart { id bezeichnung } standort { id name zeitzone }
  behandler { id vorname nachname } tier { id name } tierhalter { id vorname nachname } absage { durch grund }`;
const tierhalterFields = `id kundennummer anrede vorname nachname briefanrede telefon telefonDienstlich mobil email istAktiv
  merkmale { bezeichnung } letzterBesuch stammstandort { id name } bemerkung`;

/** All nodes of a connection, page by page. */
export function nodesOf(query: RunQuery, field: string, args: string, fields: string): Promise<readonly Row[]> {
  return allPages(async (after) => {
    const call = [args, 'first: 50', after === null ? '' : `after: "${after}"`].filter(Boolean).join(', ');
    const answer = await query(`{ ${field}(${call}) { nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`);
    const more = at(answer, `${field}.pageInfo.hasNextPage`) === true;
    return {
      rows: rowsAt(answer, `${field}.nodes`),
      next: more ? String(at(answer, `${field}.pageInfo.endCursor`)) : null,
    };
  });
}

function named(row: unknown): string {
  return [at(row, 'vorname'), at(row, 'nachname')].flatMap((part) => asText(part) ?? []).join(' ');
}

function reference(row: unknown, name: string): object {
  return { id: String(at(row, 'id')), name };
}

/** A row of termine in desk words. */
export function terminShown(row: Row): object {
  const zone = String(at(row, 'standort.zeitzone'));
  const shown = (field: string): string => offsetText(instantOfWall(String(row[field]), zone), zone);
  const { anlass, tier, tierhalter, behandler } = row;
  return {
    id: String(row['id']),
    start: shown('beginn'),
    end: shown('ende'),
    status: row['status'],
    ...(anlass !== null && { reason: anlass }),
    ...(tier !== null && { patient: reference(tier, String(at(tier, 'name'))) }),
    ...(tierhalter !== null && { client: reference(tierhalter, named(tierhalter)) }),
    ...(behandler !== null && { provider: reference(behandler, named(behandler)) }),
    location: reference(row['standort'], String(at(row, 'standort.name'))),
  };
}

/** A row of tierhalter in desk words. */
export function tierhalterShown(row: Row): object {
  const numbers = [row['mobil'], row['telefon'], row['telefonDienstlich']].filter((number) => number !== null);
  return {
    id: String(row['id']),
    name: named(row),
    ...(row['vorname'] !== null && { givenName: row['vorname'] }),
    familyName: row['nachname'],
    phones: numbers,
    emails: [row['email']].filter((email) => email !== null),
    active: row['istAktiv'],
    tags: rowsAt(row, 'merkmale').map(({ bezeichnung }) => bezeichnung),
    ...(row['letzterBesuch'] !== null && { lastVisit: row['letzterBesuch'] }),
    location: reference(row['stammstandort'], String(at(row, 'stammstandort.name'))),
  };
}

/** Every value that a careful person could show of a day. */
export async function sampleByHand(query: RunQuery, day: string) {
  const first = await query(`{ standorte { id name zeitzone adresse { strasse plz ort bundesland land } }
    tierhalter(first: 5) { nodes { ${tierhalterFields} } }
    tiere(first: 5) { nodes { id name tierart { bezeichnung } rasse { bezeichnung } tierhalter { id } } } }`);
  const rows = await nodesOf(query, 'termine', `von: "${day}", bis: "${day}"`, terminFields);
  return {
    locations: rowsAt(first, 'standorte').map((row) => ({
      id: String(row['id']),
      name: row['name'],
      address: ['strasse', 'ort', 'bundesland', 'plz'].map((field) => at(row, `adresse.${field}`)).join(', '),
      timeZone: row['zeitzone'],
    })),
    clients: rowsAt(first, 'tierhalter.nodes').map(tierhalterShown),
    patients: rowsAt(first, 'tiere.nodes').map((row) => ({
      id: String(row['id']),
      name: row['name'],
      species: at(row, 'tierart.bezeichnung'),
      ...(row['rasse'] !== null && { breed: at(row, 'rasse.bezeichnung') }),
      ...(row['tierhalter'] !== null && { clientId: String(at(row, 'tierhalter.id')) }),
    })),
    appointments: rows.map(terminShown),
  };
}

/** The fields of a client that are read by hand. */
export const tierhalterText = tierhalterFields;
/** The fields of an appointment that are read by hand. */
export const terminText = terminFields;
