import type { Backstage } from '../../dialects/dialect.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { HealtMemory } from './memory.ts';
import type { HealtRecords } from './records.ts';
import { adminId, dateText, fail, failPermission, healtIds, homeKey, ownId } from './values.ts';

interface DataArgs {
  readonly data: Row;
}

interface IdArgs {
  readonly id: string;
}

/** Mutations that ask for a permission which no role has. */
const withoutPermission: Readonly<Record<string, string>> = {
  createAssistant: 'assistant:create',
  updateAssistant: 'assistant:update',
  deleteAssistant: 'assistant:delete',
  deactivateAssistant: 'assistant:update',
  activateAssistant: 'assistant:update',
  createWeeklySlot: 'weeklySlot:create',
  bulkCreateWeeklySlots: 'weeklySlot:create',
  updateWeeklySlot: 'weeklySlot:update',
  deleteWeeklySlot: 'weeklySlot:delete',
  activateWeeklySlot: 'weeklySlot:update',
  deactivateWeeklySlot: 'weeklySlot:update',
  createReminderRule: 'reminderRule:create',
  updateReminderRule: 'reminderRule:update',
  deleteReminderRule: 'reminderRule:delete',
  activateReminderRule: 'reminderRule:update',
  deactivateReminderRule: 'reminderRule:update',
  testWebhookEndpoint: 'webhook:test',
  createAuditLog: 'auditLog:create',
  deleteAuditLog: 'auditLog:delete',
  deleteAuditLogsByEntity: 'auditLog:delete',
  deleteClinic: 'clinic:delete',
};

