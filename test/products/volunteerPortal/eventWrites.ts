import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { EventDetails, VolunteerMemory } from './memory.ts';
import type { VolunteerRecords } from './records.ts';
import { currentKey, instantIn, invalid, isEvent, missing, volunteerIds } from './values.ts';

interface Reference {
  readonly id: string;
}

interface EventInput {
  readonly id?: string | null;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly capacity: number;
  readonly office: Reference;
  readonly eventType: Reference;
  readonly organization: Reference;
  readonly tags: readonly Reference[];
}

/** The mutations for events, and for who comes to them. */
export function volunteerEventWrites(
  backstage: Backstage,
  records: VolunteerRecords,
  memory: VolunteerMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const stored = (id: string | null | undefined): AppointmentRecord => {
    const row = rowOf(practice.appointments, volunteerIds.key('appointment', id));
    if (row && isEvent({ ...row, isDeleted: false })) return row;
    throw missing('Event', id);
  };

  const detailsIn = (input: EventInput): EventDetails => {
    for (const { id } of input.tags) if (!memory.tags.has(id)) throw missing('Tag', id);
    const faults = [
      ...(memory.organizations.has(input.organization.id) ? [] : ["Organization can't be blank"]),
      ...(input.title.trim() === '' ? ["Title can't be blank"] : []),
      ...(memory.eventTypes.has(input.eventType.id) ? [] : ["Type can't be blank"]),
      ...(input.location.trim() === '' ? ["Location can't be blank"] : []),
      ...(memory.offices.has(input.office.id) ? [] : ["Office can't be blank"]),
      ...(instantIn(input.startsAt) > instantIn(input.endsAt) ? ['Ends at should not end before it starts'] : []),
    ];
    if (faults.length > 0) throw invalid(faults.join(', '));
    return {
      description: input.description,
      location: input.location,
      capacity: input.capacity,
      officeId: input.office.id,
      eventTypeId: input.eventType.id,
      organizationId: input.organization.id,
      tagIds: input.tags.map(({ id }) => id),
    };
  };
  /** What the practice keeps of an event; offices and types that were added are not among its own. */
  const fieldsIn = (input: EventInput) => {
    const start = instantIn(input.startsAt);
    const placeKey = rowOf(practice.places, volunteerIds.key('place', input.office.id))?.key;
    const typeKey = rowOf(practice.visitTypes, volunteerIds.key('visitType', input.eventType.id))?.key;
    return { start, minutes: Math.round((instantIn(input.endsAt) - start) / 60_000), placeKey, typeKey };
  };
  const save = (key: number, input: EventInput, details: EventDetails, clientKey?: null): Row => {
    const change = { ...fieldsIn(input), reason: input.title, ...(clientKey === null && { clientKey }) };
    const row = done(() => changeAppointment(practice, key, change, now()));
    memory.details.set(key, details);
    return records.event(row);
  };

  return {
    createEvent({ input }: { readonly input: EventInput }): Row {
      const details = detailsIn(input);
      const { placeKey = 1, typeKey = 1, ...times } = fieldsIn(input);
      // Nobody comes before someone signs up.
      const { key } = done(() => {
        return bookAppointment(practice, { ...times, placeKey, typeKey, clientKey: currentKey }, now());
      });
      return save(key, input, details, null);
    },
    updateEvent({ input }: { readonly input: EventInput }): Row {
      const { key, clientKey } = stored(input.id);
      const details = detailsIn(input);
      const count = (clientKey === null ? 0 : 1) + (memory.others.get(key) ?? []).length;
      if (count > input.capacity) throw invalid("Users total can't be above capacity");
      return save(key, input, details);
    },
    deleteEvent({ id }: Reference): Row {
      const { key } = stored(id);
      return records.event(done(() => changeAppointment(practice, key, { isDeleted: true }, now())));
    },
    createSignup({ eventId }: { readonly eventId: string }): Row | null {
      const row = stored(eventId);
      const users = records.usersOfEvent(row);
      const last = users.at(-1);
      // Twice is nothing new, and no error.
      if (users.some(({ key }) => key === currentKey)) return last ? records.signup(row, last) : null;
      if (users.length >= records.detailsOf(row).capacity) throw invalid("Users total can't be above capacity");
      const change = row.clientKey === null ? { clientKey: currentKey } : {};
      const after = done(() => changeAppointment(practice, row.key, change, now()));
      if (row.clientKey !== null) memory.others.set(row.key, [...(memory.others.get(row.key) ?? []), currentKey]);
      const added = records.usersOfEvent(after).at(-1);
      return added ? records.signup(after, added) : null;
    },
    destroySignup({ eventId, userId }: { readonly eventId: string; readonly userId: string }): Row {
      const row = rowOf(practice.appointments, volunteerIds.key('appointment', eventId));
      const key = volunteerIds.key('client', userId);
      const client = row ? records.usersOfEvent(row).find((user) => user.key === key) : undefined;
      if (!row || !client) throw new GraphQLError("Couldn't find Signup");
      const signup = records.signup(row, client);
      const left = (memory.others.get(row.key) ?? []).filter((other) => other !== key);
      const [next = null, ...others] = left;
      const isFirst = row.clientKey === key;
      done(() => changeAppointment(practice, row.key, isFirst ? { clientKey: next, patientKey: null } : {}, now()));
      memory.others.set(row.key, isFirst ? others : left);
      return signup;
    },
  };
}
