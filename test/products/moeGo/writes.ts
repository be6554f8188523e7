import type { Backstage } from '../../dialects/dialect.ts';
import { instantOf } from '../../dialects/clock.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, bookAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import type { BookedPet, BookedService, MoeGoMemory, MoeGoRecords } from './records.ts';
import { moeGoIds, rowsIn, speciesOfType, textIn } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

type Problem = Extract<Written<unknown>, { readonly ok: false }>;

const { key, of } = moeGoIds;
const blockType = 7;
const problem = (field: string, message: string): Problem => ({ ok: false, field, message });
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

// What the shared book calls its fields, in words of the inputs.
const fieldNames: Readonly<Record<string, string>> = {
  location: 'businessId',
  patient: 'petServices',
  type: 'petServices',
  start: 'duration',
  client: 'customerId',
};

/** The mutations; all of them make something new, as the API changes and cancels nothing. */
export function moeGoWrites(backstage: Backstage, records: MoeGoRecords, memory: MoeGoMemory): object {
  const { practice, now } = backstage;

  function payload<Made>(name: string, write: () => Written<Made>, show: (row: Made) => unknown): Row {
    const outcome = written(backstage, write);
    if (outcome.ok) return { [name]: show(outcome.row), userErrors: [] };
    const code = outcome.message.startsWith('No such') ? 'NOT_FOUND' : 'INVALID_ARGUMENT';
    const field = fieldNames[outcome.field] ?? outcome.field;
    return { [name]: null, userErrors: [{ code, field: ['input', field], message: outcome.message }] };
  }
  const customerIn = (id: unknown) => {
    const client = rowOf(practice.clients, key('client', textIn(id)));
    return client?.isDeleted === false ? client : null;
  };

  /** The services of a booking with their times, one after the other where none are given. */
  const servicesIn = (input: Row, from: number | null): readonly BookedService[] | Problem => {
    const services: BookedService[] = [];
    let next = from;
    for (const { id, duration, staffIds } of rowsIn(input['services'])) {
      const type = rowOf(practice.visitTypes, key('visitType', textIn(id)));
      if (!type || type.isBlock) return problem('petServices', 'No such service');
      const { startTime, endTime } = isRow(duration) ? duration : {};
      const start = typeof startTime === 'string' ? instantOf(startTime) : next;
      if (start === null) return problem('duration', 'The first service needs a start');
      const end = typeof endTime === 'string' ? instantOf(endTime) : start + type.minutes * 60_000;
      if (end <= start) return problem('duration', 'The end has to be after the start');
      const staffId = textsIn(staffIds)[0];
      const providerKey = key('provider', staffId);
      if (staffId !== undefined && !rowOf(practice.providers, providerKey)?.isActive)
        return problem('petServices', 'No such staff');
      services.push({ typeKey: type.key, start, minutes: (end - start) / 60_000, providerKey });
      next = end;
    }
    return services;
  };

  const petsIn = (input: Row, clientKey: number): readonly BookedPet[] | Problem => {
    const pets: BookedPet[] = [];
    for (const part of rowsIn(input['petServices'])) {
      const pet = rowOf(practice.patients, key('patient', textIn(part['petId'])));
      if (pet?.clientKey !== clientKey) return problem('petServices', 'No such pet of this customer');
      const services = servicesIn(part, pets[0]?.services[0]?.start ?? null);
      if ('ok' in services) return services;
      if (services.length === 0) return problem('petServices', 'A service is needed');
      pets.push({ patientKey: pet.key, services });
    }
    return pets;
  };

  const book = (input: Row) => {
    const client = customerIn(input['customerId']);
    if (!client) return problem('client', 'No such customer');
    const pets = petsIn(input, client.key);
    if ('ok' in pets) return pets;
    const all = pets.flatMap(({ services }) => services);
    const [first] = all;
    if (!first) return problem('petServices', 'A pet with a service is needed');
    const start = Math.min(...all.map((service) => service.start));
    const end = Math.max(...all.map((service) => service.start + service.minutes * 60_000));
    const outcome = bookAppointment(
      practice,
      {
        start,
        minutes: (end - start) / 60_000,
        placeKey: key('place', textIn(input['businessId'])),
        typeKey: first.typeKey,
        providerKey: first.providerKey,
        patientKey: pets[0]?.patientKey,
        clientKey: client.key,
      },
      now(),
    );
    if (outcome.ok && all.length > 1) memory.booked.set(outcome.row.key, pets);
    return outcome;
  };

  const register = (input: Row) => {
    const placeKey = key('place', textIn(input['preferredBusinessId']));
    if (input['companyId'] !== of('organization', practice.organization.key))
      return problem('companyId', 'No such company');
    if (!rowOf(practice.places, placeKey)) return problem('preferredBusinessId', 'No such business');
    if ((textIn(input['phone']) ?? '').trim() === '') return problem('phone', 'A phone number is needed');
    const made = registerClient(
      practice,
      {
        givenName: textIn(input['firstName']),
        familyName: textIn(input['lastName']),
        emails: [textIn(input['email'])],
        phones: [textIn(input['phone'])],
      },
      now(),
    );
    if (!made.ok) return made;
    const address = isRow(input['address']) ? input['address'] : {};
    const notes = textsIn(input['notes']);
    const change = {
      placeKey: placeKey ?? undefined,
      street: textIn(address['address1']) ?? undefined,
      city: textIn(address['city']) ?? undefined,
      tags: textsIn(input['tags']),
      note: notes.length === 0 ? undefined : notes.join('\n'),
    };
    return changeClient(practice, made.row.key, change, now());
  };

  const enterPet = (input: Row) => {
    const pet = isRow(input['pet']) ? input['pet'] : {};
    const made = addPatient(
      practice,
      {
        clientKey: customerIn(input['customerId'])?.key ?? null,
        name: textIn(pet['name']),
        species: speciesOfType(pet['type']),
        breed: textIn(pet['breed']) || null,
      },
      now(),
    );
    if (!made.ok) return made;
    const { gender } = pet;
    const change = {
      birthDate: textIn(pet['birthday']) ?? undefined,
      sex: gender === 'MALE' || gender === 'FEMALE' ? gender : undefined,
    } as const;
    return changePatient(practice, made.row.key, change, now());
  };

  return {
    createCustomer: ({ input }: InputArgs) => payload('customer', () => register(input), records.customer),
    appendCustomerNotes: ({ input }: InputArgs) =>
      payload(
        'notes',
        () => {
          const client = customerIn(input['customerId']);
          if (!client) return problem('customerId', 'No such customer');
          const note = [...(client.note === null ? [] : [client.note]), ...textsIn(input['notes'])].join('\n');
          return changeClient(practice, client.key, { note }, now());
        },
        records.notesOf,
      ),
    appendCustomerTags: ({ input }: InputArgs) =>
      payload(
        'tags',
        () => {
          const client = customerIn(input['customerId']);
          if (!client) return problem('customerId', 'No such customer');
          const tags = [...new Set([...client.tags, ...textsIn(input['tags'])])];
          return changeClient(practice, client.key, { tags }, now());
        },
        ({ tags }) => tags.map(records.tag),
      ),
    createPet: ({ input }: InputArgs) => payload('pet', () => enterPet(input), records.pet),
    appendPetNotes: ({ input }: InputArgs) =>
      payload(
        'notes',
        () => {
          const pet = rowOf(practice.patients, key('patient', textIn(input['petId'])));
          if (!pet || pet.clientKey !== key('client', textIn(input['customerId'])))
            return problem('petId', 'No such pet of this customer');
          memory.petNotes.set(pet.key, [...(memory.petNotes.get(pet.key) ?? []), ...textsIn(input['notes'])]);
          return { ok: true, row: pet };
        },
        (pet) => records.petNotes(pet.key),
      ),
    createAppointment: ({ input }: InputArgs) => payload('appointment', () => book(input), records.appointment),
    createBlock: ({ input }: InputArgs) =>
      payload(
        'block',
        () => {
          const { startTime, endTime } = isRow(input['duration']) ? input['duration'] : {};
          if (typeof startTime !== 'string' || typeof endTime !== 'string')
            return problem('duration', 'A start and an end are needed');
          const start = instantOf(startTime);
          const providerKey = key('provider', textIn(input['staffId']));
          if (!rowOf(practice.providers, providerKey)) return problem('staffId', 'No such staff');
          const minutes = (instantOf(endTime) - start) / 60_000;
          const placeKey = key('place', textIn(input['businessId']));
          const reason = textIn(input['description']);
          return bookAppointment(
            practice,
            { start, minutes, placeKey, typeKey: blockType, providerKey, reason },
            now(),
          );
        },
        records.block,
      ),
  };
}
