import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { EndearEvents } from './events.ts';
import type { EndearMemory } from './memory.ts';
import { type EndearOffice, stories, templates } from './office.ts';
import type { EndearPeople } from './people.ts';
import { type Searcher, searcherOf } from './search.ts';
import { byNewest, customersOf, endearIds, endOf, isEvent, phonesOf, statusOf } from './values.ts';

const of = endearIds.of;

/** All searches, by what they find. */
export function endearSearches(
  { practice, cap }: Backstage,
  memory: EndearMemory,
  rows: { readonly people: EndearPeople; readonly events: EndearEvents; readonly office: EndearOffice },
): Readonly<Record<string, Searcher>> {
  const { people, events, office } = rows;
  const { ledger } = memory;
  const nameOf = (clientKey: number | null): string | null => {
    const row = rowOf(practice.clients, clientKey);
    return row && fullNameOf(row);
  };
  const customerId = (key: number | null): string | null => (key === null ? null : of('client', key));
  const made = { CREATED_AT: (): number => 0, UPDATED_AT: (): number => 0 };
  const kept = {
    CREATED_AT: ({ createdAt }: { readonly createdAt: number }): number => createdAt,
    UPDATED_AT: ({ updatedAt }: { readonly updatedAt: number }): number => updatedAt,
  };
  const sent = {
    CREATED_AT: ({ at }: { readonly at: number }): number => at,
    UPDATED_AT: ({ at }: { readonly at: number }): number => at,
  };
  const latest = <Item extends { readonly at: number; readonly key: number }>(items: readonly Item[]) =>
    items.toSorted((one, other) => other.at - one.at || other.key - one.key);

  const customers = searcherOf(
    {
      rows: () => customersOf(practice),
      show: people.customer,
      texts: (row) => [fullNameOf(row), ...row.emails, ...phonesOf(row)],
      sorts: { ...kept, FIRST_NAME: ({ givenName }) => givenName ?? '', LAST_NAME: ({ familyName }) => familyName },
      filters: {
        id: ['STRING', ({ key }) => of('client', key)],
        firstName: ['STRING', ({ givenName }) => givenName],
        lastName: ['STRING', ({ familyName }) => familyName],
        emailAddress: ['STRING', ({ emails }) => emails],
        phoneNumber: ['STRING', phonesOf],
        city: ['STRING', ({ city }) => city],
        tags: ['STRING', ({ tags }) => tags],
        isArchived: ['BOOLEAN', ({ isActive }) => !isActive],
        assignedUserId: ['STRING', (row) => people.assignedTo(row).map((key) => of('provider', key))],
        createdAt: ['ABSOLUTE_DATE', ({ createdAt }) => createdAt],
        updatedAt: ['ABSOLUTE_DATE', ({ updatedAt }) => updatedAt],
      },
    },
    cap,
  );
  const appointmentEvents = searcherOf(
    {
      rows: () => practice.appointments.filter(isEvent).toSorted(byNewest),
      show: events.event,
      texts: (row) => [nameOf(row.clientKey), ...(rowOf(practice.clients, row.clientKey)?.emails ?? []), row.reason],
      sorts: { ...kept, EVENT_STARTS_AT: ({ start }) => start },
      filters: {
        eventStatus: ['STRING', statusOf],
        bookerEmail: ['STRING', ({ clientKey }) => rowOf(practice.clients, clientKey)?.emails[0] ?? null],
        eventStartsAt: ['ABSOLUTE_DATE', ({ start }) => start],
        eventEndsAt: ['ABSOLUTE_DATE', endOf],
        isDeleted: ['BOOLEAN', ({ isDeleted }) => isDeleted],
        rescheduledCount: ['NUMBER', ({ key }) => memory.moves.get(key)?.length ?? 0],
        assignedTeamId: ['STRING', ({ placeKey }) => of('place', placeKey)],
        assignedUserId: ['STRING', ({ providerKey }) => (providerKey === null ? null : of('provider', providerKey))],
        appointmentTypeId: ['STRING', ({ typeKey }) => of('visitType', typeKey)],
        customerId: ['STRING', ({ clientKey }) => customerId(clientKey)],
        createdAt: ['ABSOLUTE_DATE', ({ createdAt }) => createdAt],
      },
    },
    cap,
  );
  const notes = searcherOf(
    {
      rows: () => memory.notes.toSorted(byNewest),
      show: office.note,
      texts: ({ title, description, clientKey, tags }) => [title, description, nameOf(clientKey), ...tags],
      sorts: kept,
      filters: {
        customerId: ['STRING', ({ clientKey }) => customerId(clientKey)],
        tags: ['STRING', ({ tags }) => tags],
        createdAt: ['ABSOLUTE_DATE', ({ createdAt }) => createdAt],
      },
    },
    cap,
  );
  const tasks = searcherOf(
    {
      rows: () => memory.tasks.toSorted(byNewest),
      show: office.task,
      texts: ({ title, description }) => [title, description],
      sorts: kept,
      filters: {
        status: ['STRING', ({ completedAt }) => (completedAt === null ? 'OPEN' : 'COMPLETED')],
        assignedUserId: ['STRING', ({ providerKeys }) => providerKeys.map((key) => of('provider', key))],
        customerId: ['STRING', ({ clientKeys }) => clientKeys.map((key) => of('client', key))],
        dueDate: ['ABSOLUTE_DATE', ({ due }) => due],
      },
    },
    cap,
  );
  const conversations = searcherOf(
    {
      rows: () => ledger.threads.toReversed(),
      show: office.conversation,
      texts: ({ subject, clientKey }) => [subject, nameOf(clientKey)],
      sorts: { CREATED_AT: ({ key }) => key, UPDATED_AT: (row) => office.messagesIn(row).at(-1)?.at ?? 0 },
      filters: {
        customerId: ['STRING', ({ clientKey }) => customerId(clientKey)],
        isClosed: ['BOOLEAN', ({ isClosed }) => isClosed],
      },
    },
    cap,
  );
  const messages = searcherOf(
    {
      rows: () => latest(ledger.messages),
      show: office.message,
      texts: ({ body, author }) => [body, author],
      sorts: sent,
      filters: {
        customerId: ['STRING', ({ clientKey }) => customerId(clientKey)],
        isRead: ['BOOLEAN', ({ isRead }) => isRead],
        sentAt: ['ABSOLUTE_DATE', ({ at }) => at],
      },
    },
    cap,
  );
  const marketingSubscriptions = searcherOf(
    {
      rows: office.subscriptions,
      show: office.subscription,
      texts: ({ client, address }) => [fullNameOf(client), address],
      sorts: { CREATED_AT: ({ client }) => client.createdAt, UPDATED_AT: ({ client }) => client.updatedAt },
      filters: {
        channel: ['STRING', ({ channel }) => channel],
        status: ['STRING', ({ client }) => (client.isActive ? 'SUBSCRIBED' : 'UNSUBSCRIBED')],
      },
    },
    cap,
  );
  const marketingEvents = searcherOf(
    {
      rows: () => latest(ledger.messages),
      show: office.marketingEvent,
      texts: ({ clientKey }) => [nameOf(clientKey)],
      sorts: sent,
      filters: { occurredAt: ['ABSOLUTE_DATE', ({ at }) => at] },
    },
    cap,
  );
  const orderAttributions = searcherOf(
    {
      rows: () => latest(ledger.orders),
      show: office.attribution,
      texts: ({ key, clientKey }) => [String(1000 + key), nameOf(clientKey)],
      sorts: sent,
      filters: {
        amount: ['NUMBER', ({ subtotalCents, taxCents }) => (subtotalCents + taxCents) / 100],
        orderedAt: ['ABSOLUTE_DATE', ({ at }) => at],
        teamId: ['STRING', ({ placeKey }) => of('place', placeKey)],
      },
    },
    cap,
  );
  const named = { name: ['STRING', ({ name }: { readonly name: string }) => name] } as const;
  return {
    customers,
    appointmentEvents,
    notes,
    tasks,
    conversations,
    messages,
    marketingSubscriptions,
    marketingEvents,
    orderAttributions,
    templates: searcherOf(
      {
        rows: () => templates,
        show: office.template,
        texts: ({ name, body }) => [name, body],
        sorts: made,
        filters: named,
      },
      cap,
    ),
    stories: searcherOf(
      {
        rows: () => stories,
        show: office.story,
        texts: ({ title }) => [title],
        sorts: made,
        filters: { title: ['STRING', ({ title }) => title] },
      },
      cap,
    ),
    // No message has been started.
    drafts: searcherOf({ rows: () => [], show: () => ({}), texts: () => [], sorts: made, filters: {} }, cap),
  };
}
