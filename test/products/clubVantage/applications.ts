import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Gate } from './gate.ts';
import type { ClubMemory } from './memory.ts';
import { type PageArgs, pageByNumber } from './pages.ts';
import type { ClubRecords, Listed } from './records.ts';
import { badRequest, clubIds, failure, hasPart, idOf, isoOrNull, isoText } from './values.ts';

interface ApplicationRow {
  readonly id: string;
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly membershipTypeId: string;
  readonly sponsorKey: number | null;
  readonly status: string;
  readonly reviewNotes: string | null;
  readonly rejectionReason: string | null;
  readonly at: number;
  readonly updatedAt: number;
  /** When it came to a status, by the status. */
  readonly reached: Readonly<Record<string, number>>;
}

interface ApplicationInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly membershipTypeId?: string | null;
  readonly sponsorId?: string | null;
  readonly reviewNotes?: string | null;
}

interface ById {
  readonly id: string;
}

const dayMs = 86_400_000;
const transitions: Readonly<Record<string, readonly string[]>> = {
  SUBMITTED: ['UNDER_REVIEW', 'WITHDRAWN'],
  UNDER_REVIEW: ['PENDING_BOARD', 'REJECTED', 'WITHDRAWN'],
  PENDING_BOARD: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
};
const applicants = [
  ['Nadia', 'Farrow', 'UNDER_REVIEW'],
  ['Lucas', 'Penhale', 'SUBMITTED'],
  ['Harriet', 'Osei', 'REJECTED'],
  ['Ewan', 'Brandt', 'SUBMITTED'],
] as const;

