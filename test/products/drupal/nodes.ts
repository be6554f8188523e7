import { uuidIds } from '../../dialects/ids.ts';
import { type Kind, type Practice, type VisitState, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';
import { address, english, fieldTime, image, siteTime, textField } from './values.ts';

/** Nodes count on in one series, terms in another. */
export const drupalIds = numberedIds({
  organization: 900,
  place: 10,
  provider: 20,
  visitType: 40,
  client: 1000,
  patient: 3000,
  appointment: 5000,
});

const uuids = uuidIds();
const opened = Date.parse('2018-03-05T14:41:10Z');

/** The keys that the list of states holds; its labels are only in the forms. */
export const statusKeys: Readonly<Record<VisitState, string>> = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked_in',
  inProgress: 'in_treatment',
  ready: 'ready_to_go_home',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
};

/** A published node; its fields are made when they are asked for. */
export interface Entry {
  readonly type: string;
  readonly id: number;
  readonly uuid: string;
  readonly title: string;
  readonly created: number;
  readonly changed: number;
  readonly sticky: boolean;
  readonly promote: boolean;
  readonly source: { readonly kind: Kind; readonly key: number } | null;
  readonly fields: () => Row;
}

/** How fields point to what they refer to. */
export interface Links {
  readonly node: (kind: Kind, key: number | null) => Row | null;
  readonly term: (type: string, name: string | null) => Row | null;
  readonly comments: (nid: number) => unknown;
}

/** A UUID of something that is no row of the practice. */
export function siteUuid(number: number): string {
  return uuids.of('organization', number);
}

const someOrNone = <Item>(items: readonly Item[]): readonly Item[] | null => (items.length === 0 ? null : items);

