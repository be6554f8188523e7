import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { timesOf } from '../tableDefinitions.ts';
import { type JmixEntity, entities } from './entities.ts';
import { failure, shaped } from './find.ts';
import { clinicZone, isStored, jmixIds, speciesOf, treatments, visitTypes } from './records.ts';

/** What changes data: there is one mutation to enter or to change a row, and one to delete it softly. */
export function jmixWrites(
  stage: Backstage,
  deletedPets: Set<number>,
  read: (entity: JmixEntity, id: string) => Row | null,
): object {
  const { practice, now } = stage;
  const idOf = (input: unknown): string | null =>
    isRow(input) && typeof input['id'] === 'string' ? input['id'] : null;
  function row<One>(field: string, write: () => Written<One>): One {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw failure(field, outcome.message);
  }
  /** What bean validation finds: required properties that a row would be without. */
  function validate({ name, required }: JmixEntity, input: Row, isNew: boolean): void {
    const empty = required.filter((property) =>
      isNew ? (input[property] ?? null) === null : input[property] === null,
    );
    if (empty.length === 0) return;
    const constraintViolations = empty.map((path) => ({
      path,
      message: 'must not be null',
      messageTemplate: '{javax.validation.constraints.NotNull.message}',
      invalidValue: null,
    }));
    throw failure(`upsert_${name}`, 'Entity validation failed', { constraintViolations });
  }
  function refuseComputed({ name, computed }: JmixEntity, input: Row): void {
    const given = computed.filter((property) => input[property] !== undefined);
    if (given.length === 0) return;
    throw failure(`upsert_${name}`, `Modifying read-only attributes is forbidden [${given.join(', ')}]`);
  }
  /** The key behind a reference: undefined stays, null empties, and one that leads nowhere is refused. */
  function reference(
    field: string,
    kind: 'client' | 'patient' | 'provider',
    input: unknown,
  ): number | null | undefined {
    if (input === undefined || input === null) return input;
    const key = jmixIds.key(kind, idOf(input));
    const rows = { client: practice.clients, patient: practice.patients, provider: practice.providers }[kind];
    if (!rowOf<{ readonly key: number }>(rows, key)) throw failure(field, `Can't save entity to database`);
    return key;
  }
  function owner(field: string, input: Row): string {
    const before = rowOf(practice.clients, jmixIds.key('client', idOf(input)));
    const contact = contactChange(before, givenText(input, 'telephone'), givenText(input, 'email'));
    const familyName = givenText(input, 'lastName');
    const details = {
      givenName: givenText(input, 'firstName') ?? undefined,
      familyName: familyName === null ? '' : familyName,
      street: givenText(input, 'address') ?? undefined,
      city: givenText(input, 'city') ?? undefined,
      ...contact,
    };
    const { givenName } = details;
    const key = before?.key ?? row(field, () => registerClient(practice, { givenName, familyName }, now())).key;
    row(field, () => changeClient(practice, key, details, now()));
    if (Array.isArray(input['pets'])) setPets(field, key, input['pets'].filter(isRow));
    return jmixIds.of('client', key);
  }
  // The animals of an owner are part of it: those that are not given are deleted.
  function setPets(field: string, clientKey: number, pets: readonly Row[]): void {
    const kept = new Set(pets.map((each) => pet(field, { ...each, owner: { id: jmixIds.of('client', clientKey) } })));
    for (const { key, clientKey: of } of practice.patients)
      if (of === clientKey && !kept.has(jmixIds.of('patient', key))) deletedPets.add(key);
  }
  function pet(field: string, input: Row): string {
    const before = rowOf(practice.patients, jmixIds.key('patient', idOf(input)));
    const clientKey = reference(field, 'client', input['owner']);
    const type = input['type'];
    const birthDate = givenText(input, 'birthdate');
    shaped(birthDate, 'LocalDate');
    const details = {
      clientKey,
      name: givenText(input, 'name') ?? undefined,
      species: type === undefined ? undefined : (speciesOf(idOf(type) ?? '') ?? 'Unknown'),
      birthDate,
      microchip: givenText(input, 'identificationNumber'),
    };
    if (before) return jmixIds.of('patient', row(field, () => changePatient(practice, before.key, details, now())).key);
    const added = row(field, () => addPatient(practice, { ...details, clientKey: clientKey ?? null }, now()));
    const more = { birthDate, microchip: details.microchip };
    return jmixIds.of('patient', row(field, () => changePatient(practice, added.key, more, now())).key);
  }
  const instant = (input: Row, name: string): number | undefined => {
    const text = shaped(givenText(input, name), 'LocalDateTime');
    return typeof text === 'string' ? instantOfWall(text, clinicZone) : undefined;
  };
  function visit(field: string, input: Row): string {
    const before = practice.appointments.find(({ key }) => key === jmixIds.key('appointment', idOf(input))) ?? null;
    const [start, end] = [instant(input, 'visitStart'), instant(input, 'visitEnd')];
    const patientKey = reference(field, 'patient', input['pet']);
    const word = givenText(input, 'treatmentStatus');
    const states = Object.keys(treatments) as VisitState[]; // Sound: the record has exactly these keys.
    // The same word again leaves what the practice knows more exactly.
    const isSame = before !== null && treatments[before.state] === word;
    const changes = {
      patientKey: patientKey ?? undefined,
      clientKey: patientKey ? rowOf(practice.patients, patientKey)?.clientKey : undefined,
      providerKey: reference(field, 'provider', input['assignedNurse']),
      reason: givenText(input, 'description'),
      typeKey: [1, 2, 3, 5, 6].find((key) => visitTypes[key] === input['type']),
      state:
        word === undefined || word === null || isSame ? undefined : states.find((each) => treatments[each] === word),
    };
    if (before) {
      const times = start === undefined && end === undefined ? {} : timesOf(before, start, end);
      row(field, () => changeAppointment(practice, before.key, { ...changes, ...times }, now()));
      return jmixIds.of('appointment', before.key);
    }
    const { typeKey = 1, ...rest } = changes;
    // A visit may be entered before anyone knows when it will be.
    const times = timesOf(null, start ?? now(), end ?? (start ?? now()) + 30 * 60_000);
    const details = { ...rest, ...times, typeKey, placeKey: 1, patientKey: patientKey ?? null };
    return jmixIds.of('appointment', row(field, () => bookAppointment(practice, details, now())).key);
  }
  const saves: Readonly<Record<string, (field: string, input: Row) => string>> = {
    petclinic_Owner: owner,
    petclinic_Pet: pet,
    petclinic_Visit: visit,
  };
  const removes: Readonly<Record<string, (field: string, id: string) => void>> = {
    petclinic_Owner(field, id) {
      const key = jmixIds.key('client', id);
      if (!rowOf(practice.clients, key)) return;
      row(field, () => changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
      for (const each of practice.patients) if (each.clientKey === key) deletedPets.add(each.key);
    },
    petclinic_Pet(field, id) {
      const found = rowOf(practice.patients, jmixIds.key('patient', id));
      if (found) deletedPets.add(row(field, () => changePatient(practice, found.key, {}, now())).key);
    },
    petclinic_Visit(field, id) {
      const found = practice.appointments.find((each) => isStored(each) && jmixIds.of('appointment', each.key) === id);
      if (found) row(field, () => changeAppointment(practice, found.key, { isDeleted: true }, now()));
    },
  };
  const roots: Record<string, unknown> = {};
  for (const entity of entities) {
    const { name, argument } = entity;
    roots[`upsert_${name}`] = (args: Row): Row | null => {
      const input = isRow(args[argument]) ? args[argument] : {};
      const field = `upsert_${name}`;
      const save = saves[name];
      if (!save) throw failure(field, "Can't save entity to database. Access denied");
      refuseComputed(entity, input);
      validate(entity, input, read(entity, idOf(input) ?? '') === null);
      return read(entity, save(field, input));
    };
    roots[`delete_${name}`] = ({ id }: { readonly id: string }): null => {
      const remove = removes[name];
      if (!remove) throw failure(`delete_${name}`, `Deletion of the ${name} is forbidden`);
      remove(`delete_${name}`, id);
      return null;
    };
  }
  return roots;
}
