/** SDL of what else is kept about patients and of the practice's lists. */
export const openEmrMoreText = /* GraphQL */ `
  "A visit as it took place, a row of form_encounter."
  type Encounter {
    id: ID!
    uuid: String
    encounter: String
    pid: ID
    "YYYY-MM-DD HH:MM:SS"
    date: String
    reason: String
    facility: String
    facility_id: ID
    billing_facility: ID
    provider_id: ID
    sensitivity: String
    pc_catid: ID
    pc_catname: String
    class_code: String
    class_title: String
    external_id: String
  }

  "A medical problem, allergy or medication, which are rows of one table."
  type ListEntry {
    id: ID!
    uuid: String
    pid: ID
    type: String
    title: String
    begdate: String
    enddate: String
    diagnosis: String
    comments: String
    activity: Int
  }

  type Message {
    id: ID!
    date: String
    body: String
    pid: ID
    user: String
    title: String
    assigned_to: String
    message_status: String
    groupname: String
    deleted: Int
  }

  type Insurance {
    id: ID!
    uuid: String
    pid: ID
    "primary, secondary or tertiary"
    type: String
    provider: ID
    plan_name: String
    policy_number: String
    group_number: String
    subscriber_fname: String
    subscriber_lname: String
    date: String
  }

  type InsuranceCompany {
    id: ID!
    name: String
    attn: String
    cms_id: String
    ins_type_code: Int
    inactive: Int
    line1: String
    city: String
    state: String
    zip: String
  }

  type Document {
    id: ID!
    filename: String
    mimetype: String
    docdate: String
  }

  type Drug {
    drug_id: ID!
    uuid: String
    name: String
    ndc_number: String
    form: String
    size: String
    unit: String
    route: String
    active: Int
  }

  type ListOption {
    list_id: String!
    option_id: String!
    title: String
    seq: Int
    is_default: Int
    notes: String
    activity: Int
  }

  type Version {
    v_major: String
    v_minor: String
    v_patch: String
    v_realpatch: String
    v_tag: String
    v_database: Int
    v_acl: Int
  }
`;
