import { describe, expect, it } from 'vitest';
import { parse, validate, buildSchema } from 'graphql';
import { buildDocument } from '../../../graphql/service/documents.ts';
import { isServiceMap } from '../../../graphql/service/mapGuard.ts';
import { readAppointment, readClient } from '../../../graphql/service/readers/readObjects.ts';
import { honest, prove, rowsOf } from './provenClinic.ts';

const sdl = /* GraphQL */ `
  type Query {
    patients(_count: Int): PatientBundle
    practitioners(_count: Int): PractitionerBundle
    appointments(_count: Int): AppointmentBundle
  }
  type PatientBundle {
    id: String
    total: Int
    entry: [PatientBundleEntry]
  }
  type PatientBundleEntry {
    id: String
    fullUrl: String
    resource: Patient
    search: Search
  }
  type PractitionerBundle {
    id: String
    total: Int
    entry: [PractitionerBundleEntry]
  }
  type PractitionerBundleEntry {
    id: String
    fullUrl: String
    resource: Practitioner
    search: Search
  }
  type AppointmentBundle {
    id: String
    total: Int
    entry: [AppointmentBundleEntry]
  }
  type AppointmentBundleEntry {
    id: String
    fullUrl: String
    resource: Appointment
    search: Search
  }
  type Search {
    id: String
    mode: String
  }
  type HumanName {
    use: String
    family: String
    given: [String]
  }
  type ContactPoint {
    system: String
    value: String
  }
  type Patient {
    id: ID!
    name: [HumanName]
    telecom: [ContactPoint]
    active: Boolean
  }
  type Practitioner {
    id: ID!
    name: String
    specialty: String
  }
  union Actor = Patient | Practitioner
  type Reference {
    reference: String
    display: String
    resource: Actor
  }
  type Participant {
    actor: Reference
    status: String
  }
  type Appointment {
    id: ID!
    start: String
    end: String
    status: String
    participant: [Participant]
  }
`;

const rows = rowsOf();
const patients = rows.clients.map((each, index) => ({
  __typename: 'Patient',
  id: `p${index}`,
  name: [
    { use: 'maiden', family: 'Former', given: ['Ada'] },
    { use: 'official', family: String(each['name']).slice(4), given: ['Ada'] },
  ],
  telecom: [{ system: 'phone', value: each['phone'] }],
  active: true,
}));
const practitioners = ['Lena Whitaker', 'Tom Rivera'].map((name, index) => ({
  __typename: 'Practitioner',
  id: `d${index}`,
  name,
  specialty: 'Surgery',
}));
const refer = (resource: { readonly __typename: string; readonly id: string } | undefined) => ({
  status: 'accepted',
  actor: { reference: `${resource?.__typename}/${resource?.id}`, display: null, resource },
});
const appointments = rows.appointments.map(({ id, start, end }, index) => ({
  id,
  start,
  end,
  status: 'booked',
  participant: [refer(practitioners[index % 2]), refer(patients[index % patients.length])],
}));
const bundle = (all: readonly { readonly id: string }[]) => ({
  id: 'b',
  total: all.length,
  entry: all.map((resource) => ({ id: null, fullUrl: `urn:${resource.id}`, resource })),
});
const roots = {
  ...honest(rows),
  patients: () => bundle(patients),
  practitioners: () => bundle(practitioners),
  appointments: () => bundle(appointments),
};

describe('bundles of FHIR', () => {
  it('are pages whose entries hold the records', async () => {
    const { match } = await prove(roots, sdl);
    expect(match.map.clients).toMatchObject({ field: 'patients', rows: ['entry', 'resource'] });
    expect(match.map.providers).toMatchObject({ field: 'practitioners', rows: ['entry', 'resource'] });
  });

  it('have people by the name that is in use', async () => {
    const { match } = await prove(roots, sdl);
    const [patient] = patients;
    const read = match.map.clients && readClient(patient, match.map.clients.fields, 'UTC');
    expect([read?.name, read?.familyName]).toEqual(['Ada Abbott', 'Abbott']);
    const only = { ...patient, name: [{ use: 'maiden', family: 'Former', given: ['Ada'] }] };
    expect(match.map.clients && readClient(only, match.map.clients.fields, 'UTC')?.familyName).toBe('Former');
  });

  it('have names behind the references of a visit, though two types have other things under one name', async () => {
    const { match } = await prove(roots, sdl);
    const { appointments: list } = match.map;
    expect(isServiceMap(JSON.parse(JSON.stringify(match.map)))).toBe(true);
    const { text } = list ? buildDocument('appointments', list) : { text: '' };
    expect(validate(buildSchema(sdl), parse(text))).toEqual([]);
    const [visit] = appointments;
    const answered = {
      ...visit,
      participant: visit?.participant.map(({ actor }, index) => ({
        actor: {
          ...actor,
          resource:
            index === 0
              ? { Practitioner_name: 'Lena Whitaker' }
              : { Patient_name: [{ use: 'official', family: 'Abbott', given: ['Ada'] }] },
        },
      })),
    };
    const read = list && readAppointment(answered, list.fields, 'UTC');
    expect([read?.client, read?.provider]).toMatchObject([
      { id: 'p0', name: 'Ada Abbott' },
      { id: 'd0', name: 'Lena Whitaker' },
    ]);
  });
});
