import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { EzyVetRecords } from './records.ts';
import { detailTypes, ezyVetIds, statusIds, wordOf } from './values.ts';

interface DetailInput {
  readonly contact_detail_type_id: string;
  readonly value: string;
}

interface ContactInput {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly business_name?: string | null;
  readonly is_business?: boolean | null;
  readonly ownership_id?: string | null;
  readonly active?: boolean | null;
  readonly contact_details?: readonly DetailInput[] | null;
}

interface AnimalInput {
  readonly name?: string | null;
  readonly contact_id?: string | null;
  readonly species_id?: string | null;
  readonly breed_id?: string | null;
  readonly sex_id?: string | null;
  readonly microchip_number?: string | null;
  readonly date_of_birth?: number | null;
  readonly active?: boolean | null;
}

interface AppointmentInput {
  readonly start_at: number;
  readonly duration?: number | null;
  readonly type_id: string;
  readonly status_id?: string | null;
  readonly resources: readonly string[];
  readonly animal_id?: string | null;
  readonly contact_id?: string | null;
  readonly description?: string | null;
}

interface UpdateInput {
  readonly status_id?: string | null;
  readonly cancel?: boolean | null;
  readonly cancellation_reason_text?: string | null;
}

interface Memory {
  readonly persons: Set<number>;
  readonly booked: Set<number>;
  readonly before: Map<number, string>;
}

const { key } = ezyVetIds;
const states: readonly VisitState[] = ['planned', 'confirmed', 'arrived', 'inProgress', 'ready', 'completed', 'noShow'];
const labels: readonly ('Mobile' | 'Home' | 'Work')[] = ['Mobile', 'Home', 'Work'];
const sexes = { '1': 'MALE', '2': 'FEMALE', '3': 'UNKNOWN' } as const;

/** A text that is given and says something; undefined stays undefined. */
function textIn(value: string | null | undefined): string | null | undefined {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/** What is given; undefined for null too, where a field can't be emptied. */
function kept<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined;
}

function stateOf(id: string | null | undefined): VisitState | null {
  return states.find((state) => statusIds[state] === id) ?? null;
}

function sexOf(id: string | null | undefined): 'MALE' | 'FEMALE' | 'UNKNOWN' | undefined {
  return id === '1' || id === '2' || id === '3' ? sexes[id] : undefined;
}

/** The phones and emails of a contact, with some more. */
function detailed(
  { phones, emails }: Pick<ClientRecord, 'phones' | 'emails'>,
  more: readonly DetailInput[],
): Pick<ClientRecord, 'phones' | 'emails'> {
  const typed = more.map((detail) => ({ ...detail, type: wordOf(detailTypes, detail.contact_detail_type_id) }));
  const added = typed.flatMap(({ type, value }) => {
    const label = labels.find((name) => name === type);
    return label ? [{ label, value }] : [];
  });
  return {
    phones: [...phones, ...added],
    emails: [...emails, ...typed.filter(({ type }) => type === 'Email').map(({ value }) => value)],
  };
}

