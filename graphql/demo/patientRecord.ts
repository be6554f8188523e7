/** What was measured once; measuredAt in epoch ms. */
export interface WeightRecord {
  readonly id: string;
  readonly patientId: string;
  readonly value: string;
  readonly unit: 'lb' | 'kg';
  readonly measuredAt: number;
}

/** A vaccine that was given; days as YYYY-MM-DD. */
export interface VaccinationRecord {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
  readonly givenDate: string;
  readonly dueDate: string;
  readonly lotNumber: string;
  readonly providerId: string;
}

/** A file of a patient; addedAt in epoch ms, size in bytes. */
export interface DocumentRecord {
  readonly id: string;
  readonly patientId: string;
  readonly clientId: string;
  readonly name: string;
  readonly kind: string;
  readonly addedAt: number;
  readonly size: number;
  readonly url: string;
}

/** A medicine that was prescribed; days as YYYY-MM-DD. */
export interface PrescriptionRecord {
  readonly id: string;
  readonly patientId: string;
  readonly medication: string;
  readonly directions: string;
  readonly quantity: number;
  readonly refillsLeft: number;
  readonly prescribedDate: string;
  readonly expiresDate: string;
  readonly providerId: string;
}

/** One value of a laboratory result with its usual range. */
export interface LabValue {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly low: string;
  readonly high: string;
  readonly isAbnormal: boolean;
}

/** A laboratory result; collectedAt in epoch ms. */
export interface LabResultRecord {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
  readonly status: string;
  readonly collectedAt: number;
  readonly values: readonly LabValue[];
}

/** What ails a patient; since as YYYY-MM-DD. */
export interface ProblemRecord {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'RESOLVED';
  readonly since: string;
}
