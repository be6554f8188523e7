import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { fhirAppointmentCodes } from '../fhirCodes.ts';
import { hasClearDay } from '../clearDay.ts';
import type { SearchValues } from './search.ts';

/** Ids of the FHIR server. */
export const medplumIds = uuidIds();

/** The code of an appointment that should never have been there; such rows stay in every list. */
export const enteredInError = 'entered-in-error';

/** A row as a resource: what it is found by, and what it shows. */
export interface ResourceRow {
  readonly id: string;
  readonly values: SearchValues;
  readonly show: () => object;
}

interface ListArgs extends Readonly<Record<string, unknown>> {
  readonly _count?: number;
  readonly _offset?: number;
}

const { of } = medplumIds;

/** The rows of the practice as FHIR resources. */
export function medplumRecords({ practice, meet }: Backstage) {
  const common = (resourceType: string, id: string, updatedAt: number) => ({
    __typename: resourceType,
    resourceType,
    id,
    meta: {
      versionId: id.split('').toReversed().join(''),
      lastUpdated: new Date(updatedAt).toISOString(),
      author: { reference: 'ClientApplication/7c6a1f0e-52d4-4a7e-9d5f-0f2b8f3f6a11', display: 'Default Application' },
    },
  });
  const reference = (resourceType: string, id: string, display: string, row: () => ResourceRow) => ({
    reference: `${resourceType}/${id}`,
    display,
    resource: () => row().show(),
  });

  function patient(row: ClientRecord): ResourceRow {
    const id = of('client', row.key);
    const telecom = [
      ...row.phones.map(({ label, value }) => ({ system: 'phone', value, use: label.toLowerCase() })),
      ...row.emails.map((value) => ({ system: 'email', value, use: null })),
    ];
    return {
      id,
      values: {
        ...personValues(id, row, telecom),
        active: { kind: 'token', values: [String(row.isActive)] },
        deceased: { kind: 'token', values: ['false'] },
        'address-city': { kind: 'string', values: [row.city] },
        _lastUpdated: { kind: 'date', values: [new Date(row.updatedAt).toISOString()] },
      },
      show() {
        meet('client', row.key);
        return {
          ...common('Patient', id, row.updatedAt),
          active: row.isActive,
          name: repeated([humanName(row)]),
          telecom: repeated(telecom),
          address: repeated([{ use: 'home', line: repeated([row.street]), city: row.city }]),
          generalPractitioner: repeated([]),
          AppointmentList: () => appointmentsOf(row).map((visit) => appointment(visit).show()),
        };
      },
    };
  }
  const appointmentsOf = ({ key }: ClientRecord): readonly AppointmentRecord[] =>
    practice.appointments.filter((visit) => visit.clientKey === key && !visit.isBlock && hasClearDay(visit));

  function practitioner(row: ProviderRecord): ResourceRow {
    const id = of('provider', row.key);
    const telecom = [{ system: 'email', value: row.email, use: 'work' }];
    return {
      id,
      values: {
        ...personValues(id, row, telecom),
        active: { kind: 'token', values: [String(row.isActive)] },
      },
      show: () => ({
        ...common('Practitioner', id, 0),
        active: row.isActive,
        name: repeated([{ ...humanName(row), suffix: repeated(row.title === null ? [] : [row.title]) }]),
        telecom: repeated(telecom),
        qualification: repeated([{ code: { text: row.role } }]),
      }),
    };
  }

  function location(row: PlaceRecord): ResourceRow {
    const id = of('place', row.key);
    return {
      id,
      values: {
        _id: { kind: 'token', values: [id] },
        name: { kind: 'string', values: [row.name] },
        'address-city': { kind: 'string', values: [row.city] },
        status: { kind: 'token', values: ['active'] },
      },
      show: () => ({
        ...common('Location', id, 0),
        extension: repeated([{ url: 'http://hl7.org/fhir/StructureDefinition/timezone', valueCode: row.zone }]),
        status: 'active',
        name: row.name,
        mode: 'instance',
        telecom: repeated([
          { system: 'phone', value: row.phone, use: 'work' },
          { system: 'email', value: row.email, use: 'work' },
        ]),
        address: {
          use: 'work',
          line: repeated([row.street]),
          city: row.city,
          state: row.state,
          postalCode: row.postalCode,
          country: 'US',
        },
        managingOrganization: {
          reference: `Organization/${of('organization', 1)}`,
          display: practice.organization.name,
        },
      }),
    };
  }

  function service(row: VisitTypeRecord): ResourceRow {
    const id = of('visitType', row.key);
    return {
      id,
      values: {
        _id: { kind: 'token', values: [id] },
        name: { kind: 'string', values: [row.name] },
        active: { kind: 'token', values: ['true'] },
        'service-type': { kind: 'token', values: [codeOf(row)] },
      },
      show: () => ({
        ...common('HealthcareService', id, 0),
        active: true,
        name: row.name,
        type: repeated([concept(row)]),
        appointmentRequired: true,
      }),
    };
  }

  function appointment(row: AppointmentRecord): ResourceRow {
    const id = of('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const place = rowOf(practice.places, row.placeKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const actors = [
      client && reference('Patient', of('client', client.key), fullNameOf(client), () => patient(client)),
      provider &&
        reference('Practitioner', of('provider', provider.key), fullNameOf(provider), () => practitioner(provider)),
      place && reference('Location', of('place', place.key), place.name, () => location(place)),
    ].filter((actor) => actor !== null);
    const referencesTo = (kind: string): SearchValues[string] => ({
      kind: 'reference',
      values: actors.map((actor) => actor.reference).filter((text) => text.startsWith(kind)),
    });
    const status = row.isDeleted ? enteredInError : fhirAppointmentCodes[row.state];
    const start = new Date(row.start).toISOString();
    return {
      id,
      values: {
        _id: { kind: 'token', values: [id] },
        _lastUpdated: { kind: 'date', values: [new Date(row.updatedAt).toISOString()] },
        actor: referencesTo(''),
        patient: referencesTo('Patient/'),
        practitioner: referencesTo('Practitioner/'),
        location: referencesTo('Location/'),
        date: { kind: 'date', values: [start] },
        status: { kind: 'token', values: [status] },
        'service-type': { kind: 'token', values: type ? [codeOf(type)] : [] },
      },
      show() {
        meet('appointment', row.key);
        return {
          ...common('Appointment', id, row.updatedAt),
          status,
          cancelationReason: row.cancelReason === null ? null : { text: row.cancelReason },
          serviceType: repeated(type ? [concept(type)] : []),
          reasonCode: row.reason === null ? null : repeated([{ text: row.reason }]),
          start,
          end: new Date(row.start + row.minutes * 60_000).toISOString(),
          minutesDuration: row.minutes,
          created: new Date(row.createdAt).toISOString(),
          participant: repeated(
            actors.map((actor) => ({
              actor,
              required: 'required',
              status: row.state === 'planned' ? 'needs-action' : 'accepted',
            })),
          ),
        };
      },
    };
  }
  return { patient, practitioner, location, service, appointment };
}

