import { utcText, wallText } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type Kind,
  type Practice,
  type VisitState,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

export const heartcoreIds = uuidIds();

/** The values of the dropdown for how far a visit is. */
export const visitWords: Readonly<Record<VisitState, string>> = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  inProgress: 'In treatment',
  ready: 'Ready to go home',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No show',
};

/** A node of the tree; values are what its properties hold, pickers among them the ids of what was picked. */
export interface Node {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly parent: Node | null;
  readonly path: readonly number[];
  readonly created: string;
  readonly updated: string;
  readonly isPublished: boolean;
  readonly values: Row;
  readonly source: { readonly kind: Kind; readonly key: number } | null;
}

type Rest = Pick<Node, 'id' | 'type' | 'name' | 'values'> & Partial<Node>;

const opened = '2018-03-05T09:41:10Z';
const page = (text: string): Row => ({ seoMetaDescription: text, umbracoNavihide: false });

/** The whole tree of a practice, in the order of its paths; what is in the recycle bin isn't part of it. */
export function treeOf(practice: Practice): readonly Node[] {
  const nodes: Node[] = [];
  const counts = new Map<string, number>();
  function add(parent: Node | null, rest: Rest): Node {
    const order = counts.get(parent?.id ?? '') ?? 0;
    counts.set(parent?.id ?? '', order + 1);
    const path = [...(parent?.path ?? []), order];
    const node = { created: opened, updated: opened, isPublished: true, source: null, ...rest, parent, path };
    nodes.push(node);
    return node;
  }
  const { of } = heartcoreIds;
  const own = (number: number): string => of('organization', number);
  const optional = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const times = (row: { readonly createdAt: number; readonly updatedAt: number }) => ({
    created: utcText(row.createdAt),
    updated: utcText(row.updatedAt),
  });
  const home = add(null, {
    id: own(1),
    type: 'Home',
    name: practice.organization.name,
    values: {
      ...page('Vets by the harbor'),
      headline: 'Welcome',
      sections: [
        { __typename: 'TextBlock', heading: 'Closed on Thanksgiving', text: '<p>Call the emergency line.</p>' },
      ],
      bookOnline: { name: 'Book', target: '_blank', type: 'EXTERNAL', udi: null, url: 'https://example.test/book' },
    },
  });
  const folder = (number: number, name: string): Node =>
    add(home, { id: own(number), type: 'Folder', name, values: page(name) });
  const practices = folder(2, 'Practices');
  for (const place of practice.places)
    add(practices, {
      id: of('place', place.key),
      type: 'Practice',
      name: place.name,
      source: { kind: 'place', key: place.key },
      values: {
        ...page(place.city),
        phones: [place.phone],
        email: place.email,
        street: place.street,
        city: place.city,
        region: place.state,
        postalCode: place.postalCode,
        timeZone: place.zone,
        openingHours: [
          { __typename: 'OpeningHours', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '18:00' },
        ],
        photo: own(40),
      },
    });
  const team = folder(3, 'Team');
  for (const row of practice.providers)
    add(team, {
      id: of('provider', row.key),
      type: 'StaffMember',
      name: fullNameOf(row),
      // Whoever has left is taken off the site.
      isPublished: row.isActive,
      source: { kind: 'provider', key: row.key },
      values: {
        ...page(row.role),
        phones: [`+1 207 555 04${String(row.key).padStart(2, '0')}`],
        email: row.email,
        street: null,
        city: null,
        qualifications: row.title,
        jobTitle: [{ veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer' }[row.role]],
        practices: row.placeKeys.map((key) => of('place', key)),
        biography: `<p>${row.givenName} has been with us since 201${String(row.key)}.</p>`,
        portrait: row.key % 3 === 0 ? null : own(41),
      },
    });
  const kinds = folder(4, 'Visit types');
  for (const row of practice.visitTypes.filter(({ isBlock }) => !isBlock))
    add(kinds, {
      id: of('visitType', row.key),
      type: 'VisitType',
      name: row.name,
      source: { kind: 'visitType', key: row.key },
      values: {
        title: row.name,
        durationMinutes: row.minutes,
        calendarColor: { color: row.color.slice(1), label: row.name },
        isBookableOnline: row.isBookable,
      },
    });
  const register = folder(5, 'Clients');
  function addAnimal(parent: Node, row: Practice['patients'][number]): void {
    add(parent, {
      id: of('patient', row.key),
      type: 'Animal',
      name: row.name,
      ...times(row),
      source: { kind: 'patient', key: row.key },
      values: {
        species: [row.species],
        breed: row.breed,
        coat: row.color,
        sex: row.sex === 'UNKNOWN' ? [] : [row.sex === 'MALE' ? 'Male' : 'Female'],
        dateOfBirth: row.birthDate === null ? null : `${row.birthDate}T00:00:00`,
        microchip: row.microchip,
        isDeceased: row.isDeceased,
        photo: null,
      },
    });
  }
  for (const row of practice.clients.filter(({ isDeleted }) => !isDeleted)) {
    const client = add(register, {
      id: of('client', row.key),
      type: 'Client',
      name: fullNameOf(row),
      ...times(row),
      source: { kind: 'client', key: row.key },
      values: {
        givenName: row.givenName,
        familyName: row.familyName,
        phones: row.phones.map(({ value }) => value),
        email: row.emails[0] ?? null,
        street: row.street,
        city: row.city,
        isActive: row.isActive,
        clientTags: row.tags,
        homePractice: of('place', row.placeKey),
        notes: row.note === null ? null : `<p>${row.note}</p>`,
        clientSince: `${utcText(row.createdAt).slice(0, 10)}T00:00:00`,
      },
    });
    for (const animal of practice.patients.filter(({ clientKey }) => clientKey === row.key)) addAnimal(client, animal);
  }
  // An animal lies under its owner; those of nobody stand beside the owners.
  for (const animal of practice.patients.filter(({ clientKey }) => clientKey === null)) addAnimal(register, animal);
  const book = folder(6, 'Appointments');
  for (const row of practice.appointments.filter(({ isDeleted }) => !isDeleted)) addVisit(book, row);
  function addVisit(parent: Node, row: AppointmentRecord): void {
    const zone = zoneOf(practice, row);
    const starts = wallText(row.start, zone);
    const shared = {
      startTime: starts,
      reason: row.reason,
      practice: of('place', row.placeKey),
      staffMember: optional('provider', row.providerKey),
    };
    const who =
      rowOf(practice.patients, row.patientKey)?.name ?? rowOf(practice.clients, row.clientKey)?.familyName ?? '';
    const base = {
      id: of('appointment', row.key),
      ...times(row),
      source: { kind: 'appointment', key: row.key },
    } as const;
    if (row.isBlock) {
      const endTime = wallText(row.start + row.minutes * 60_000, zone);
      add(parent, { ...base, type: 'BlockedTime', name: row.reason ?? 'Blocked', values: { ...shared, endTime } });
      return;
    }
    add(parent, {
      ...base,
      type: 'Appointment',
      name: `${who} ${starts.slice(0, 10)}`,
      values: {
        ...shared,
        durationMinutes: row.minutes,
        visitStatus: [visitWords[row.state]],
        cancellationReason: row.cancelReason,
        visitType: of('visitType', row.typeKey),
        client: optional('client', row.clientKey),
        animal: optional('patient', row.patientKey),
      },
    });
  }
  const news = folder(7, 'News');
  for (const [index, headline] of ['Flu season for cats', 'We are hiring', 'New opening hours (draft)'].entries())
    add(news, {
      id: own(20 + index),
      type: 'NewsArticle',
      name: headline,
      isPublished: index < 2,
      values: {
        ...page(headline),
        headline,
        body: `<p>${headline}.</p>`,
        publishDate: `2026-10-0${String(index + 1)}T08:00:00`,
        author: of('provider', index + 1),
        articleTags: ['news'],
      },
    });
  return nodes.toSorted(byPath);
}

/** Orders nodes as the tree shows them. */
export function byPath(one: Node, other: Node): number {
  for (const [index, step] of one.path.entries()) {
    const against = other.path[index];
    if (against === undefined) return 1;
    if (step !== against) return step - against;
  }
  return one.path.length - other.path.length;
}
