/** What an appointment can be, in the order in which a visit goes; the last two end it early. */
export type Status =
  'PLANNED' | 'CONFIRMED' | 'CHECKED_IN' | 'IN_PROGRESS' | 'CHECKING_OUT' | 'COMPLETED' | 'CANCELLED' | 'NO_SHOW';

/** What a member of staff does. */
export type Role = 'Veterinarian' | 'Technician' | 'Groomer';

/** A place of the clinic. Opening hours depend on the clock; see calendar.ts. */
export interface LocationRecord {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly timezone: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly isActive: boolean;
}

/** A member of staff who has appointments; works at one place a day, of those in locationIds. */
export interface ProviderRecord {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly title: string;
  readonly role: Role;
  readonly email: string;
  readonly isActive: boolean;
  readonly locationIds: readonly string[];
}

/** A kind of appointment; duration in minutes, `roles` are the staff roles that do it. */
export interface AppointmentTypeRecord {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly duration: number;
  readonly color: string;
  readonly isBlockoff: boolean;
  readonly canBookOnline: boolean;
  readonly roles: readonly Role[];
}

/** A telephone number as it was typed. */
export interface PhoneRecord {
  readonly id: string;
  readonly value: string;
  readonly name: string | null;
  readonly preferred: boolean;
}

/** A postal address in parts. */
export interface AddressRecord {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
}

/** A client; money in whole cents (positive is owed), time stamps in epoch ms. */
export interface ClientRecord {
  readonly id: string;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly email: string | null;
  readonly secondaryEmail: string | null;
  readonly phoneNumbers: readonly PhoneRecord[];
  readonly address: AddressRecord | null;
  readonly isActive: boolean;
  readonly notes: string | null;
  readonly alerts: string | null;
  readonly balanceCents: number;
  readonly primaryLocationId: string | null;
  readonly tags: readonly string[];
  readonly insertedAt: number;
  readonly updatedAt: number;
}

/** The sex of an animal, as far as it is known. */
export type Sex = 'MALE' | 'FEMALE' | 'UNKNOWN';

/** An animal; dates as YYYY-MM-DD, weight in tenths of a pound, time stamps in epoch ms. */
export interface PatientRecord {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  readonly species: string;
  readonly breed: string | null;
  readonly color: string | null;
  readonly sex: Sex | null;
  readonly neutered: boolean | null;
  readonly birthDate: string | null;
  readonly microchip: string | null;
  readonly weightTenths: number | null;
  readonly isActive: boolean;
  readonly isDeceased: boolean;
  readonly deceasedDate: string | null;
  readonly alerts: string | null;
  readonly notes: string | null;
  readonly insertedAt: number;
  readonly updatedAt: number;
}

/** An entry of the appointment book; instants in epoch ms, duration in minutes. */
export interface AppointmentRecord {
  readonly id: string;
  readonly start: number;
  readonly duration: number;
  readonly status: Status;
  readonly typeId: string;
  readonly providerId: string | null;
  readonly locationId: string;
  readonly patientId: string | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly room: string | null;
  readonly bookedOnline: boolean;
  readonly confirmedAt: number | null;
  readonly checkedInAt: number | null;
  readonly startedAt: number | null;
  readonly checkingOutAt: number | null;
  readonly completedAt: number | null;
  readonly cancelledAt: number | null;
  readonly cancellationReason: string | null;
  readonly insertedAt: number;
  readonly updatedAt: number;
}

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
interface LabValue {
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

/** A medical problem of a patient; since as YYYY-MM-DD. */
export interface ProblemRecord {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
  readonly status: 'ACTIVE' | 'RESOLVED';
  readonly since: string;
}

/** Records by id, in insertion order. */
export class Table<Item extends { readonly id: string }> {
  readonly #items = new Map<string, Item>();
  #list: readonly Item[] | null = null;

  constructor(items: Iterable<Item>) {
    for (const item of items) this.#items.set(item.id, item);
  }

  get size(): number {
    return this.#items.size;
  }

  /** The record with an id, or null. */
  get(id: string | null): Item | null {
    return id === null ? null : (this.#items.get(id) ?? null);
  }

  /** Adds a record, or replaces the one with its id in place. */
  put(item: Item): Item {
    this.#items.set(item.id, item);
    this.#list = null;
    return item;
  }

  /** Removes a record, if it is there. */
  remove(id: string): void {
    if (this.#items.delete(id)) this.#list = null;
  }

  /** All records. Cached until the next change: paging through 50,000 clients would build it 250 times. */
  list(): readonly Item[] {
    this.#list ??= [...this.#items.values()];
    return this.#list;
  }
}
