import { type ClientRecord, type PlaceRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { connect, type PageArgs } from './pages.ts';
import { currentKey, globalId, isoText, kukkuuIds } from './values.ts';

const languageNames = [
  ['fin', 'Suomi'],
  ['swe', 'Ruotsi'],
  ['eng', 'Englanti'],
  [null, 'Muu kieli'],
] as const;

/** Everyone signs in with an address, which is the guardian's where she gave none. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `guardian${String(key)}@example.test`;
}

/** When a row was made and changed. */
export function stamps({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { createdAt: isoText(createdAt), updatedAt: isoText(updatedAt) };
}

/** What is said of a venue, all of it in Finnish. */
export function venueTexts(place: PlaceRecord) {
  return {
    name: place.name,
    description: '',
    address: `${place.street}, ${place.city}, ${place.state}, ${place.postalCode}`,
    accessibilityInfo: place.key === 2 ? 'A ramp leads to the door.' : '',
    arrivalInstructions: '',
    additionalInfo: `${place.phone}, ${place.email}`,
    wcAndFacilities: '',
    wwwUrl: '',
  };
}

/** Makes the rows that lead to no others of the practice. */
export function plainRecords(practice: Practice) {
  const languages = languageNames.map(([alpha3Code, name], index): Row => {
    const translations = [{ languageCode: 'fi', name }];
    return { __typename: 'LanguageNode', id: globalId('LanguageNode', index + 1), alpha3Code, name, translations };
  });
  const spoken = (key: number) => (args: PageArgs) =>
    connect([languages[key % 3] ?? {}], (row) => row, args, 'languagesSpokenAtHome');
  const project = (): Row => ({
    __typename: 'ProjectNode',
    id: kukkuuIds.of('organization', practice.organization.key),
    year: 2026,
    singleEventsAllowed: true,
    enrolmentLimit: 20,
    translations: [{ name: practice.organization.name, languageCode: 'FI' }],
    name: practice.organization.name,
    myPermissions: { publish: true, manageEventGroups: true, canSendToAllInProject: true, viewFamilies: true },
  });
  const admin = (key: number): Row => {
    const client = rowOf(practice.clients, key);
    return {
      __typename: 'AdminNode',
      id: globalId('AdminNode', key),
      username: `u-${String(key).padStart(6, '0')}`,
      email: client ? emailOf(client) : '',
      projects: (args: PageArgs) => connect(key === currentKey ? [project()] : [], (row) => row, args, 'projects'),
    };
  };
  return { languages, spoken, project, admin };
}
