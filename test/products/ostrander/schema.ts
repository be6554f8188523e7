import { ostranderCommerceText } from './schemaCommerce.ts';
import { ostranderFacilitiesText } from './schemaFacilities.ts';
import { ostranderMedicalText } from './schemaMedicalRecord.ts';
import { ostranderPartyText } from './schemaParty.ts';
import { ostranderSchedulingText } from './schemaScheduling.ts';
import { ostranderWorkersText } from './schemaWorkers.ts';
import { ostranderWritesText } from './schemaWrites.ts';

/** What the services share, and what the router answers by itself. */
const commonText = /* GraphQL */ `
  "An instant in UTC by RFC 3339, such as 2026-11-17T14:30:00Z."
  scalar Timestamp
  "A calendar date, such as 2026-11-17."
  scalar Date
  "Seconds with a trailing s, such as 1800s."
  scalar Duration
  "Paths of fields joined by commas, such as slot.startTime,reasonForVisit; * stands for all."
  scalar FieldMask
  "A whole number of up to 64 bits, written as text."
  scalar Int64

  "Each service of the platform answers below a field of its own."
  type Query {
    platform: PlatformQuery!
    scheduling: SchedulingQuery!
    party: PartyQuery!
    medicalRecord: MedicalRecordQuery!
    commerce: CommerceQuery!
  }

  type PlatformQuery {
    tenant: Tenant!
    "Who the access token was issued to."
    caller: Caller!
    "What was written, the newest first."
    auditEvents(filter: AuditEventFilter, pageSize: Int, pageToken: String): ListAuditEventsResponse!
    "Work that is waiting for somebody."
    worklistItems(filter: WorklistItemFilter, pageSize: Int, pageToken: String): ListWorklistItemsResponse!
    featureRollouts: [FeatureRollout!]!
  }

  type Tenant {
    id: ID!
    resourceName: String!
    displayName: String!
    regionCode: String!
    currencyCode: String!
    facilityCount: Int!
  }

  type Caller {
    clientId: String!
    grantedScopes: [String!]!
    tenant: Tenant!
  }

  type FeatureRollout {
    feature: String!
    enabled: Boolean!
    "None where it is on everywhere."
    facilities: [Facility!]!
  }

  enum AuditAction {
    AUDIT_ACTION_UNSPECIFIED
    AUDIT_ACTION_CREATE
    AUDIT_ACTION_UPDATE
    AUDIT_ACTION_DELETE
  }

  input AuditEventFilter {
    "Resource name of what was written."
    target: String
    actions: [AuditAction!]
  }

  type AuditEvent {
    id: ID!
    action: AuditAction!
    "Resource name of what was written."
    target: String!
    serviceName: String!
    actor: String!
    occurTime: Timestamp!
  }

  type ListAuditEventsResponse {
    auditEvents: [AuditEvent!]!
    nextPageToken: String!
    totalSize: Int!
  }

  enum WorklistItemState {
    WORKLIST_ITEM_STATE_UNSPECIFIED
    WORKLIST_ITEM_STATE_OPEN
    WORKLIST_ITEM_STATE_DONE
  }

  input WorklistItemFilter {
    states: [WorklistItemState!]
    assigneeId: ID
  }

  type WorklistItem {
    id: ID!
    displayName: String!
    state: WorklistItemState!
    assignee: Worker
    patient: PatientOfCare
    dueDate: Date
    createTime: Timestamp!
  }

  type ListWorklistItemsResponse {
    worklistItems: [WorklistItem!]!
    nextPageToken: String!
    totalSize: Int!
  }

  "The start is part of it, the end is not."
  input IntervalInput {
    startTime: Timestamp!
    endTime: Timestamp!
  }

  "Both dates are part of it."
  input DateRangeInput {
    startDate: Date!
    endDate: Date!
  }

  type TimeZone {
    "Zone of the tz database, such as America/New_York."
    id: String!
    version: String
  }

  type PostalAddress {
    regionCode: String!
    postalCode: String
    "A state."
    administrativeArea: String
    "A town or city."
    locality: String
    addressLines: [String!]!
  }

  type PhoneNumber {
    e164Number: String!
    extension: String
  }

  type Money {
    currencyCode: String!
    units: Int64!
    "Billionths of a unit."
    nanos: Int!
  }
`;

/** SDL as the router's API schema prints it. */
export const ostranderText: string = [
  commonText,
  ostranderSchedulingText,
  ostranderFacilitiesText,
  ostranderPartyText,
  ostranderWorkersText,
  ostranderMedicalText,
  ostranderCommerceText,
  ostranderWritesText,
].join('\n');
