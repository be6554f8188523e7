import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { catalog, catalogItem, isService } from './catalog.ts';
import { membershipPlans } from './officeRecords.ts';
import type { CloverParts } from './nodes.ts';
import {
  cloverVetIds,
  dayAfter,
  dayIn,
  folded,
  globalId,
  keyOfType,
  notFound,
  type OffsetArgs,
  offsetPage,
  todayOf,
} from './values.ts';
import { isTelehealth } from './visitRecords.ts';

interface StatusArgs extends OffsetArgs {
  readonly status?: string | null;
}

interface PatientStatusArgs extends StatusArgs {
  readonly patientId?: string | null;
}

interface GuardianStatusArgs extends StatusArgs {
  readonly guardianId?: string | null;
}

interface TasksArgs extends StatusArgs {
  readonly assigneeId?: string | null;
}

interface ConversationsArgs extends OffsetArgs {
  readonly guardianId?: string | null;
  readonly isOpen?: boolean | null;
}

interface CatalogArgs {
  readonly search?: string | null;
  readonly kind?: string | null;
}

/** The chart, billing, the desk and the settings. */
export function cloverBackOffice(backstage: Backstage, { memory, records, visits, care, office }: CloverParts): object {
  const { practice, cap } = backstage;
  const { of, key } = cloverVetIds;
  const ledger = memory.ledger;
  const isPatient = (id: string | null | undefined, patientKey: number): boolean =>
    !id || of('patient', patientKey) === id;
  const isGuardian = (id: string | null | undefined, clientKey: number | null): boolean =>
    !id || (clientKey !== null && of('client', clientKey) === id);
  const has = (status: string | null | undefined, shown: Row): boolean => !status || shown['status'] === status;

  return {
    waitlist({ clinicId }: { readonly clinicId?: string | null }) {
      return practice.patients
        .filter((row) => row.key % 25 === 0 && row.isActive && row.clientKey !== null)
        .flatMap((row, index) => {
          const placeKey = rowOf(practice.clients, row.clientKey)?.placeKey ?? 0;
          const type = practice.visitTypes[index % practice.visitTypes.length];
          const clinic = rowOf(practice.places, placeKey);
          if (!type || !clinic || (clinicId && of('place', placeKey) !== clinicId)) return [];
          return {
            id: globalId('WaitlistEntry', row.key),
            guardian: () => records.guardianOf(row.clientKey),
            patient: () => records.patient(row),
            visitType: records.visitType(type),
            clinic: records.clinic(clinic),
            earliestOn: dayAfter(todayOf(backstage), index % 7),
            note: index % 2 === 0 ? 'Mornings only' : null,
          };
        });
    },
    encounter: ({ id }: { readonly id: string }) =>
      visits.encounterOf(keyOfType('Encounter', id)) ?? notFound('Encounter'),
    immunizations: ({ patientId }: { readonly patientId: string }) =>
      care
        .immunizations()
        .filter(({ patient }) => isPatient(patientId, patient.key))
        .map(care.immunization),
    careReminders({ dueBefore, status, ...page }: StatusArgs & { readonly dueBefore?: string | null }) {
      const until = dueBefore ? dayIn(dueBefore) : null;
      const rows = care
        .careReminders()
        .map(care.careReminder)
        .filter((row) => has(status, row) && (until === null || String(row['dueOn']) < until));
      return offsetPage(rows, page, cap, (row) => row);
    },
    prescriptions({ patientId, status, ...page }: PatientStatusArgs) {
      const rows = care.prescriptions().filter(({ patient }) => isPatient(patientId, patient.key));
      return offsetPage(
        rows.map(care.prescription).filter((row) => has(status, row)),
        page,
        cap,
        (row) => row,
      );
    },
    labOrders({ patientId, status, ...page }: PatientStatusArgs) {
      const rows = care.labOrders().filter(({ patient }) => isPatient(patientId, patient.key));
      return offsetPage(
        rows.map(care.labOrder).filter((row) => has(status, row)),
        page,
        cap,
        (row) => row,
      );
    },
    invoices({ guardianId, status, ...page }: GuardianStatusArgs) {
      const rows = ledger.orders
        .filter((row) => isGuardian(guardianId, row.clientKey) && (!status || office.invoiceStatus(row) === status))
        .toSorted((one, other) => other.at - one.at || other.key - one.key);
      return offsetPage(rows, page, cap, office.invoice);
    },
    invoice({ id }: { readonly id: string }) {
      const row = rowOf(ledger.orders, keyOfType('Invoice', id));
      return row ? office.invoice(row) : notFound('Invoice');
    },
    estimates({ guardianId, ...page }: GuardianStatusArgs) {
      const rows = office.estimates().filter(({ patient }) => isGuardian(guardianId, patient.clientKey));
      return offsetPage(rows, page, cap, office.estimate);
    },
    catalog: ({ search, kind }: CatalogArgs) =>
      catalog
        .filter((item) => !kind || isService(item) === (kind === 'SERVICE'))
        .filter(({ name, sku }) => !search || folded(`${name} ${sku}`).includes(folded(search)))
        .flatMap((item) => catalogItem(item) ?? []),
    membershipPlans: () => membershipPlans,
    memberships({ status, ...page }: StatusArgs) {
      const rows = office.members().filter((row) => !status || office.membershipStatus(row) === status);
      return offsetPage(rows, page, cap, office.membership);
    },
    tasks({ assigneeId, status, ...page }: TasksArgs) {
      const assignee = assigneeId ? key('provider', assigneeId) : null;
      const rows = memory.tasks.filter(
        (row) =>
          (!assigneeId || row.providerKey === assignee) &&
          (!status || (row.completedAt === null) === (status === 'TODO')),
      );
      return offsetPage(rows, page, cap, office.task);
    },
    conversations({ guardianId, isOpen, ...page }: ConversationsArgs) {
      const rows = ledger.threads.filter(
        (row) => isGuardian(guardianId, row.clientKey) && (typeof isOpen !== 'boolean' || row.isClosed !== isOpen),
      );
      return offsetPage(rows, page, cap, office.conversation);
    },
    telehealthSessions: ({ status }: { readonly status?: string | null }) =>
      practice.appointments
        .filter((row) => isTelehealth(row) && !row.isDeleted)
        .map(visits.telehealth)
        .filter((row) => has(status, row)),
    auditTrail(page: OffsetArgs) {
      const newest = (one: AppointmentRecord, other: AppointmentRecord): number =>
        other.updatedAt - one.updatedAt || other.key - one.key;
      return offsetPage(practice.appointments.filter(({ isBlock }) => !isBlock).toSorted(newest), page, cap, (row) =>
        office.auditEvent({ key: row.key, at: row.updatedAt, visitId: of('appointment', row.key) }),
      );
    },
    settings: () => ({
      defaultVisitMinutes: 30,
      weekStartsOn: 'MONDAY',
      quietHours: { from: '20:00', to: '08:00' },
      textSenderName: practice.organization.name,
      extra: { theme: 'meadow' },
    }),
    featureFlags: () => [
      { key: 'multi_patient_visits', isEnabled: false },
      { key: 'telehealth', isEnabled: true },
      { key: 'relay_v2_ids', isEnabled: false },
    ],
  };
}
