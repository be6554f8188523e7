import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { DigitailRecords } from './records.ts';
import {
  breedsOf,
  digitailIds,
  digitailServices,
  digitailStates,
  digitailTags,
  instantOfLocal,
  isAppointment,
  speciesOf,
} from './values.ts';

type Text = string | null | undefined;

interface AppointmentInput {
  readonly id?: string;
  readonly clinicId?: Text;
  readonly vetId?: Text;
  readonly date?: Text;
  readonly endDate?: Text;
  readonly patientId?: Text;
  readonly serviceId?: Text;
  readonly status?: Text;
  readonly observations?: Text;
}

interface PetParentInput {
  readonly id?: string;
  readonly clinicId?: Text;
  readonly name?: Text;
  readonly lastName?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly secondaryPhone?: Text;
  readonly address?: Text;
  readonly city?: Text;
  readonly observations?: Text;
  readonly tagIds?: readonly string[] | null;
  readonly termsAndConditions?: boolean;
}

interface PetInput {
  readonly id?: string;
  readonly clinicId?: Text;
  readonly vetId?: Text;
  readonly ownerId?: Text;
  readonly nickname?: Text;
  readonly birthday?: Text;
  readonly speciesId?: Text;
  readonly breedId?: Text;
  readonly gender?: PatientRecord['sex'] | null;
  readonly color?: Text;
  readonly chipNumber?: Text;
}

interface Input<Fields> {
  readonly input: Fields;
}

const { key } = digitailIds;

/** What Laravel says of an id that leads nowhere. */
function invalid(field: string): { readonly ok: false; readonly field: string; readonly message: string } {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { ok: false, field, message: `The selected ${words} is invalid.` };
}

