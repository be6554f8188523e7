import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import type { RelatedTable } from '../tableRelations.ts';

/** A table of a workspace; a column with `!` is mandatory for a new record, though never in what is shown. */
export interface WorkspaceTable extends RelatedTable {
  readonly plural: string;
}

/** Columns that every table has, and that can't be written. */
export const systemColumns = 'id: ID, createdAt: DateTime, updatedAt: DateTime, deletedAt: Int, _description: String';

/** The tables of the workspace: Users and Files are the system's, the others a clinic's own. */
export const workspaceTables: readonly WorkspaceTable[] = `
User | email: String!, firstName: String, lastName: String, status: String, timezone: String, is8base: Boolean,
  jobTitle: String | avatar: File avatarId | appointments: Appointment assignedToId, timeOffs: TimeOff userId
File | fileId: String, filename: String, downloadUrl: String, shareUrl: String, public: Boolean, meta: JSON
Clinic | name: String!, address: Address, phone: Phone, email: String, timezone: String
  || appointments: Appointment clinicId, patients: Patient clinicId
Service | name: String!, duration: Int, price: Float, color: String, isBookable: Boolean
  || appointments: Appointment serviceId
Patient | firstName: String, lastName: String!, dob: Date, sex: String, email: String, phone: Phone,
  emergencyPhone: Phone, address: Address, isActive: Boolean, isMinor: Boolean, tags: [String], comment: String
  | clinic: Clinic clinicId, photo: File photoId
  | appointments: Appointment patientId, patientNotes: PatientNote patientId, payments: Payment patientId
PatientNote | note: String! | patient: Patient patientId
Appointment | startAt: DateTime!, endAt: DateTime, requestedAt: DateTime, reason: String, status: String,
  cancelReason: String, isTelehealth: Boolean, reminderSent: Boolean
  | patient: Patient patientId, assignedTo: User assignedToId, clinic: Clinic clinicId, service: Service serviceId
  | payments: Payment appointmentId
TimeOff | startAt: DateTime!, endAt: DateTime, title: String | user: User userId, clinic: Clinic clinicId
Payment | amount: Float!, method: String, paidAt: DateTime, isRefund: Boolean
  | patient: Patient patientId, appointment: Appointment appointmentId`
  .trim()
  .split(/\n(?=[A-Z])/)
  .map((line) => {
    const [name = '', columns = '', one = '', many = ''] = line.split('|').map((part) => part.trim());
    return {
      name,
      plural: `${name}s`,
      columns: columnsOf(`${systemColumns}, ${columns}`),
      one: relationsOf(`${one}${one && ', '}createdBy: User createdById`),
      many: many === '' ? {} : relationsOf(many),
    };
  });
