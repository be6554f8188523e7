/** The clinical side: visits, wards, laboratory and reminders. */
export const drumlinClinicalText: string = /* GraphQL */ `
  "Clinical history. Written when a consultation is closed."
  type clin_visit {
    visit_id: Int!
    anml_no: Int!
    bu_cd: String!
    visit_date: Date!
    visit_time: Time!
    vet_init: String
    clin_lines: [clin_line!]!
  }

  type clin_line {
    line_no: Int!
    "CLNT"
    line_type_cd: String!
    line_txt: String!
  }

  type clin_visit_page {
    rows: [clin_visit!]!
    page_no: Int!
    page_size: Int!
    page_cnt: Int!
    row_cnt: Int!
  }

  "A call to a yard or a farm"
  type farm_visit {
    farm_visit_id: Int!
    bu_cd: String!
    acct_no: Int!
    acct: acct!
    holding: holding
    visit_date: Date!
    visit_time: Time
    "FVST"
    status_cd: String!
    anml_cnt: Int!
    miles: Float!
    visit_txt: String
  }

  type hosp_stay {
    stay_id: Int!
    bu_cd: String!
    anml_no: Int!
    anml: anml!
    kennel: String!
    admit_date: Date!
    disch_date: Date
    stay_txt: String
  }

  type lab_req {
    lab_no: Int!
    bu_cd: String!
    anml_no: Int!
    lab_name: String!
    test_cd: String!
    test_descr: String!
    sent_date: Date!
    "LBST"
    status_cd: String!
    result_txt: String
  }

  type vacc {
    vacc_id: Int!
    anml_no: Int!
    prod_name: String!
    batch_no: String!
    given_date: Date!
    next_due: Date!
  }

  type rem_type {
    rem_type_cd: String!
    descr: String!
    interval_mths: Int!
  }

  type rem {
    rem_id: Int!
    anml_no: Int!
    anml: anml!
    rem_type_cd: String!
    rem_type: rem_type!
    due_date: Date!
    sent_cnt: Int!
    last_sent: Date
    suppressed: Boolean!
  }

  type ins_co {
    ins_cd: String!
    ins_name: String!
    tel_no: String
    direct_claims: Boolean!
  }

  type ins_pol {
    pol_no: String!
    anml_no: Int!
    ins_cd: String!
    ins_co: ins_co!
    start_date: Date!
    end_date: Date
  }
`;