/** The mutations for accounts, doctors, clinics, reminders and webhooks. */
export function healtOtherWrites(
  backstage: Backstage,
  records: HealtRecords,
  memory: HealtMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { now } = backstage;
  const allowed = (): void => {
    const outcome = written(backstage, () => ({ ok: true, row: null }));
    if (!outcome.ok) fail(outcome.message, 'FORBIDDEN');
  };
  const change = (rows: Map<string, Row>, id: string, what: string, fields: Row): Row => {
    const before = rows.get(id) ?? fail(`${what} not found`, 'NOT_FOUND');
    allowed();
    const row = { ...before, ...presentFields(fields) };
    rows.set(id, row);
    return row;
  };
  const remove = (rows: Map<string, Row>, id: string, what: string): Row => {
    const before = rows.get(id) ?? fail(`${what} not found`, 'NOT_FOUND');
    allowed();
    rows.delete(id);
    return before;
  };
  const add = (rows: Map<string, Row>, id: string, fields: Row): Row => {
    allowed();
    const row = { ...fields, id };
    rows.set(id, row);
    return row;
  };
  const stamps = (): Row => ({ createdAt: dateText(now()), updatedAt: dateText(now()) });
  const millis = (): Row => ({ createdAt: String(now()), updatedAt: String(now()) });
  const addUser = (fields: Row): Row => {
    const taken = [...memory.users.values()].some(
      ({ email, clinicId }) => email === fields['email'] && clinicId === fields['clinicId'],
    );
    if (taken) fail('Email already in use in this clinic', 'BAD_USER_INPUT');
    const account = { firstName: null, lastName: null, phone: null, active: true, emailVerified: false };
    const id = ownId('user', 2000 + memory.users.size);
    return add(memory.users, id, { ...account, lastLoginAt: null, ...presentFields(fields), ...millis() });
  };
  const addClinic = (fields: Row): Row => {
    const usual = { country: 'RS', timezone: 'Europe/Belgrade', ...millis() };
    return add(memory.clinics, healtIds.of('place', memory.clinics.size + 1), { ...usual, ...presentFields(fields) });
  };
  const session = (user: Row): Row => ({
    user,
    tokens: { accessToken: 'healt-session', refreshToken: 'healt-refresh' },
  });
  const reminded = (id: string, what: string, fields: Row): Row => {
    const before = memory.reminders.get(id) ?? fail('Reminder not found', 'NOT_FOUND');
    if (before['status'] !== 'SCHEDULED') fail(`Only scheduled reminders can be ${what}`, 'BAD_REQUEST');
    return records.reminder(change(memory.reminders, id, 'Reminder', fields));
  };
  const setActive = (id: string, isActive: boolean): Row => {
    if (memory.webhooks.get(id)?.['active'] === isActive)
      fail(`Webhook endpoint is already ${isActive ? 'active' : 'inactive'}`, 'BAD_REQUEST');
    return change(memory.webhooks, id, 'Webhook endpoint', { active: isActive });
  };
  const forbidden = Object.entries(withoutPermission).map(([mutation, permission]) => [
    mutation,
    () => failPermission(permission),
  ]);

  return {
    ...Object.fromEntries(forbidden),
    createUser: ({ passwordHash: _hash, ...fields }: Row) => records.user(addUser(fields)),
    updateUser({ id, ...fields }: Row & IdArgs) {
      if (id === adminId && fields['active'] !== undefined)
        fail('Forbidden: Cannot change your own active status', 'FORBIDDEN');
      return records.user(change(memory.users, id, 'User', fields));
    },
    deleteUser: ({ id }: IdArgs) =>
      id === adminId
        ? fail('Forbidden: Cannot delete your own account', 'FORBIDDEN')
        : records.user(remove(memory.users, id, 'User')),
    createDoctor({ data }: DataArgs) {
      const user = memory.users.get(String(data['userId'])) ?? fail('User not found', 'NOT_FOUND');
      if (user['role'] !== 'DOCTOR') fail('User must have DOCTOR role', 'BAD_REQUEST');
      if ([...memory.doctors.values()].some(({ userId }) => userId === user['id']))
        fail('Doctor profile already exists for this user', 'CONFLICT');
      const usual = { languages: [], isAcceptingNewPatients: true, clinicId: user['clinicId'], ...stamps() };
      return records.doctor(
        add(memory.doctors, healtIds.of('provider', 900 + memory.doctors.size), { ...usual, ...data }),
      );
    },
    updateDoctor: ({ id, data }: IdArgs & DataArgs) => records.doctor(change(memory.doctors, id, 'Doctor', data)),
    deleteDoctor({ id }: IdArgs) {
      const key = healtIds.key('provider', id);
      const appointmentCount = records.appointments(({ providerKey }) => providerKey === key).length;
      if (appointmentCount > 0)
        fail('Cannot delete doctor with existing appointments', 'CONFLICT', { appointmentCount });
      return records.doctor(remove(memory.doctors, id, 'Doctor'));
    },
    createClinic: ({ input }: { readonly input: Row }) => addClinic(input),
    // Both look for an id beside the input.
    updateClinic: () => fail('Forbidden: Cannot update other clinics', 'FORBIDDEN'),
    updateClinicSubscription: () => fail('Forbidden: Cannot update other clinic subscriptions', 'FORBIDDEN'),
    generateRemindersForAppointment: ({ appointmentId }: { readonly appointmentId: string }) => {
      const key = healtIds.key('appointment', appointmentId);
      const [row] = records.appointments((each) => each.key === key);
      if (!row) return fail('Appointment not found', 'NOT_FOUND');
      if (row.start <= now()) fail('Cannot generate reminders for past appointments', 'BAD_REQUEST');
      const clinicId = healtIds.of('place', row.placeKey);
      const rules = [...memory.rules.values()].filter(
        (rule) => rule['clinicId'] === clinicId && rule['active'] === true,
      );
      if (rules.length === 0) fail('No active reminder rules found for this clinic', 'BAD_REQUEST');
      const isThere = (ruleId: unknown): boolean =>
        [...memory.reminders.values()].some(
          (each) => each['appointmentId'] === appointmentId && each['ruleId'] === ruleId,
        );
      return rules
        .filter((rule) => !isThere(rule['id']) && row.start - Number(rule['offsetMin']) * 60_000 > now())
        .map((rule) => {
          const scheduledFor = dateText(row.start - Number(rule['offsetMin']) * 60_000);
          const fields = { appointmentId, ruleId: rule['id'], channel: rule['channel'], scheduledFor };
          const state = { sentAt: null, status: 'SCHEDULED', error: null };
          const id = ownId('reminder', 3000 + memory.reminders.size);
          return records.reminder(add(memory.reminders, id, { ...fields, ...state, ...stamps() }));
        });
    },
    cancelReminder: ({ id }: IdArgs) => reminded(id, 'cancelled', { status: 'SKIPPED' }),
    markReminderSent: ({ id }: IdArgs) => reminded(id, 'marked as sent', { status: 'SENT', sentAt: dateText(now()) }),
    markReminderFailed: ({ id, error }: IdArgs & { readonly error: string }) =>
      reminded(id, 'marked as failed', { status: 'FAILED', error }),
    createWebhookEndpoint({ data }: DataArgs) {
      if (String(data['secret']).length < 32) fail('Secret must be at least 32 characters long', 'BAD_REQUEST');
      const usual = { active: true, failureCount: 0, clinicId: healtIds.of('place', homeKey), ...stamps() };
      return add(memory.webhooks, ownId('webhook', memory.webhooks.size + 1), { ...usual, ...presentFields(data) });
    },
    updateWebhookEndpoint: ({ id, data }: IdArgs & DataArgs) => change(memory.webhooks, id, 'Webhook endpoint', data),
    deleteWebhookEndpoint: ({ id }: IdArgs) => remove(memory.webhooks, id, 'Webhook endpoint'),
    activateWebhookEndpoint: ({ id }: IdArgs) => setActive(id, true),
    deactivateWebhookEndpoint: ({ id }: IdArgs) => setActive(id, false),
    resetWebhookFailureCount: ({ id }: IdArgs) => change(memory.webhooks, id, 'Webhook endpoint', { failureCount: 0 }),
    login: () => fail('Invalid credentials', 'UNAUTHENTICATED'),
    selectClinic: () => fail('Invalid credentials or clinic', 'UNAUTHENTICATED'),
    register({ input: { password, ...fields } }: { readonly input: Row }) {
      if (String(password).length < 8) fail('Password must be at least 8 characters long', 'BAD_USER_INPUT');
      return session(addUser(fields));
    },
    registerCompany({ input: { password, clinicName, ...fields } }: { readonly input: Row }) {
      if (String(password).length < 8) fail('Password must be at least 8 characters long', 'BAD_USER_INPUT');
      const { id } = addClinic({ name: clinicName });
      return session(addUser({ ...fields, role: 'CLINIC_ADMIN', clinicId: id }));
    },
    refreshToken: () => fail('Invalid or expired refresh token', 'UNAUTHENTICATED'),
    logout: () => true,
    logoutAll: () => true,
  };
}
