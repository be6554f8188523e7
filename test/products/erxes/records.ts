import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, mixed } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type Kind,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';

const kinds: readonly Kind[] = ['organization', 'place', 'provider', 'visitType', 'client', 'patient', 'appointment'];
const letters = 'ABCDEFGHJKLMNPQRSTWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** A text of 17 characters that looks like chance; the last three are the number. */
function randomText(seed: number, key: number): string {
  const characters = Array.from(
    { length: 14 },
    (_, index) => letters[mixed(seed * 97 + key * 31 + index) % letters.length],
  );
  return `${characters.join('')}${key.toString(36).padStart(3, '0')}`;
}

/** Ids of the system: 17 characters, without order. */
export const erxesIds: Ids = {
  of: (kind, key) => randomText(kinds.indexOf(kind), key),
  key(kind, id) {
    const key = Number.parseInt(String(id).slice(14), 36);
    return !Number.isNaN(key) && randomText(kinds.indexOf(kind), key) === id ? key : null;
  },
};

/** The stages of the pipeline, whose names are how far a visit is. */
export const erxesStages = {
  planned: 'Booked',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  inProgress: 'In progress',
  ready: 'Ready',
  completed: 'Done',
  cancelled: 'Cancelled',
  noShow: 'No-show',
} satisfies Record<VisitState, string>;

const states = Object.keys(erxesStages) as VisitState[]; // Sound: the record has exactly these keys.

/** The id of the stage for a state. */
export function stageIdOf(state: VisitState): string {
  return randomText(40, states.indexOf(state));
}

/** The state that a stage's id stands for, or undefined where it is of another pipeline. */
export function stateOfStage(id: string | null | undefined): VisitState | undefined {
  return states.find((state) => stageIdOf(state) === id);
}

const boardId = randomText(41, 1);
const pipelineId = randomText(42, 1);
/** The pipeline of visits, on its board. */
export const pipeline = {
  _id: pipelineId,
  name: 'Appointments',
  boardId,
  type: 'deal',
  visibility: 'public',
  status: 'active',
};
/** The board, with its pipeline. */
export const boardWithPipeline = { _id: boardId, name: 'Front desk', type: 'deal', order: 0, pipelines: [pipeline] };

/** The stages of the pipeline, in order. */
export const stages = states.map((state, order) => ({
  _id: stageIdOf(state),
  name: erxesStages[state],
  pipelineId,
  probability: `${String(10 + order * 10)}%`,
  status: 'active',
  type: 'deal',
  order,
}));

