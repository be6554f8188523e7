import type { Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { apiUserId, momentText } from './values.ts';

/** What is said of a patient that the practice has no field for. */
export interface PatientExtra {
  readonly dateOfBirth: string;
  readonly gender: string;
  readonly state: string;
  readonly zipCode: string;
  readonly providerKey: number;
}

/** What is said of an appointment that the practice has no field for. */
export interface AppointmentExtra {
  readonly operatoryId?: string | null;
  readonly checkinAt?: number;
  readonly confirmedAt?: number;
  readonly cancelledAt?: number;
  readonly hasNoType?: boolean;
  readonly isGuardian?: boolean;
  readonly isNewClientsPatient?: boolean | null;
  readonly referrer?: string | null;
  /** Booked through the API, and not yet in the health record system. */
  readonly isOwn?: boolean;
}

/** A note that pops up with a patient. */
export interface Alert {
  readonly id: string;
  readonly patientId: string;
  readonly note: string;
  readonly disabledAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Where changes are reported to. */
export interface Endpoint {
  readonly id: string;
  readonly targetUrl: string;
  readonly active: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What the service keeps beside the practice. */
export interface NexHealthMemory {
  readonly patients: Map<number, PatientExtra>;
  readonly appointments: Map<number, AppointmentExtra>;
  readonly alerts: Map<string, Alert>;
  readonly endpoints: Endpoint[];
  readonly ledger: Ledger;
}

const setUp = momentText(Date.parse('2025-02-03T15:00:00Z'));

/** The memory of a service that starts. */
export function createMemory(practice: Practice): NexHealthMemory {
  return {
    patients: new Map(),
    appointments: new Map(),
    alerts: new Map(),
    endpoints: [
      {
        id: '2214',
        targetUrl: `https://hooks.example.test/${apiUserId}`,
        active: true,
        createdAt: setUp,
        updatedAt: setUp,
      },
    ],
    ledger: createLedger(practice),
  };
}