/** The mutations: what is refused comes as messages beside nothing. */
export function ezyVetWrites(backstage: Backstage, records: EzyVetRecords, memory: Memory): object {
  const { practice, now } = backstage;
  const { persons, booked, before } = memory;
  const payload = <Record>(field: string, write: () => Written<Record>, show: (row: Record) => Row | null): Row => {
    const outcome = written(backstage, write);
    if (outcome.ok) return { messages: [], [field]: show(outcome.row) };
    return { messages: [{ level: 'error', type: outcome.field, text: outcome.message }], [field]: null };
  };
  const refused = (field: string, message: string): Written<never> => ({ ok: false, field, message });
  const checked = <Record>(
    details: readonly DetailInput[] | null | undefined,
    write: () => Written<Record>,
  ): Written<Record> =>
    (details ?? []).every(({ contact_detail_type_id: id }) => wordOf(detailTypes, id) !== null)
      ? write()
      : refused('contact_detail_type_id', 'contact_detail_type_id is not valid');

  /** The division of a booking: that of a room, else of the person, else the first one that she works in. */
  const placeOf = (resources: readonly string[]): number | null => {
    const rooms = practice.places.filter((place) => resources.includes(records.facilityId(place.key)));
    const people = practice.providers.filter((row) => resources.includes(ezyVetIds.of('provider', row.key)));
    return rooms[0]?.key ?? people[0]?.placeKeys[0] ?? null;
  };
  const book = (input: AppointmentInput, opensConsult: boolean): Row =>
    payload(
      'appointment',
      () => {
        const placeKey = placeOf(input.resources);
        if (placeKey === null) return refused('resources', 'resources is not valid');
        const state = input.status_id ? stateOf(input.status_id) : 'planned';
        if (state === null) return refused('status_id', 'status_id is not valid');
        const outcome = bookAppointment(
          practice,
          {
            start: input.start_at * 1000,
            minutes: input.duration,
            placeKey,
            typeKey: key('visitType', input.type_id),
            providerKey: input.resources.map((id) => key('provider', id)).find((id) => isStaff(id)) ?? null,
            patientKey: key('patient', input.animal_id),
            clientKey: key('client', input.contact_id),
            reason: textIn(input.description),
            state,
          },
          now(),
        );
        if (outcome.ok && opensConsult) booked.add(outcome.row.key);
        return outcome;
      },
      records.appointment,
    );
  function isStaff(staffKey: number | null): boolean {
    return rowOf(practice.providers, staffKey) !== null;
  }

  return {
    create_contact: ({ input }: { readonly input: ContactInput }) =>
      payload(
        'contact',
        () =>
          checked(input.contact_details, () => {
            const business = textIn(input.business_name);
            const isBusiness = typeof business === 'string';
            const entered = registerClient(
              practice,
              isBusiness
                ? { familyName: business }
                : { givenName: textIn(input.first_name), familyName: textIn(input.last_name) },
              now(),
            );
            if (!entered.ok) return entered;
            if (!isBusiness) persons.add(entered.row.key);
            const change = {
              ...detailed(entered.row, input.contact_details ?? []),
              placeKey: kept(key('place', input.ownership_id)),
              isActive: kept(input.active),
            };
            return changeClient(practice, entered.row.key, change, now());
          }),
        records.contact,
      ),
    update_contact({ id, input }: { readonly id: string; readonly input: ContactInput }) {
      const change = {
        givenName: textIn(input.first_name),
        familyName: kept(textIn(input.business_name) ?? textIn(input.last_name)),
        placeKey: kept(key('place', input.ownership_id)),
        isActive: kept(input.active),
      };
      return payload('contact', () => changeClient(practice, key('client', id), change, now()), records.contact);
    },
    create_contact_detail: ({ input }: { readonly input: DetailInput & { readonly contact_id: string } }) =>
      payload(
        'contact_detail',
        () =>
          checked([input], () => {
            const client = rowOf(practice.clients, key('client', input.contact_id));
            if (!client) return refused('contact_id', 'contact_id is not valid');
            return changeClient(practice, client.key, detailed(client, [input]), now());
          }),
        (row) => records.details(row).findLast((detail) => detail['value'] === input.value) ?? null,
      ),
    create_animal: ({ input }: { readonly input: AnimalInput }) =>
      payload(
        'animal',
        () => {
          const entered = addPatient(
            practice,
            {
              clientKey: key('client', input.contact_id),
              name: input.name,
              species: records.speciesName(input.species_id),
              breed: records.breedName(input.breed_id),
            },
            now(),
          );
          if (!entered.ok) return entered;
          const { date_of_birth: birth, microchip_number: microchip } = input;
          const change = {
            sex: sexOf(input.sex_id),
            microchip: textIn(microchip),
            birthDate: typeof birth === 'number' ? new Date(birth * 1000).toISOString().slice(0, 10) : undefined,
          };
          return changePatient(practice, entered.row.key, change, now());
        },
        records.animal,
      ),
    update_animal({ id, input }: { readonly id: string; readonly input: AnimalInput }) {
      const change = {
        name: kept(input.name),
        species: kept(records.speciesName(input.species_id)),
        breed: input.breed_id === undefined ? undefined : records.breedName(input.breed_id),
        sex: sexOf(input.sex_id),
        microchip: textIn(input.microchip_number),
        clientKey: kept(key('client', input.contact_id)),
        isActive: kept(input.active),
      };
      return payload('animal', () => changePatient(practice, key('patient', id), change, now()), records.animal);
    },
    create_booking: ({ input }: { readonly input: AppointmentInput }) => book(input, true),
    create_appointment: ({ input }: { readonly input: AppointmentInput }) => book(input, false),
    update_appointment: ({ id, input }: { readonly id: string; readonly input: UpdateInput }) =>
      payload(
        'appointment',
        () => {
          const state = input.status_id ? stateOf(input.status_id) : undefined;
          if (state === null) return refused('status_id', 'status_id is not valid');
          const reason = input.cancellation_reason_text;
          const row = rowOf(practice.appointments, key('appointment', id));
          // What is cancelled keeps the status that it had, or that is given with it.
          if (row && input.cancel === true && row.state !== 'cancelled')
            before.set(row.key, input.status_id ?? statusIds[row.state]);
          const change =
            input.cancel === true ? { state: 'cancelled' as const, cancelReason: reason ?? null } : { state };
          return changeAppointment(practice, key('appointment', id), change, now());
        },
        records.appointment,
      ),
  };
}