/** The rows of the practice as this system shows them. */
export function erxesRecords({ practice, meet }: Backstage) {
  const { of } = erxesIds;
  const tags = [...new Set(practice.clients.flatMap((client) => client.tags))].toSorted();
  const tagId = (name: string): string => randomText(43, tags.indexOf(name));
  const tag = (name: string) => ({
    _id: tagId(name),
    name,
    type: 'core:customer',
    colorCode: '#4F33AF',
  });

  function customer(row: ClientRecord): object {
    meet('client', row.key);
    return {
      ...customerColumns(row),
      integrationId: null,
      companies: [],
      getTags: row.tags.map(tag),
      owner: null,
      location: null,
      customFieldsData: [],
      trackedData: [],
      isOnline: false,
      sessionCount: 0,
      links: {},
    };
  }
  function customerColumns(row: ClientRecord) {
    const phones = row.phones.map(({ value }) => value);
    return {
      _id: of('client', row.key),
      state: 'customer',
      createdAt: dateText(row.createdAt),
      modifiedAt: dateText(row.updatedAt),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      primaryEmail: row.emails[0] ?? null,
      emails: row.emails,
      primaryPhone: phones[0] ?? null,
      phones,
      tagIds: row.tags.map(tagId),
      description: row.note,
      isSubscribed: 'Yes',
      hasAuthority: 'No',
      emailValidationStatus: 'unknown',
      phoneValidationStatus: 'unknown',
      score: 0,
    };
  }
  function user(row: (typeof practice.providers)[number]) {
    return {
      _id: of('provider', row.key),
      username: row.email.split('@')[0],
      email: row.email,
      isActive: row.isActive,
      status: 'Verified',
      details: {
        fullName: fullNameOf(row),
        firstName: row.givenName,
        lastName: row.familyName,
        shortName: `${row.givenName.slice(0, 1)}. ${row.familyName}`,
        position: row.role,
      },
      branchIds: row.placeKeys.map((key) => of('place', key)),
      departmentIds: [],
    };
  }
  function branch(row: (typeof practice.places)[number]) {
    return {
      _id: of('place', row.key),
      title: row.name,
      code: String(row.key).padStart(2, '0'),
      address: [row.street, row.city, row.state, row.postalCode].join(', '),
      phoneNumber: row.phone,
      email: row.email,
      userIds: practice.providers
        .filter((one) => one.placeKeys.includes(row.key))
        .map((one) => of('provider', one.key)),
      users: () => practice.providers.filter((one) => one.placeKeys.includes(row.key)).map(user),
      children: [],
    };
  }
  function product(row: (typeof practice.visitTypes)[number]) {
    return {
      _id: of('visitType', row.key),
      name: row.name,
      code: `S${String(row.key).padStart(3, '0')}`,
      type: 'service',
      status: 'active',
      unitPrice: row.minutes * 2,
      tagIds: [],
    };
  }
  function columnsOf(row: AppointmentRecord) {
    const type = rowOf(practice.visitTypes, row.typeKey);
    const client = rowOf(practice.clients, row.clientKey);
    return {
      _id: of('appointment', row.key),
      name: [type?.name, client && fullNameOf(client)].filter(Boolean).join(' - '),
      number: String(row.key).padStart(5, '0'),
      order: row.key,
      startDate: dateText(row.start),
      closeDate: dateText(row.start + row.minutes * 60_000),
      createdAt: dateText(row.createdAt),
      modifiedAt: dateText(row.updatedAt),
      stageChangedDate: dateText(row.updatedAt),
      // A card's status says whether it is in the archive.
      status: row.isDeleted ? 'archived' : 'active',
      isComplete: row.state === 'completed',
      isWatched: false,
      hasNotified: true,
      labelIds: [],
      labels: [],
      tagIds: [],
      branchIds: [of('place', row.placeKey)],
      departmentIds: [],
      assignedUserIds: row.providerKey === null ? [] : [of('provider', row.providerKey)],
      products: type ? [{ productId: of('visitType', type.key), quantity: 1, product: product(type) }] : [],
      productsData: type ? [{ productId: of('visitType', type.key), quantity: 1 }] : [],
    };
  }
  function listItem(row: AppointmentRecord): object {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const place = rowOf(practice.places, row.placeKey);
    return {
      ...columnsOf(row),
      stage: stages.find(({ _id }) => _id === stageIdOf(row.state)),
      customers: client ? [customerColumns(client)] : [],
      companies: [],
      assignedUsers: provider ? [user(provider)] : [],
      branches: place ? [branch(place)] : [],
      departments: [],
    };
  }
  function card(row: AppointmentRecord): object {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const provider = rowOf(practice.providers, row.providerKey);
    return {
      ...columnsOf(row),
      description: row.reason,
      stageId: stageIdOf(row.state),
      stage: stages.find(({ _id }) => _id === stageIdOf(row.state)),
      boardId: pipeline.boardId,
      pipeline,
      customers: () => (client ? [customer(client)] : []),
      companies: [],
      assignedUsers: provider ? [user(provider)] : [],
    };
  }
  return { customer, user, branch, product, listItem, card, tags: tags.map(tag) };
}

function dateText(instant: number): string {
  return new Date(instant).toISOString();
}