/** The mutations of the product. */
export function digitailWrites(
  backstage: Backstage,
  records: DigitailRecords,
): Readonly<Record<string, (args: Input<never>) => Row>> {
  const { practice, now } = backstage;
  const payload = <Item>(name: string, write: () => Written<Item>, show: (row: Item) => Row): Row => {
    const outcome = written(backstage, write);
    if (outcome.ok) return { [name]: show(outcome.row), userErrors: [] };
    const field = outcome.field === 'base' ? null : ['input', outcome.field];
    return { [name]: null, userErrors: [{ field, message: outcome.message }] };
  };
  /** The first reference that was given and leads nowhere. */
  const wrongReference = (input: AppointmentInput): string | null => {
    const isWrong = (given: Text, found: object | null | undefined): boolean =>
      typeof given === 'string' && (found === null || found === undefined);
    if (isWrong(input.clinicId, rowOf(practice.places, key('place', input.clinicId)))) return 'clinicId';
    if (isWrong(input.vetId, rowOf(practice.providers, key('provider', input.vetId)))) return 'vetId';
    if (isWrong(input.patientId, rowOf(practice.patients, key('patient', input.patientId)))) return 'patientId';
    const service = digitailServices.find((type) => type.key === key('visitType', input.serviceId));
    return isWrong(input.serviceId, service) ? 'serviceId' : null;
  };
  const minutesBetween = (start: number, end: number): number => Math.round((end - start) / 60_000);
  const afterwards = { ok: false, field: 'endDate', message: 'The end date must be a date after date.' } as const;

  const book = (input: AppointmentInput): Written<AppointmentRecord> => {
    const wrong = wrongReference(input);
    if (wrong !== null) return invalid(wrong);
    const placeKey = key('place', input.clinicId) ?? 0;
    const start = instantOfLocal(input.date ?? null, placeKey);
    const end = instantOfLocal(input.endDate ?? null, placeKey);
    if (start !== null && end !== null && end <= start) return afterwards;
    return bookAppointment(
      practice,
      {
        start,
        minutes: start === null || end === null ? null : minutesBetween(start, end),
        placeKey,
        typeKey: key('visitType', input.serviceId),
        providerKey: key('provider', input.vetId),
        patientKey: key('patient', input.patientId),
        reason: input.observations,
        state: stateOfWord(digitailStates, input.status),
      },
      now(),
    );
  };
  const change = (input: AppointmentInput): Written<AppointmentRecord> => {
    const before = rowOf(practice.appointments, key('appointment', input.id));
    if (!before || !isAppointment(before)) return invalid('id');
    const wrong = wrongReference(input);
    if (wrong !== null) return invalid(wrong);
    const placeKey = key('place', input.clinicId) ?? before.placeKey;
    const start = instantOfLocal(input.date ?? null, placeKey) ?? before.start;
    const end = instantOfLocal(input.endDate ?? null, placeKey);
    if (end !== null && end <= start) return afterwards;
    const patient = rowOf(practice.patients, key('patient', input.patientId));
    return changeAppointment(
      practice,
      before.key,
      {
        placeKey,
        start,
        minutes: end === null ? before.minutes : minutesBetween(start, end),
        providerKey: input.vetId === undefined ? undefined : key('provider', input.vetId),
        typeKey: key('visitType', input.serviceId) ?? before.typeKey,
        ...(patient && { patientKey: patient.key, clientKey: patient.clientKey }),
        reason: input.observations,
        state: stateOfWord(digitailStates, input.status),
      },
      now(),
    );
  };

  const tagsOf = (ids: readonly string[] | null | undefined): readonly string[] | undefined =>
    ids?.flatMap((id) => digitailTags[Number(id) - 1] ?? []);
  const isTaken = (email: Text, self: number | null): boolean =>
    Boolean(email) &&
    practice.clients.some((person) => person.key !== self && !person.isDeleted && person.emails.includes(email ?? ''));
  const taken = { ok: false, field: 'email', message: 'The email has already been taken.' } as const;

  const register = (input: PetParentInput): Written<ClientRecord> => {
    const place = rowOf(practice.places, key('place', input.clinicId ?? digitailIds.of('place', 1)));
    if (!place) return invalid('clinicId');
    if (input.termsAndConditions !== true) {
      const message = 'The terms and conditions must be accepted.';
      return { ok: false, field: 'termsAndConditions', message };
    }
    if ((input.lastName ?? '').trim() === '')
      return { ok: false, field: 'lastName', message: 'The last name field is required.' };
    if (isTaken(input.email, null)) return taken;
    const phones = [input.phone, input.secondaryPhone];
    const { name: givenName, lastName: familyName, email } = input;
    const made = registerClient(practice, { givenName, familyName, emails: [email], phones }, now());
    if (!made.ok) return made;
    const more = { street: input.address ?? '', city: input.city ?? '', note: input.observations ?? null };
    return changeClient(
      practice,
      made.row.key,
      { ...more, placeKey: place.key, tags: tagsOf(input.tagIds) ?? [] },
      now(),
    );
  };
  const changePerson = (input: PetParentInput): Written<ClientRecord> => {
    const before = rowOf(practice.clients, key('client', input.id));
    if (!before || before.isDeleted) return invalid('id');
    if (isTaken(input.email, before.key)) return taken;
    const [first, second, ...rest] = before.phones.map(({ value }) => value);
    const next = (given: Text, old: string | undefined): string => (given === undefined ? (old ?? '') : (given ?? ''));
    const phones = [next(input.phone, first), next(input.secondaryPhone, second), ...rest].filter(
      (value) => value !== '',
    );
    const arePhonesGiven = input.phone !== undefined || input.secondaryPhone !== undefined;
    const labels = ['Mobile', 'Home', 'Work'] as const;
    return changeClient(
      practice,
      before.key,
      {
        givenName: input.name,
        familyName: input.lastName ?? undefined,
        emails:
          input.email === undefined ? undefined : [...(input.email ? [input.email] : []), ...before.emails.slice(1)],
        phones: arePhonesGiven
          ? phones.map((value, index) => ({ label: labels[index % 3] ?? 'Mobile', value }))
          : undefined,
        note: input.observations,
        tags: tagsOf(input.tagIds),
      },
      now(),
    );
  };

  const breedLabel = (id: Text): string | undefined => breedsOf(practice.patients).find((row) => row.id === id)?.label;
  const enter = (input: PetInput): Written<PatientRecord> => {
    const owner = rowOf(practice.clients, key('client', input.ownerId));
    if (!owner || owner.isDeleted) return invalid('ownerId');
    const wrong = wrongReference({ clinicId: input.clinicId, vetId: input.vetId });
    if (wrong !== null) return invalid(wrong);
    const species = speciesOf(practice.patients).find(({ id }) => id === input.speciesId)?.label;
    const breed = breedLabel(input.breedId);
    if (species === undefined) return invalid('speciesId');
    if (breed === undefined) return invalid('breedId');
    const made = addPatient(practice, { clientKey: owner.key, name: input.nickname, species, breed }, now());
    return made.ok ? changePatient(practice, made.row.key, detailsOf(input), now()) : made;
  };
  const detailsOf = (input: PetInput): Partial<Pick<PatientRecord, 'birthDate' | 'color' | 'microchip' | 'sex'>> => ({
    ...(input.birthday !== undefined && { birthDate: input.birthday }),
    ...(typeof input.color === 'string' && { color: input.color }),
    ...(input.chipNumber !== undefined && { microchip: input.chipNumber }),
    ...(input.gender && { sex: input.gender }),
  });
  const changePet = (input: PetInput): Written<PatientRecord> => {
    const details = { ...detailsOf(input), name: input.nickname ?? undefined, breed: breedLabel(input.breedId) };
    return changePatient(practice, key('patient', input.id), details, now());
  };

  const ofAppointment = (write: (input: AppointmentInput) => Written<AppointmentRecord>) => {
    return ({ input }: Input<AppointmentInput>): Row => payload('appointment', () => write(input), records.appointment);
  };
  const ofPetParent = (write: (input: PetParentInput) => Written<ClientRecord>) => {
    return ({ input }: Input<PetParentInput>): Row => payload('petParent', () => write(input), records.petParent);
  };
  const ofPet = (write: (input: PetInput) => Written<PatientRecord>) => {
    return ({ input }: Input<PetInput>): Row => payload('pet', () => write(input), records.pet);
  };
  return {
    createAppointment: ofAppointment(book),
    updateAppointment: ofAppointment(change),
    changeAppointmentStatus: ofAppointment(change),
    createPetParent: ofPetParent(register),
    updatePetParent: ofPetParent(changePerson),
    createPet: ofPet(enter),
    updatePet: ofPet(changePet),
  };
}
