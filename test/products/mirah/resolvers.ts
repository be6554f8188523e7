import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { rememberedRows } from '../rememberedRows.ts';
import { connectionOf, isAmong, isFound, isWithin, type ListArgs } from './connections.ts';
import { extraId, keptAtStart, mirahRows, type MirahType } from './records.ts';
import { mirahWrites } from './writes.ts';

const kinds: Readonly<Partial<Record<MirahType, 'client' | 'appointment'>>> = {
  Patient: 'client',
  Appointment: 'appointment',
};
// What the practice holds, and so changes only with it; all other rows are kept by the service.
const derived = ['Encounter', 'DiagnosticReport', 'MeasurementInvitation', 'CareEpisode'] as const;

/** Whether a row is asked for, by the filters that lists of its type have. */
const fits: Readonly<Partial<Record<MirahType, (row: Row, args: ListArgs) => boolean>>> = {
  Appointment: (row, { status }) => isAmong(row['status'], status),
  CareEpisode: (row, { status }) => isAmong(row['status'], status),
  DiagnosticCode: (row, { search }) => isFound([row['name'], row['code']], search),
  DiagnosticReport: (row, { status, subjectId, effectiveDate }) =>
    isAmong(row['status'], status) &&
    isAmong(row['patientId'], subjectId) &&
    isWithin(row['effectiveDate'], effectiveDate),
  Encounter: (row, { mirahStatus, patientId, careEpisodeId, periodStart, periodEnd }) =>
    isAmong(row['mirahStatus'], mirahStatus) &&
    isAmong(row['patientId'], patientId) &&
    isAmong(row['episodeId'], careEpisodeId) &&
    isWithin(row['periodStart'], periodStart) &&
    isWithin(row['periodEnd'], periodEnd),
  MeasurementInvitation: (row, { encounterId, status, opensAt, closesAt }) =>
    isAmong(row['encounterId'], encounterId) &&
    isAmong(row['notificationStatus'], status) &&
    isWithin(row['opensAt'], opensAt) &&
    isWithin(row['closesAt'], closesAt),
  Organization: (row, { search }) => isFound([row['name']], search),
  Patient: (row, { search }) => isFound(searchedOf(row), search),
  Practitioner: (row, { search }) => isFound(searchedOf(row), search),
};

/** What of a person is searched: names, alone and together, and the email. */
function searchedOf(row: Row): readonly unknown[] {
  const [given, family] = [row['givenName'], row['familyName']].map((text) => (typeof text === 'string' ? text : ''));
  return [`${given ?? ''} ${family ?? ''}`, row['legalName'], row['email']];
}

/** The root fields of the integration API. */
export function mirahRoots(backstage: Backstage): object {
  const kept = keptAtStart(backstage.practice);
  const rows = mirahRows(backstage, kept);
  const remembered = rememberedRows(
    backstage.practice,
    Object.fromEntries(derived.map((type) => [type, () => rows[type]()])),
  );
  const all = (type: MirahType): readonly Row[] =>
    derived.some((each) => each === type) ? remembered(type) : rows[type]();

  const find = (type: MirahType, id: unknown): Row | null => {
    const row = id === null || id === undefined ? undefined : all(type).find((each) => each['id'] === id);
    return row ? show(type, row) : null;
  };
  const list =
    (type: MirahType, isMeant: (row: Row) => boolean = () => true) =>
    (args: ListArgs): Row => {
      const isAsked = (row: Row): boolean =>
        isMeant(row) && isAmong(row['externalId'], args['externalId']) && (fits[type]?.(row, args) ?? true);
      return connectionOf(all(type).filter(isAsked), args, backstage.cap, (row) => show(type, row));
    };
  const many = (type: MirahType, ids: unknown): readonly Row[] => {
    const listed: readonly unknown[] = Array.isArray(ids) ? ids : [];
    return listed.map((id) => find(type, id)).filter((row) => row !== null);
  };
  /** The fields of a row that lead to others, whatever the type of the row. */
  const relationsOf = (type: MirahType, row: Row): Row => {
    const id = row['id'];
    const isOf = (field: string) => (other: Row) => other[field] === id;
    const common = {
      patient: () => find('Patient', row['patientId']),
      subject: () => find('Patient', row['patientId']),
      practitioner: () => find('Practitioner', row['practitionerId']),
      organization: () => find('Organization', row['organizationId']),
      managingOrganization: () => find('Organization', row['organizationId']),
      careEpisode: () => find('CareEpisode', row['episodeId']),
      encounter: () => find('Encounter', row['encounterId']),
      diagnosticCode: () => find('DiagnosticCode', row['codeId']),
    };
    const more: Readonly<Partial<Record<MirahType, Row>>> = {
      Appointment: { measurementEncounter: () => find('Encounter', row['encounterId']) },
      CareEpisode: {
        encounters: list('Encounter', isOf('episodeId')),
        teamPractitioners: () => many('Practitioner', row['practitionerIds']),
      },
      DiagnosticCode: { patientConditions: list('PatientCondition', isOf('codeId')) },
      Encounter: {
        diagnosticReport: () => find('DiagnosticReport', row['reportId']),
        measurementInvitations: () => many('MeasurementInvitation', [row['invitationId']]),
      },
      Organization: { partOf: () => find('Organization', row['partOfId']) },
      Patient: {
        careEpisodes: list('CareEpisode', isOf('patientId')),
        diagnosticReports: list('DiagnosticReport', isOf('patientId')),
        encounters: list('Encounter', isOf('patientId')),
        patientConditions: list('PatientCondition', isOf('patientId')),
      },
      Practitioner: {
        organizations: () => many('Organization', row['organizationIds']),
        practitionerRoles: () =>
          many('Organization', row['organizationIds']).map((organization, index) => {
            const number = 9000 + 10 * kept.practitioners.findIndex((each) => each['id'] === id) + index;
            const own = {
              id: extraId(number),
              globalId: Buffer.from(`gid://mirah-server/PractitionerRole/${extraId(number)}`).toString('base64url'),
            };
            return { ...own, organization, practitioner: () => find('Practitioner', id) };
          }),
      },
    };
    return { ...common, ...more[type] };
  };
  const show = (type: MirahType, row: Row): Row => {
    const kind = kinds[type];
    if (kind) backstage.meet(kind, Number(row['key']));
    return { ...row, ...relationsOf(type, row) };
  };

  const types = [...new Set([...derived, ...(Object.keys(fits) as MirahType[]), 'PatientCondition' as const])];
  const queries = types.flatMap((type) => {
    const field = type.slice(0, 1).toLowerCase() + type.slice(1);
    return [
      [field, ({ id }: Row) => find(type, id)] as const,
      [
        `${field}External`,
        ({ externalId }: Row) => {
          const row = all(type).find((each) => each['externalId'] === externalId);
          return row ? show(type, row) : null;
        },
      ] as const,
      [`${field}s`, list(type)] as const,
    ];
  });
  return { ...Object.fromEntries(queries), ...mirahWrites(backstage, kept, rows, show) };
}
