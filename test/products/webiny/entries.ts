import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds, type Ids } from '../../dialects/ids.ts';
import { type Kind, type Practice, dialectNow } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { type WebinyModel, webinyModels, webinyStatuses } from './models.ts';

const hex = hexIds();

/** Ids of revisions: that of the entry, and the number of the revision. */
export const webinyIds: Ids = {
  of: (kind, key) => `${hex.of(kind, key)}#0001`,
  key: (kind, id) => hex.key(kind, entryIdOf(String(id ?? ''))),
};

/** The id of an entry, without the number of a revision. */
export function entryIdOf(id: string): string {
  return id.replace(/#\d+$/, '');
}

/** The number of a revision that an id names; null where it is that of an entry. */
export function versionOf(id: string): number | null {
  const version = /#(\d+)$/.exec(id)?.[1];
  return version === undefined ? null : Number(version);
}

/** What the system keeps about an entry beside its values. */
export interface EntryState {
  readonly version: number;
  readonly status: 'draft' | 'published' | 'unpublished';
  readonly isLocked: boolean;
  readonly folderId: string;
  readonly bin: 'none' | 'bin' | 'gone';
  readonly publishedOn: number | null;
  /** Earlier revisions, as they were. */
  readonly past: readonly Entry[];
}

/** An entry as it is stored. */
export interface Entry {
  readonly model: WebinyModel;
  /** What it is in the practice; null where it is nothing there. */
  readonly kind: Kind | null;
  readonly key: number;
  readonly entryId: string;
  readonly createdOn: number;
  readonly savedOn: number;
  readonly values: Row;
  readonly state: EntryState;
}

/** What was done to entries, by their ids. */
export type EntryStates = Map<string, Partial<EntryState>>;

type Draft = Omit<Entry, 'model' | 'entryId' | 'state'> & { readonly isDeleted?: boolean };

const founded = Date.parse('2019-01-07T14:00:00Z');
const published: readonly string[] = ['article', 'clinic', 'product', 'service', 'staffMember'];
const products = [
  ['Flea comb', 7.5],
  ['Dental chews', 14.25],
  ['Joint tablets', 32],
] as const;
const articles = ['Winter paws', 'Kitten season', 'Our new X-ray'];

const iso = (instant: number): string => new Date(instant).toISOString();
const ref = (modelId: string, kind: Kind, key: number | null): Row | null =>
  key === null ? null : { modelId, entryId: hex.of(kind, key), id: webinyIds.of(kind, key) };
/** Ids of what the practice doesn't have: they belong to none of its kinds. */
const otherId = (digit: string, key: number): string => `64f${digit}00${key.toString(16).padStart(18, '0')}`;
const otherRef = (modelId: string, digit: string, key: number): Row => {
  const entryId = otherId(digit, key);
  return { modelId, entryId, id: `${entryId}#0001` };
};

function fixed(kind: Kind | null, key: number, values: Row): Draft {
  const createdOn = founded + key * 3_600_000;
  return { kind, key, createdOn, savedOn: createdOn, values };
}

function draftsOf(practice: Practice): Readonly<Record<string, () => readonly Draft[]>> {
  return {
    appointment: () =>
      practice.appointments
        .filter((row) => !row.isBlock)
        .map((row) => ({
          kind: 'appointment',
          key: row.key,
          createdOn: row.createdAt,
          savedOn: row.updatedAt,
          isDeleted: row.isDeleted,
          values: {
            startsAt: iso(row.start),
            endsAt: iso(row.start + row.minutes * 60_000),
            appointmentStatus: webinyStatuses[row.state],
            reason: row.reason,
            cancellationReason: row.cancelReason,
            client: ref('client', 'client', row.clientKey),
            pet: ref('pet', 'patient', row.patientKey),
            staffMember: ref('staffMember', 'provider', row.providerKey),
            clinic: ref('clinic', 'place', row.placeKey),
            service: ref('service', 'visitType', row.typeKey),
          },
        })),
    client: () =>
      practice.clients.map((row) => ({
        kind: 'client',
        key: row.key,
        createdOn: row.createdAt,
        savedOn: row.updatedAt,
        isDeleted: row.isDeleted,
        values: {
          firstName: row.givenName,
          lastName: row.familyName,
          email: row.emails[0] ?? null,
          phone: row.phones[0]?.value ?? null,
          alternatePhone: row.phones[1]?.value ?? null,
          street: row.street,
          city: row.city,
          active: row.isActive,
          tags: row.tags,
          notes: row.note,
          homeClinic: ref('clinic', 'place', row.placeKey),
        },
      })),
    pet: () =>
      practice.patients.map((row) => ({
        kind: 'patient',
        key: row.key,
        createdOn: row.createdAt,
        savedOn: row.updatedAt,
        values: {
          name: row.name,
          species: row.species,
          breed: row.breed,
          color: row.color,
          sex: row.sex.toLowerCase(),
          dateOfBirth: row.birthDate,
          microchip: row.microchip,
          deceased: row.isDeceased,
          owner: ref('client', 'client', row.clientKey),
        },
      })),
    clinic: () =>
      practice.places.map(({ key, name, street, city, state, postalCode, zone, phone, email }) =>
        fixed('place', key, { name, street, city, state, postalCode, timeZone: zone, phone, email }),
      ),
    service: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes, color, isBookable }) =>
          fixed('visitType', key, { name, durationMinutes: minutes, color, bookableOnline: isBookable }),
        ),
    staffMember: () =>
      practice.providers.map((row) =>
        fixed('provider', row.key, {
          firstName: row.givenName,
          lastName: row.familyName,
          jobTitle: row.title,
          email: row.email,
          active: row.isActive,
          clinics: row.placeKeys.map((key) => ref('clinic', 'place', key)),
        }),
      ),
    product: () =>
      products.map(([name, price], index) =>
        fixed(null, index + 1, { name, price, inStock: index !== 2, description: null }),
      ),
    article: () =>
      articles.map((title, index) =>
        fixed(null, index + 1, {
          title,
          slug: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
          body: [{ tag: 'p', content: `${title}.` }],
          author: ref('staffMember', 'provider', index + 1),
          publishDate: `2026-0${String(index + 1)}-15`,
        }),
      ),
    invoice: () =>
      createLedger(practice).orders.map((row) => ({
        kind: null,
        key: row.key,
        createdOn: row.at,
        savedOn: row.at,
        values: {
          number: `INV-${String(1000 + row.key)}`,
          issuedOn: iso(row.at).slice(0, 10),
          client: ref('client', 'client', row.clientKey),
          pet: ref('pet', 'patient', row.patientKey),
          clinic: ref('clinic', 'place', row.placeKey),
          products: [otherRef('product', '1', 1 + (row.key % products.length))],
          total: (row.subtotalCents + row.taxCents) / 100,
          paid: row.key % 4 !== 0,
        },
      })),
  };
}

