import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { Kind, print, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as operations from '../../../graphql/desk/generated/operations.ts';
import { createCache } from '../../../renderer/data/cache.ts';
import { withViewsAsValues } from '../../../renderer/data/viewsInEntities.ts';
import { dayWith } from '../../support/page/dayWith.ts';

const day = dayWith([
  { name: 'Bella', who: 'okafor', at: [600, 630] },
  { name: 'Max', who: null, at: [690, 720] },
]);
const variables = { location: day.location.id, date: day.date };

describe('a document as the cache uses it', () => {
  it('keeps what an appointment says of others as one value', () => {
    const text = print(withViewsAsValues(operations.ScheduleDayDocument));
    const appointment = /^fragment DayAppointment .*?^}/ms.exec(text)?.[0];
    expect(appointment).toMatch(/\bclient\b/);
    expect(appointment).not.toMatch(/species|phones|stage/);
    // The day itself is put together from several queries.
    expect(text).toMatch(/statuses \{/);
  });

  it('keeps entities in entities, however they are written', () => {
    const card = print(withViewsAsValues(operations.ClientCardDocument));
    expect(card).toContain('...CardPatient');
    expect(card).not.toContain('currency');
  });

  it('keeps the lists of the service as one value, which one query alone reads', () => {
    expect(print(withViewsAsValues(operations.ServiceListsDocument))).not.toMatch(/serviceLists \{/);
    const readers = Object.entries(operations).filter(([name, document]) => {
      return name.endsWith('Document') && print(document).includes('serviceLists');
    });
    expect(readers.map(([name]) => name)).toEqual(['ServiceListsDocument']);
  });

  it('is prepared once, and not twice', () => {
    const prepared = withViewsAsValues(operations.ScheduleDayDocument);
    expect(withViewsAsValues(operations.ScheduleDayDocument)).toBe(prepared);
    expect(withViewsAsValues(prepared)).toBe(prepared);
  });

  it('is the same for every query of an entity, so that none lacks what another one left out', () => {
    const seen = new Map<string, Set<string>>();
    for (const document of Object.values(operations)) {
      visit(document, {
        SelectionSet(node, _key, parent) {
          if (!node.selections.some((each) => each.kind === Kind.FIELD && each.name.value === 'version')) return;
          const on = parent && 'typeCondition' in parent ? (parent.typeCondition?.name.value ?? '') : 'no fragment';
          seen.set(on, (seen.get(on) ?? new Set()).add(print(node)));
        },
      });
    }
    expect([...seen.keys()].toSorted()).toEqual(['Appointment', 'Client', 'Patient']);
    for (const texts of seen.values()) expect(texts.size).toBe(1);
  });
});

describe('the cache', () => {
  it('hands out what was written, to readers of the whole document too', async () => {
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: { day } });
          observer.complete();
        }),
    );
    const client = new ApolloClient({ cache: createCache(), link });
    const { data } = await client.query({ query: operations.ScheduleDayDocument, variables });
    expect(data).toEqual({ day });
    expect(client.cache.readQuery({ query: operations.ScheduleDayDocument, variables })).toEqual({ day });
    const [first] = day.appointments;
    const changed = { ...first, client: null, patient: null };
    const id = client.cache.identify({ ...first });
    client.cache.writeFragment({
      ...(id !== undefined && { id }),
      fragment: operations.DayAppointmentFragmentDoc,
      fragmentName: 'DayAppointment',
      data: changed as NonNullable<typeof first>,
    });
    const read = client.cache.readQuery({
      query: client.cache.transformDocument(operations.ScheduleDayDocument),
      variables,
    });
    expect(read).toEqual({ day: { ...day, appointments: [changed, day.appointments[1]] } });
  });
});