/** Queries and mutations about people who want to become members. */
export function clubApplications(backstage: Backstage, records: ClubRecords, memory: ClubMemory, gate: Gate): object {
  const { practice, cap, now } = backstage;
  const [usual] = memory.membershipTypes;
  const reviewer = memory.users[0]?.email ?? null;
  const applications = applicants.map(([firstName, lastName, status], index): ApplicationRow => {
    const at = now() - (applicants.length - index) * 3 * dayMs;
    return {
      id: idOf('application', index + 1),
      number: index + 1,
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}@example.test`,
      phone: null,
      membershipTypeId: usual?.id ?? '',
      sponsorKey: null,
      status,
      reviewNotes: null,
      rejectionReason: status === 'REJECTED' ? 'Lives too far away' : null,
      at,
      updatedAt: at + dayMs,
      reached: { [status]: at + dayMs },
    };
  });

  const numberOf = ({ number, at }: ApplicationRow): string =>
    `APP-${isoText(at).slice(0, 4)}-${String(number).padStart(4, '0')}`;
  const show = (row: ApplicationRow): Listed => {
    const sponsor = rowOf(practice.clients, row.sponsorKey);
    const by = (status: string): string | null => (row.reached[status] === undefined ? null : reviewer);
    return {
      id: row.id,
      applicationNumber: numberOf(row),
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      phone: row.phone,
      status: row.status,
      membershipType: memory.membershipTypes.find(({ id }) => id === row.membershipTypeId),
      sponsor: sponsor && {
        ...records.summary(sponsor),
        email: sponsor.emails[0] ?? null,
        phone: sponsor.phones[0]?.value ?? null,
      },
      submittedAt: isoText(row.at),
      reviewedAt: isoOrNull(row.reached['UNDER_REVIEW']),
      reviewedBy: by('UNDER_REVIEW'),
      reviewNotes: row.reviewNotes,
      approvedAt: isoOrNull(row.reached['APPROVED']),
      approvedBy: by('APPROVED'),
      rejectedAt: isoOrNull(row.reached['REJECTED']),
      rejectedBy: by('REJECTED'),
      rejectionReason: row.rejectionReason,
      withdrawnAt: isoOrNull(row.reached['WITHDRAWN']),
      createdAt: isoText(row.at),
      updatedAt: isoText(row.updatedAt),
    };
  };

  const applicationOf = (id: string): ApplicationRow => {
    const row = applications.find((each) => each.id === id);
    if (!row) throw failure('Application not found');
    return row;
  };
  const put = (row: ApplicationRow): Listed => {
    applications[applications.findIndex(({ id }) => id === row.id)] = row;
    return show(row);
  };
  const isClosed = ({ status }: ApplicationRow): boolean => transitions[status] === undefined;
  const check = ({ email, membershipTypeId, sponsorId }: ApplicationInput, butId: string | null): void => {
    const isKnown = applications.some(
      (row) =>
        row.id !== butId &&
        row.email === email?.toLowerCase() &&
        row.status !== 'REJECTED' &&
        row.status !== 'WITHDRAWN',
    );
    if (isKnown) throw failure('An active application with this email already exists');
    if (membershipTypeId && !memory.membershipTypes.some(({ id }) => id === membershipTypeId))
      throw badRequest('Invalid membership type');
    const sponsor = rowOf(practice.clients, clubIds.key('client', sponsorId));
    if (sponsorId && (!sponsor || sponsor.isDeleted || records.statusOf(sponsor) !== 'ACTIVE'))
      throw badRequest('Invalid sponsor');
  };

  return {
    applications({ search, status, ...args }: PageArgs & { search?: string | null; status?: string | null }) {
      const found = applications.filter(
        (row) =>
          (!status || row.status === status) &&
          hasPart(search, [row.firstName, row.lastName, row.email, numberOf(row)]),
      );
      return pageByNumber(
        found.toSorted((one, other) => other.at - one.at),
        args,
        cap,
        show,
      );
    },
    application: ({ id }: ById) => show(applicationOf(id)),
    applicationStats() {
      const count = (wanted: string): number => applications.filter(({ status }) => status === wanted).length;
      return {
        total: applications.length,
        submitted: count('SUBMITTED'),
        underReview: count('UNDER_REVIEW'),
        pendingBoard: count('PENDING_BOARD'),
        approved: count('APPROVED'),
        rejected: count('REJECTED'),
      };
    },
    createApplication({ input }: { readonly input: ApplicationInput }) {
      gate.allowed();
      check(input, null);
      const number = applications.length + 1;
      const row: ApplicationRow = {
        id: idOf('application', number),
        number,
        firstName: input.firstName ?? '',
        lastName: input.lastName ?? '',
        email: (input.email ?? '').toLowerCase(),
        phone: input.phone ?? null,
        membershipTypeId: input.membershipTypeId ?? '',
        sponsorKey: clubIds.key('client', input.sponsorId),
        status: 'SUBMITTED',
        reviewNotes: input.reviewNotes ?? null,
        rejectionReason: null,
        at: now(),
        updatedAt: now(),
        reached: {},
      };
      applications.push(row);
      memory.log('MembershipApplication', row.id, 'CREATED', input);
      return show(row);
    },
    updateApplication({ id, input }: ById & { readonly input: ApplicationInput }) {
      gate.allowed();
      const before = applicationOf(id);
      if (isClosed(before)) throw badRequest('Cannot update a closed application');
      check(input, id);
      return put({
        ...before,
        firstName: input.firstName ?? before.firstName,
        lastName: input.lastName ?? before.lastName,
        email: input.email?.toLowerCase() ?? before.email,
        phone: input.phone === undefined ? before.phone : input.phone,
        membershipTypeId: input.membershipTypeId ?? before.membershipTypeId,
        sponsorKey: input.sponsorId === undefined ? before.sponsorKey : clubIds.key('client', input.sponsorId),
        reviewNotes: input.reviewNotes === undefined ? before.reviewNotes : input.reviewNotes,
        updatedAt: now(),
      });
    },
    changeApplicationStatus({
      id,
      input,
    }: ById & { readonly input: { status: string; reviewNotes?: string | null; rejectionReason?: string | null } }) {
      gate.allowed();
      const before = applicationOf(id);
      const { status } = input;
      if (!transitions[before.status]?.includes(status))
        throw badRequest(`Cannot transition from ${before.status} to ${status}`);
      memory.log('MembershipApplication', id, 'STATUS_CHANGED', { oldStatus: before.status, newStatus: status });
      return put({
        ...before,
        status,
        reviewNotes: input.reviewNotes ?? before.reviewNotes,
        rejectionReason: status === 'REJECTED' ? (input.rejectionReason ?? null) : before.rejectionReason,
        reached: { ...before.reached, [status]: now() },
        updatedAt: now(),
      });
    },
  };
}