const digits: Readonly<Record<string, string>> = { product: '1', article: '2', invoice: '3' };

/** The entries of a practice, in the order in which they were entered. */
export function webinyEntries({ practice }: Backstage, states: EntryStates) {
  const drafts = draftsOf(practice);
  const entriesOf = (model: WebinyModel): readonly Entry[] =>
    (drafts[model.modelId]?.() ?? []).map(({ isDeleted = false, ...draft }) => {
      const entryId =
        draft.kind === null ? otherId(digits[model.modelId] ?? '0', draft.key) : hex.of(draft.kind, draft.key);
      const isPublished = published.includes(model.modelId);
      const state: EntryState = {
        version: 1,
        status: isPublished ? 'published' : 'draft',
        isLocked: isPublished,
        folderId: 'root',
        publishedOn: isPublished ? draft.savedOn : null,
        past: [],
        ...states.get(entryId),
        bin: states.get(entryId)?.bin ?? (isDeleted ? 'bin' : 'none'),
      };
      return { ...draft, model, entryId, state };
    });
  const modelOf = (modelId: string): WebinyModel | undefined => webinyModels.find((model) => model.modelId === modelId);
  return { entriesOf, modelOf };
}

/** The id of the newest revision of an entry. */
export function revisionIdOf({ entryId, state }: Entry): string {
  return `${entryId}#${String(state.version).padStart(4, '0')}`;
}

const desk = { id: 'desk', displayName: 'Front desk', type: 'admin' };

/** What the system says of an entry: when and by whom it was made, changed and published. */
export function metaOf({ createdOn, savedOn, state }: Entry): Row {
  const isModified = savedOn !== createdOn;
  const on: Row = {
    created: iso(createdOn),
    modified: isModified ? iso(savedOn) : null,
    saved: iso(savedOn),
    deleted: state.bin === 'none' ? null : iso(Math.max(savedOn, dialectNow)),
    restored: null,
    firstPublished: state.publishedOn === null ? null : iso(state.publishedOn),
    lastPublished: state.publishedOn === null ? null : iso(state.publishedOn),
  };
  return Object.fromEntries(
    Object.entries(on).flatMap(([name, instant]) => {
      const person = instant === null ? null : desk;
      const revision = `revision${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
      return [
        [`${name}On`, instant],
        [`${name}By`, person],
        [`${revision}On`, instant],
        [`${revision}By`, person],
      ];
    }),
  );
}
