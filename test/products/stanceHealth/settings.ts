import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import type { stancePeople } from './people.ts';
import { type stanceRecords, dataRow, failure, patientsOf, seqNo, stanceIds } from './records.ts';

/** What the settings read from. */
interface Office {
  readonly stage: Backstage;
  readonly people: ReturnType<typeof stancePeople>;
  readonly records: ReturnType<typeof stanceRecords>;
  readonly services: () => readonly Row[];
}

/** Who is logged in, roles, packages, templates and numbers of the dashboard. */
export function stanceSettings({ stage, people, records, services }: Office): object {
  const { practice, now } = stage;
  const { of, key } = stanceIds;
  const me = (): Row => ({ ...people.staff()[0] });
  const session = (): Row => ({
    ...dataRow(of('organization', 40), now() - 3_600_000),
    isCurrentSession: true,
    lastActive: now(),
    refreshToken: 'refresh-1',
    user: me(),
  });
  const role = (name: string, index: number): Row => ({
    ...dataRow(of('organization', 50 + index)),
    name,
    description: null,
    isSystemRole: index < 2,
    scopeType: 'Organization',
    scope: records.organization,
    permissions: [
      { resource: 'APPOINTMENT', action: ['VIEW', 'CREATE', 'EDIT', 'DELETE'] },
      { resource: 'PATIENT', action: ['VIEW', 'CREATE', 'EDIT'] },
    ],
  });
  const roles = (): readonly Row[] => ['Admin', 'Front desk', 'Physiotherapist'].map(role);
  return {
    me,
    activeSessions: () => [session()],
    currentSession: () => ({ token: 'access-1', refreshToken: 'refresh-1', user: me() }),
    login: () => ({ token: 'access-1', refreshToken: 'refresh-1', user: me() }),
    logout: () => ({ ...session(), isActive: false }),
    sendOTP: () => 'OTP sent successfully',
    organization({ id }: { id: string }) {
      if (id === of('organization', 1)) return records.organization;
      throw failure('Organization not found', 'NotFoundError');
    },
    roles,
    role({ id }: { id: string }) {
      const one = roles().find((row) => row['_id'] === id);
      if (one) return one;
      throw failure('Role not found', 'NotFoundError');
    },
    userPermissions({ userId }: { userId: string }) {
      const one = people.everybody().find((row) => row['_id'] === userId);
      const [first] = roles();
      return one && first && one['userType'] !== 'PATIENT'
        ? [{ ...first, _id: of('organization', 60), user: one }]
        : [];
    },
    packages: ({ centerId }: { centerId?: readonly string[] | null }) =>
      ['Ten sessions', 'Family pack']
        .map((name, index) => ({
          ...dataRow(of('organization', 70 + index)),
          seqNo: seqNo('PK', index + 1),
          name,
          internalName: name.toUpperCase(),
          description: index === 0 ? 'Use them within a year.' : null,
          price: 9000 + index * 4000,
          validity: 365,
          isMultiUser: index === 1,
          maxUsers: index === 1 ? 4 : null,
          services: services().slice(0, 2),
          centers: records.centersOf([1, 2, 3]),
          organization: records.organization,
        }))
        .filter(() => !centerId || centerId.some((id) => key('place', id) !== null)),
    messageTemplates: ({ filter }: { filter?: Row | null }) =>
      ['APPOINTMENT_CONFIRMATION', 'INVOICE']
        .map((type, index) => ({
          ...dataRow(of('organization', 80 + index)),
          seqNo: seqNo('MT', index + 1),
          name: index === 0 ? 'Confirmation' : 'Invoice',
          description: null,
          content: 'Hello {{patientName}}, see you at {{time}}.',
          placeholders: ['patientName', 'time'],
          isDefault: index === 0,
          type,
          organization: records.organization,
        }))
        .filter(({ type, isDefault }) => {
          const [wanted, standard] = [filter?.['type'], filter?.['isDefault']];
          return (!wanted || wanted === type) && (typeof standard !== 'boolean' || standard === isDefault);
        }),
    stats({ input }: { input: { centers: readonly string[] } }) {
      const places = input.centers.map((id) => key('place', id));
      const patients = patientsOf(practice).filter(({ placeKey }) => places.includes(placeKey));
      const due = practice.appointments.filter(
        (row) => places.includes(row.placeKey) && row.state === 'completed' && records.statusOf(row) !== 'PAID',
      );
      return {
        totalPatients: patients.length,
        newPatients: patients.filter(({ createdAt }) => createdAt > now() - 30 * 86_400_000).length,
        pendingPayments: due.length * 900,
        pendingPaymentsCount: due.length,
        overduePayments: 0,
        overduePaymentsCount: 0,
        revenue: 125_000,
      };
    },
  };
}
