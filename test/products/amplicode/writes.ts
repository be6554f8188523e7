import type { Backstage } from '../../dialects/dialect.ts';
import { type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { internalError, unreadable, violation } from './failures.ts';
import { type AmplicodeRecords, type Beside, amplicodeIds, isVisit, localInstant, onlyPlace } from './records.ts';
import type { Table } from './tables.ts';

interface Input {
  readonly input?: Row | null;
}
interface Id {
  readonly id?: string | null;
}

/**
 * The mutations. One saves each kind of row: it enters a row without an id, and of one with an id it saves all columns,
 * so that what isn't given is emptied.
 */
export function amplicodeWrites(
  stage: Backstage,
  { tables, extras, endless }: Beside,
  records: AmplicodeRecords,
): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw violation(outcome.field === 'base' ? '' : outcome.field, outcome.message);
  }
  /** The key of a row that is referred to; null where nothing is. */
  function referred(kind: Kind, list: readonly { readonly key: number }[], value: unknown): number | null {
    if (!isRow(value)) return null;
    const id = givenText(value, 'id');
    if (!id) return null;
    const key = amplicodeIds.key(kind, id);
    if (key === null || !rowOf(list, key)) throw internalError();
    return key;
  }
  const clients = () => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const text = (input: Row, field: string): string | null => givenText(input, field) ?? null;
  function saveOwner({ input }: Input): Row {
    const given = input ?? {};
    const known = referred('client', clients(), given);
    const [familyName, email, telephone] = [text(given, 'lastName'), text(given, 'email'), text(given, 'telephone')];
    const names = { givenName: text(given, 'firstName'), familyName: familyName ?? '' };
    const key = known ?? done(() => registerClient(practice, names, now())).key;
    const before = rowOf(practice.clients, key);
    const change = {
      ...names,
      // Only the first of each is a column here.
      emails: email === null ? [] : [email, ...(before?.emails.slice(1) ?? [])],
      phones:
        telephone === null ? [] : [{ label: 'Mobile' as const, value: telephone }, ...(before?.phones.slice(1) ?? [])],
      street: text(given, 'address') ?? '',
      city: text(given, 'city') ?? '',
    };
    return records.owner(done(() => changeClient(practice, key, change, now())));
  }
  function savePet({ input }: Input): Row {
    const given = input ?? {};
    const number = text(given, 'identificationNumber');
    const birthDate = text(given, 'birthDate');
    if (number !== null && !/^[\dA-Za-z-]*$/.test(number))
      throw violation('identificationNumber', 'must match "^[0-9A-Za-z-]*$"');
    if (birthDate !== null && !/^\d{4}-\d\d-\d\d$/.test(birthDate)) throw unreadable(birthDate, 'Date');
    const type = isRow(given['type']) ? tables.types.find(given['type']['id']) : null;
    const clientKey = referred('client', clients(), given['owner']);
    const known = referred('patient', practice.patients, given);
    const before = rowOf(practice.patients, known);
    // A pet may have no owner, which is set after the pet was created.
    const entered = { clientKey: clientKey ?? clients()[0]?.key ?? null, name: number ?? 'Unnamed' };
    const key = before?.key ?? done(() => addPatient(practice, entered, now())).key;
    const species = type === null ? 'Unknown' : String(type['name']);
    const change = { clientKey, birthDate, microchip: number, species };
    const saved = done(() => changePatient(practice, key, change, now()));
    const idsIn = (field: string, idField: string, table: Table): string[] => {
      const list = given[field];
      return (Array.isArray(list) ? list.filter(isRow) : []).map((each) => String(table.find(each[idField])[idField]));
    };
    const own = given['description'];
    extras.set(key, {
      number,
      description: isRow(own)
        ? { identifier: text(own, 'identifier') ?? String(key), description: text(own, 'description') }
        : null,
      diseaseIds: idsIn('diseases', 'petDiseaseIdentifier', tables.diseases),
      tagIds: idsIn('tags', 'id', tables.tags),
    });
    return records.pet(saved);
  }
  function saveVisit({ input }: Input): Row {
    const given = input ?? {};
    const known = referred('appointment', practice.appointments.filter(isVisit), given);
    const patientKey = referred('patient', practice.patients, given['pet']);
    if (patientKey === null) throw violation('pet', 'must not be null');
    const [from, to] = [text(given, 'visitStart'), text(given, 'visitEnd')];
    if (from === null) throw violation('visitStart', 'must not be null');
    const start = localInstant(from);
    const minutes = to === null ? 30 : Math.round((localInstant(to) - start) / 60_000);
    const clientKey = rowOf(practice.patients, patientKey)?.clientKey ?? null;
    const change = { start, minutes, patientKey, clientKey, reason: text(given, 'description') };
    const saved = done(() =>
      known === null
        ? bookAppointment(practice, { ...change, placeKey: onlyPlace, typeKey: 1 }, now())
        : changeAppointment(practice, known, change, now()),
    );
    if (to === null) endless.add(saved.key);
    else endless.delete(saved.key);
    return records.visit(saved);
  }
  /** What others still lead to can't go. */
  function free(isUsed: boolean): void {
    if (isUsed) throw internalError();
  }
  function guarded<Any>(write: () => Any): Any {
    return done(() => ({ ok: true, row: write() }));
  }
  const saver =
    (table: Table) =>
    ({ input }: Input): Row =>
      guarded(() => table.save(input));
  const remover =
    (table: Table, idField = 'id') =>
    (args: Row): null => {
      guarded(() => {
        table.remove(args[idField]);
      });
      return null;
    };
  return {
    updateOwner: saveOwner,
    updatePet: savePet,
    updateVisit: saveVisit,
    deleteOwner({ id }: Id): null {
      const key = referred('client', clients(), { id });
      free(practice.patients.some(({ clientKey }) => clientKey === key));
      done(() => changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
      return null;
    },
    deletePet({ id }: Id): null {
      const key = referred('patient', practice.patients, { id });
      free(practice.appointments.some((row) => row.patientKey === key && isVisit(row)));
      const index = practice.patients.findIndex((row) => row.key === key);
      guarded(() => practice.patients.splice(index, 1));
      return null;
    },
    deleteVisit({ id }: Id): null {
      const key = referred('appointment', practice.appointments.filter(isVisit), { id });
      if (key === null) throw internalError();
      done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      return null;
    },
    updatePetDescription({ input }: Input): Row {
      const identifier = givenText(input ?? {}, 'identifier') ?? null;
      const holder = practice.patients.find((row) => records.extrasOf(row).description?.['identifier'] === identifier);
      // A description is always some pet's here.
      if (!holder) throw internalError();
      const description = { identifier, description: text(input ?? {}, 'description') };
      guarded(() => extras.set(holder.key, { ...records.extrasOf(holder), description }));
      return description;
    },
    deletePetDescription({ identifier }: { identifier?: string | null }): null {
      free(records.descriptions().some((row) => row['identifier'] === identifier));
      throw internalError();
    },
    updatePetType: saver(tables.types),
    deletePetType(args: Row): null {
      const { name } = tables.types.find(args['id']);
      free(practice.patients.some(({ species }) => species === name));
      return remover(tables.types)(args);
    },
    updateTag: saver(tables.tags),
    deleteTag: remover(tables.tags),
    updatePetDisease: saver(tables.diseases),
    deletePetDisease: remover(tables.diseases, 'petDiseaseIdentifier'),
    updateTestEntity: saver(tables.tests),
    deleteTestEntity(args: Row): boolean {
      remover(tables.tests)(args);
      return true;
    },
    updateScalarsTestEntity: saver(tables.scalars),
    deleteScalarsTestEntity: remover(tables.scalars),
    updateNotNullScalarsTestEntity: saver(tables.strict),
    deleteNotNullScalarsTestEntity: remover(tables.strict),
  };
}