/** All published nodes; what is deleted is gone, and who has left isn't published. */
export function nodesOf(practice: Practice, links: Links): readonly Entry[] {
  const entries: Entry[] = [];
  function add(
    type: string,
    kind: Kind,
    row: Partial<Pick<Entry, 'created' | 'changed' | 'sticky' | 'promote'>> & { readonly key: number },
    title: string,
    fields: () => Row,
  ) {
    const { key, created = opened, changed = opened, sticky = false, promote = false } = row;
    entries.push({
      type,
      title,
      created,
      changed,
      sticky,
      promote,
      fields,
      id: Number(drupalIds.of(kind, key)),
      uuid: uuids.of(kind, key),
      source: kind === 'organization' ? null : { kind, key },
    });
  }
  const times = ({ key, createdAt, updatedAt }: { key: number; createdAt: number; updatedAt: number }) => ({
    key,
    created: createdAt,
    changed: updatedAt,
  });

  for (const place of practice.places)
    add('NodeClinic', 'place', place, place.name, () => ({
      address: address({
        organization: place.name,
        addressLine1: place.street,
        locality: place.city,
        administrativeArea: place.state,
        postalCode: place.postalCode,
      }),
      email: place.email,
      openingHours: [openingHours(0), openingHours(1)],
      phone: [place.phone],
      photo: image(`clinic-${String(place.key)}.jpg`, place.name),
      timeZone: place.zone,
      website: { title: 'Book online', url: 'https://book.example.test/', internal: false },
    }));
  for (const person of practice.providers.filter(({ isActive }) => isActive))
    add('NodeTeamMember', 'provider', person, fullNameOf(person), () => ({
      biography: textField(`${person.givenName} joined us in 201${String(person.key)}.`),
      clinics: () => someOrNone(person.placeKeys.map((key) => links.node('place', key))),
      credentials: person.title,
      email: person.email,
      jobTitle: person.role,
      portrait: person.key % 3 === 0 ? null : image(`team-${String(person.key)}.jpg`, fullNameOf(person)),
    }));
  for (const client of practice.clients.filter(({ isDeleted }) => !isDeleted))
    add('NodeClient', 'client', times(client), fullNameOf(client), () => ({
      active: client.isActive,
      address: address({
        ...(client.givenName === null
          ? { organization: client.familyName }
          : { givenName: client.givenName, familyName: client.familyName }),
        addressLine1: client.street === '' ? null : client.street,
        locality: client.city === '' ? null : client.city,
      }),
      clientTags: someOrNone(client.tags.map((tag) => links.term('TermClientTag', tag))),
      email: client.emails[0] ?? null,
      homeClinic: () => links.node('place', client.placeKey),
      notes: textField(client.note),
      phone: someOrNone(client.phones.map(({ value }) => value)),
    }));
  for (const animal of practice.patients)
    add('NodeAnimal', 'patient', times(animal), animal.name, () => ({
      birthDate: animal.birthDate === null ? null : fieldTime(Date.parse(`${animal.birthDate}T00:00:00Z`)),
      breed: animal.breed,
      coat: animal.color,
      deceased: animal.isDeceased,
      microchip: animal.microchip,
      owner: () => links.node('client', animal.clientKey),
      photo: null,
      sex: animal.sex === 'UNKNOWN' ? null : animal.sex.toLowerCase(),
      species: links.term('TermSpecies', animal.species),
    }));
  for (const row of practice.appointments.filter(({ isDeleted }) => !isDeleted)) {
    const shared = (): Row => ({
      clinic: () => links.node('place', row.placeKey),
      reason: textField(row.reason),
      teamMember: () => links.node('provider', row.providerKey),
      when: { start: fieldTime(row.start), end: fieldTime(row.start + row.minutes * 60_000) },
    });
    const animal = rowOf(practice.patients, row.patientKey)?.name;
    const client = rowOf(practice.clients, row.clientKey);
    const type = rowOf(practice.visitTypes, row.typeKey)?.name ?? null;
    if (row.isBlock) add('NodeBlockedTime', 'appointment', times(row), row.reason ?? 'Blocked', shared);
    else
      add(
        'NodeAppointment',
        'appointment',
        times(row),
        `${animal ?? client?.familyName ?? ''} - ${type ?? ''}`,
        () => ({
          ...shared(),
          animal: () => links.node('patient', row.patientKey),
          appointmentStatus: statusKeys[row.state],
          cancellationReason: row.cancelReason,
          client: () => links.node('client', row.clientKey),
          reminderSent: row.key % 2 === 0 ? fieldTime(row.start - 86_400_000) : null,
          visitType: links.term('TermVisitType', type),
        }),
      );
  }
  for (const [index, title] of ['Flu season for cats', 'We are hiring'].entries())
    add('NodeArticle', 'organization', { key: 1 + index, promote: true, sticky: index === 1 }, title, () => ({
      body: { ...textField(`${title}. Read on.`), summary: `<p>${title}.</p>\n` },
      comment: links.comments(901 + index),
      image: image(`article-${String(index)}.jpg`, title),
      tags: [links.term('TermTag', 'News')],
    }));
  const button = { text: textField('See you soon.'), link: { title: 'Contact', url: '/contact', internal: true } };
  for (const [index, title] of ['Welcome', 'About us'].entries())
    add('NodePage', 'organization', { key: 11 + index }, title, () => ({
      body: { ...textField(`${title}.`), summary: null },
      sections: index === 0 ? [paragraph('ParagraphCallToAction', 3, button)] : null,
    }));
  return entries;
}

function paragraph(type: string, number: number, fields: Row): Row {
  const base = { id: String(number), uuid: siteUuid(700 + number), created: siteTime(opened), langcode: english };
  return { __typename: type, ...base, status: true, ...fields };
}

function openingHours(index: 0 | 1): Row {
  const fields = [
    { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '08:00', closes: '18:00' },
    { days: ['sat'], opens: '09:00', closes: '12:00' },
  ][index];
  return paragraph('ParagraphOpeningHour', 1 + index, fields ?? {});
}

/** Paragraphs by id. */
export const paragraphsOfSite: readonly Row[] = [openingHours(0), openingHours(1)];

/** The address of a node at the site; those whose titles are not their own have their number in it. */
export function pathOf({ type, title, id }: Entry): string {
  const folder = { NodeClient: '/clients', NodeAnimal: '/animals', NodeClinic: '/clinics', NodeTeamMember: '/team' };
  const slug = title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
  const isOne = type === 'NodeClinic' || type === 'NodeTeamMember' || type === 'NodePage' || type === 'NodeArticle';
  return `${Object.entries(folder).find(([name]) => name === type)?.[1] ?? ''}/${slug}${isOne ? '' : `-${String(id)}`}`;
}
