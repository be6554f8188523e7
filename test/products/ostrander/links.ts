import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, PlaceRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { OstranderMemory } from './memory.ts';
import type { PageArgs } from './paging.ts';

/** A reference that is followed where it is asked for. */
export type Follow = (key: number | null) => Row | null;

/** What the types of one service have from another, as entities of a federated graph. */
export interface Links {
  readonly facilityOf: Follow;
  readonly regionOf: (place: PlaceRecord) => Row;
  readonly offeringOf: Follow;
  readonly appointment: (row: AppointmentRecord) => Row;
  /** Appointments of a customer or patient, the newest first. */
  readonly appointmentsOf: (belongs: (row: AppointmentRecord) => boolean, args: PageArgs) => Row;
  readonly customer: (row: ClientRecord) => Row;
  readonly customerOf: Follow;
  readonly workerOf: Follow;
  readonly assignmentsAt: (placeKey: number) => readonly Row[];
  readonly patient: (row: PatientRecord) => Row;
  readonly patientOf: Follow;
  readonly encounterOf: (row: AppointmentRecord) => Row | null;
  readonly balanceOf: (clientKey: number) => Row;
  readonly enrollmentsOf: (clientKey: number) => readonly Row[];
  readonly catalogItemOfType: (typeKey: number) => Row | null;
}

/** What rows are made from. */
export interface Context {
  readonly backstage: Backstage;
  readonly memory: OstranderMemory;
  readonly links: () => Links;
}
