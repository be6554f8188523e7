import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { eventKinds, moduleNamed } from './modules.ts';
import { eventStates, inflowCrmIds } from './records.ts';

interface Problem {
  readonly fieldName: string;
  readonly errorType: string;
  readonly description: string;
}

type Outcome =
  | { readonly ok: true; readonly row: { readonly key: number } }
  | { readonly ok: false; field: string; message: string };

const kinds = { Customer: 'client', Contact: 'patient', Event: 'appointment' } as const;

function denied(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The problems of fields that the CRM finds by itself. */
function problemsOf(module: string, fields: Row, isNew: boolean): readonly Problem[] {
  const { required, fields: types } = moduleNamed(module);
  const missing = Object.entries(required).flatMap(([field, label]): readonly Problem[] => {
    const value = fields[field];
    const isMissing = isNew ? (value ?? '') === '' : value === null || value === '';
    return isMissing ? [{ fieldName: field, errorType: 'REQUIRED', description: `${label} is required` }] : [];
  });
  const wrong = Object.entries(fields).flatMap(([field, value]): readonly Problem[] => {
    if (typeof value !== 'string' || value === '') return [];
    if (types[field] === 'Date' && Number.isNaN(Date.parse(value)))
      return [{ fieldName: field, errorType: 'INVALID_DATE', description: 'Please enter a valid date' }];
    if (field === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
      return [{ fieldName: field, errorType: 'INVALID_EMAIL', description: 'Please enter a valid email address' }];
    return [];
  });
  return [...missing, ...wrong];
}

function invalid(module: string, problems: readonly Problem[]): Row {
  const { required } = moduleNamed(module);
  const validationErrors = problems.map((problem) => ({
    ...problem,
    systemLabel: required[problem.fieldName] ?? problem.fieldName,
  }));
  return { __typename: 'ValidationError', validationErrors };
}

/** Mutations of a module; show answers a record by its id. */
export function crmWrites(
  backstage: Backstage,
  show: (module: string, id: string) => Row | null,
): (module: string) => Row {
  const { practice, now, refuseWrites } = backstage;
  /** The key behind a relation: undefined where it isn't given, null where it is taken away. */
  function linked(data: Row, lookup: string, kind: 'client' | 'patient' | 'provider'): number | null | undefined {
    const relation = data[lookup];
    return relation === undefined ? undefined : isRow(relation) ? inflowCrmIds.key(kind, String(relation['id'])) : null;
  }
  function customer(fields: Row, key: number | null): Outcome {
    const before = rowOf(practice.clients, key);
    const name = givenText(fields, 'name');
    const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
    const [givenName, familyName] = rest.length === 0 ? [null, first] : [first, rest.join(' ')];
    const numbers = ['phone', 'secondPhone'].map((field, index) => {
      const given = givenText(fields, field);
      return given === undefined ? before?.phones[index]?.value : given;
    });
    const kept = numbers.flatMap((value, index) =>
      value ? [{ label: index === 0 ? ('Mobile' as const) : ('Home' as const), value }] : [],
    );
    const email = givenText(fields, 'email');
    const { tags, status } = fields;
    const change = {
      ...(typeof name === 'string' && { givenName, familyName }),
      phones: [...kept, ...(before?.phones.slice(2) ?? [])],
      emails: email === undefined ? undefined : email ? [email] : [],
      street: givenText(fields, 'street') ?? undefined,
      city: givenText(fields, 'city') ?? undefined,
      note: givenText(fields, 'description'),
      isActive: typeof status === 'string' ? status === 'ACTIVE' : undefined,
      tags: Array.isArray(tags) ? tags.map(String) : undefined,
    };
    const entered = before ? null : registerClient(practice, { givenName, familyName }, now());
    return entered && !entered.ok ? entered : changeClient(practice, entered?.row.key ?? key, change, now());
  }
  function contact(fields: Row, key: number | null, data: Row): Outcome {
    const clientKey = linked(data, 'customer', 'client');
    const birth = givenText(fields, 'birthDate');
    const { isDeceased } = fields;
    const sex = (['MALE', 'FEMALE'] as const).find((each) => each === fields['sex']);
    const change = {
      name: givenText(fields, 'name') ?? undefined,
      species: givenText(fields, 'species') ?? undefined,
      breed: givenText(fields, 'breed'),
      color: givenText(fields, 'color') ?? undefined,
      sex,
      birthDate: typeof birth === 'string' ? birth.slice(0, 10) : birth,
      microchip: givenText(fields, 'chipNumber'),
      isDeceased: typeof isDeceased === 'boolean' ? isDeceased : undefined,
      clientKey,
    };
    const entered = key === null ? addPatient(practice, { ...change, clientKey: clientKey ?? null }, now()) : null;
    if (entered && !entered.ok) return { ...entered, field: entered.field === 'client' ? 'customer' : entered.field };
    return changePatient(practice, entered?.row.key ?? key, change, now());
  }
  function event(fields: Row, key: number | null, data: Row): Outcome {
    const before = rowOf(practice.appointments, key);
    const branch = givenText(fields, 'branch');
    const place = practice.places.find(({ name }) => name === branch);
    if (typeof branch === 'string' && !place)
      return { ok: false, field: 'branch', message: 'Please select a valid branch' };
    const instant = (field: string): number | undefined =>
      typeof fields[field] === 'string' ? Date.parse(fields[field]) : undefined;
    const start = instant('startTime') ?? before?.start ?? 0;
    const end = instant('endTime') ?? start + (before?.minutes ?? 0) * 60_000;
    if (end <= start) return { ok: false, field: 'endTime', message: 'The end must be after the start' };
    const typeKey = typeof fields['kind'] === 'string' ? eventKinds.indexOf(fields['kind']) + 1 : undefined;
    const states = Object.keys(eventStates) as VisitState[]; // Sound: the record has exactly these keys.
    const patientKey = linked(data, 'contact', 'patient');
    const clientKey = linked(data, 'customer', 'client');
    const change: { readonly [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined } = {
      start,
      minutes: Math.round((end - start) / 60_000),
      placeKey: place?.key,
      typeKey,
      state: states.find((state) => eventStates[state] === fields['status']),
      reason: givenText(fields, 'reason'),
      cancelReason: givenText(fields, 'cancellationReason'),
      patientKey,
      clientKey,
      providerKey: linked(data, 'coach', 'provider'),
    };
    if (key !== null) return changeAppointment(practice, key, change, now());
    const { minutes, providerKey, reason, state } = change;
    const links = { placeKey: place?.key ?? null, typeKey: typeKey ?? null, providerKey, patientKey, clientKey };
    const outcome = bookAppointment(practice, { start, minutes, reason, state, ...links }, now());
    return outcome.ok ? outcome : { ...outcome, field: 'customer' };
  }
  const writers: Readonly<Record<string, (fields: Row, key: number | null, data: Row) => Outcome>> = {
    Customer: customer,
    Contact: contact,
    Event: event,
  };
  function keyOf(module: string, id: string): number {
    const kind = kinds[module as keyof typeof kinds]; // Sound: only these modules have writers.
    const key = show(module, id) && inflowCrmIds.key(kind, id);
    if (key === null) throw denied(`Record ${id} does not exist`, 'RECORD_NOT_FOUND');
    return key;
  }
  function allow(module: string, verb: string): void {
    if (refuseWrites !== null) throw denied(refuseWrites, 'FORBIDDEN');
    if (!writers[module])
      throw denied(`Insufficient permissions to ${verb} ${module.toLowerCase()} records`, 'FORBIDDEN');
  }
  function write(module: string, key: number | null, data: Row): Row | null {
    const fields = isRow(data['fields']) ? data['fields'] : {};
    const problems = problemsOf(module, fields, key === null);
    if (problems.length > 0) return invalid(module, problems);
    const outcome = writers[module]?.(fields, key, data);
    if (!outcome) return null;
    if (outcome.ok) return show(module, inflowCrmIds.of(kinds[module as keyof typeof kinds], outcome.row.key));
    const types: Readonly<Record<string, string>> = { branch: 'INVALID_CHOICE', endTime: 'INVALID_RANGE' };
    const { field, message } = outcome;
    return invalid(module, [{ fieldName: field, errorType: types[field] ?? 'INVALID_VALUE', description: message }]);
  }
  return (module) => ({
    create({ data }: { data: Row }): Row | null {
      allow(module, 'create');
      return write(module, null, data);
    },
    update({ id, data }: { id: string; data: Row }): Row | null {
      allow(module, 'update');
      return write(module, keyOf(module, id), data);
    },
    delete({ id }: { id: string }): Row {
      allow(module, 'delete');
      const key = keyOf(module, id);
      if (module === 'Customer') changeClient(practice, key, { isDeleted: true }, now());
      else if (module === 'Event') changeAppointment(practice, key, { isDeleted: true }, now());
      else
        practice.patients.splice(
          practice.patients.findIndex((row) => row.key === key),
          1,
        );
      return { result: true };
    },
  });
}