/** The code of a type of visit, in a code system of the practice. */
export function codeOf({ name }: VisitTypeRecord): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function concept(row: VisitTypeRecord): object {
  const system = 'https://harbor.example.test/fhir/CodeSystem/service-type';
  return { coding: repeated([{ system, code: codeOf(row), display: row.name }]), text: row.name };
}

function humanName({ givenName, familyName }: { readonly givenName: string | null; readonly familyName: string }) {
  // Whoever enters a name here gives its parts; the whole text is left to the reader.
  return { use: 'official', family: familyName, given: givenName === null ? null : repeated([givenName]) };
}

function personValues(
  id: string,
  row: { readonly givenName: string | null; readonly familyName: string },
  telecom: readonly { readonly system: string; readonly value: string }[],
): SearchValues {
  const valuesOf = (system: string): string[] => telecom.filter((p) => p.system === system).map(({ value }) => value);
  return {
    _id: { kind: 'token', values: [id] },
    name: { kind: 'string', values: [row.givenName ?? '', row.familyName] },
    given: { kind: 'string', values: [row.givenName ?? ''] },
    family: { kind: 'string', values: [row.familyName] },
    phone: { kind: 'token', values: valuesOf('phone') },
    email: { kind: 'token', values: valuesOf('email') },
    telecom: { kind: 'token', values: telecom.map(({ value }) => value) },
  };
}

/** A repeating element: its arguments choose among the values by what they hold, and by place. */
function repeated(values: readonly unknown[]): (args: ListArgs) => readonly unknown[] {
  return ({ _count, _offset = 0, ...held }) =>
    values
      .filter((value) =>
        Object.entries(held).every(
          // Expressions of FHIRPath are beyond this server.
          ([key, wanted]) =>
            key === 'fhirpath' || (typeof value === 'object' && value !== null && Reflect.get(value, key) === wanted),
        ),
      )
      .slice(_offset, _count === undefined ? undefined : _offset + _count);
}
