/** Account holders and their animals. */
export const drumlinAcctText: string = /* GraphQL */ `
  type acct {
    acct_no: Int!
    "ACTY"
    acct_type_cd: String!
    "TITL"
    title_cd: String
    initials: String
    forenames: String
    "Or the name of a firm, farm or yard"
    surname: String!
    "Dear ..."
    salutation: String
    "First line of an envelope"
    addressee: String!
    addr_1: String
    addr_2: String
    town: String
    county: String
    post_cd: String
    email: String
    phones: [acct_phone!]!
    "Branch where the account is kept"
    bu_cd: String!
    bus_unit: bus_unit!
    acct_grps: [acct_grp!]!
    memo: String
    "PAYT"
    pay_terms_cd: String!
    stop_credit: Boolean!
    no_mailing: Boolean!
    balance: Money!
    last_visit_date: Date
    last_tran_date: Date
    inactive: Boolean!
    anmls(incl_deceased: Boolean = true): [anml!]!
    holding: holding
    crt_dt: Stamp!
    upd_dt: Stamp!
  }

  type acct_page {
    rows: [acct!]!
    page_no: Int!
    page_size: Int!
    page_cnt: Int!
    row_cnt: Int!
  }

  type acct_phone {
    phone_id: Int!
    acct_no: Int!
    seq_no: Int!
    "PHTY"
    phone_type_cd: String!
    phone_no: String!
    phone_memo: String
    sms: Boolean!
  }

  "Groups of accounts for mailings, discounts and reports"
  type acct_grp {
    grp_cd: String!
    descr: String!
    disc_pct: Float!
  }

  "Herd or flock number of a farm account"
  type holding {
    holding_id: Int!
    acct_no: Int!
    herd_no: String!
    holding_name: String!
    species_cd: String!
    head_cnt: Int!
    tb_test_due: Date
  }

  type species {
    species_cd: String!
    descr: String!
    dept_cd: String!
  }

  type breed {
    breed_cd: String!
    species_cd: String!
    descr: String!
  }

  type anml {
    anml_no: Int!
    acct_no: Int
    acct: acct
    anml_name: String!
    species_cd: String!
    species: species!
    breed_cd: String
    breed: breed
    "SEX"
    sex_cd: String!
    colour: String
    dob: Date
    chip_no: String
    passport_no: String
    tag_no: String
    deceased: Boolean!
    dod: Date
    inactive: Boolean!
    wts: [anml_wt!]!
    vaccs: [vacc!]!
    rems: [rem!]!
    ins_pols: [ins_pol!]!
    crt_dt: Stamp!
    upd_dt: Stamp!
  }

  type anml_page {
    rows: [anml!]!
    page_no: Int!
    page_size: Int!
    page_cnt: Int!
    row_cnt: Int!
  }

  type anml_wt {
    anml_no: Int!
    wt_date: Date!
    wt_kg: Float!
  }
`;
