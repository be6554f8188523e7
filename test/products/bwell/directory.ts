import { type GraphQLResolveInfo, Kind } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of the server's own for all types of resource. */
export const bwellIds = uuidIds();

/** A resource with what leads on from it. */
export interface Resource extends Row {
  readonly __typename: string;
  readonly id: string;
}

const { of } = bwellIds;
const owner = 'https://www.icanbwell.com/owner';
const installed = Date.parse('2023-02-06T09:00:00Z');
/** An instant as the server writes it. */
export const instantText = (instant: number): string => new Date(instant).toISOString();
/** A name as one of FHIR's. */
export const namedOf = ({ givenName, familyName }: Pick<practices.ClientRecord, 'givenName' | 'familyName'>) => {
  return { use: 'official', family: familyName, given: givenName === null ? [] : [givenName] };
};
/** A type of visit as a concept. */
export const concept = (row: practices.VisitTypeRecord): Row => {
  const code = row.name.toLowerCase().replaceAll(' ', '-');
  return { coding: [{ system: 'urn:harbor:service-type', code, display: row.name }], text: row.name };
};

/** The types for which a field's selection has fragments. */
function fragmentTypes({ fieldNodes, fragments }: GraphQLResolveInfo): readonly string[] {
  return (fieldNodes[0]?.selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return fragment?.typeCondition?.name.value ?? [];
  });
}

/** What there is of a practice beside patients and visits, and how resources are made and referred to. */
export function bwellDirectory({ practice, meet }: Backstage) {
  const resource = (__typename: string, id: string, updatedAt: number, elements: Row): Resource => {
    const security = [
      { system: owner, code: 'harbor' },
      { system: 'https://www.icanbwell.com/access', code: 'harbor' },
    ];
    const source = 'https://harbor.example.test/export';
    const meta = { versionId: '1', lastUpdated: instantText(updatedAt), source, security };
    return { __typename, resourceType: __typename, id, meta, ...elements };
  };
  const show = (row: Resource): Resource => {
    const kind = row.__typename === 'Patient' ? 'client' : row.__typename === 'Appointment' ? 'appointment' : null;
    if (kind) meet(kind, bwellIds.key(kind, row.id) ?? 0);
    return row;
  };
  const refer = (type: string, id: string, found: () => Resource | null, display: string | null = null): Row => {
    // What a query has no fragment for is not even looked up, where it has fragments at all.
    const shown = (_args: unknown, _context: unknown, info: GraphQLResolveInfo): Resource | null => {
      const wanted = fragmentTypes(info);
      const row = wanted.length === 0 || wanted.includes('Resource') || wanted.includes(type) ? found() : null;
      return row && show(row);
    };
    return { reference: `${type}/${id}`, type, display, resource: shown };
  };
  const organization = resource('Organization', of('organization', 1), installed, {
    active: true,
    name: practice.organization.name,
    type: [{ coding: [{ code: 'prov', display: 'Healthcare Provider' }] }],
  });
  const toOrganization = refer('Organization', organization.id, () => organization, practice.organization.name);
  const toPractitioner = (row: practices.ProviderRecord): Row =>
    refer('Practitioner', of('provider', row.key), () => practitioner(row), practices.fullNameOf(row));
  const toLocation = (row: practices.PlaceRecord): Row =>
    refer('Location', of('place', row.key), () => location(row), row.name);
  const toService = (row: practices.VisitTypeRecord): Row =>
    refer('HealthcareService', of('visitType', row.key), () => service(row), row.name);

  const practitioner = (row: practices.ProviderRecord): Resource =>
    resource('Practitioner', of('provider', row.key), installed, {
      identifier: [{ system: 'http://hl7.org/fhir/sid/us-npi', value: `19000000${String(10 + row.key)}` }],
      active: row.isActive,
      name: [{ ...namedOf(row), suffix: row.title === null ? [] : [row.title] }],
      telecom: [{ system: 'email', value: row.email, use: 'work' }],
      qualification: [{ code: { text: row.role } }],
      practitionerRole: () => roles().filter((role) => role['providerKey'] === row.key),
    });
  const roles = (): readonly Resource[] =>
    practice.providers.flatMap((row) =>
      practice.places
        .filter(({ key }) => row.placeKeys.includes(key))
        .map((place) =>
          resource('PractitionerRole', of('organization', 600 + row.key * 10 + place.key), installed, {
            providerKey: row.key,
            active: row.isActive,
            practitioner: toPractitioner(row),
            organization: toOrganization,
            code: [{ text: row.role }],
            location: [toLocation(place)],
            healthcareService: practice.visitTypes.filter(({ isBookable }) => isBookable).map(toService),
            availableTime: [{ daysOfWeek: ['mon', 'tue', 'wed', 'thu', 'fri'], availableStartTime: '08:00:00' }],
          }),
        ),
    );
  const location = (row: practices.PlaceRecord): Resource => {
    const { name, street, city, state, postalCode } = row;
    const points = Object.entries({ fax: row.phone.replace(/\d{2}$/, '99'), phone: row.phone, email: row.email });
    return resource('Location', of('place', row.key), installed, {
      status: 'active',
      name,
      mode: 'instance',
      telecom: points.map(([system, value]) => ({ system, value, use: 'work' })),
      address: { use: 'work', line: [street], city, state, postalCode, country: 'US' },
      physicalType: { coding: [{ code: 'bu', display: 'Building' }] },
      managingOrganization: toOrganization,
      hoursOfOperation: [{ daysOfWeek: ['mon', 'tue', 'wed', 'thu', 'fri'], openingTime: '08:00:00' }],
    });
  };
  const service = (row: practices.VisitTypeRecord): Resource =>
    resource('HealthcareService', of('visitType', row.key), installed, {
      active: true,
      providedBy: toOrganization,
      type: [concept(row)],
      name: row.name,
      location: practice.places.map(toLocation),
      appointmentRequired: true,
    });
  const schedule = (row: practices.ProviderRecord): Resource =>
    resource('Schedule', of('organization', 800 + row.key), installed, { active: true, actor: [toPractitioner(row)] });
  return {
    resource,
    show,
    refer,
    organization,
    toOrganization,
    toPractitioner,
    toLocation,
    toService,
    practitioner,
    roles,
    location,
    service,
    schedule,
  };
}
