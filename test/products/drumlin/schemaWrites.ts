/** Mutations, each of which calls a procedure of the database: what it returns comes first. */
export const drumlinWriteText: string = /* GraphQL */ `
  type Mutation {
    acct_add(in: acct_in!): acct_rc!
    acct_upd(acct_no: Int!, in: acct_upd_in!): acct_rc!
    acct_phone_add(acct_no: Int!, in: acct_phone_in!): acct_rc!
    acct_phone_del(phone_id: Int!): acct_rc!
    anml_add(in: anml_in!): anml_rc!
    anml_upd(anml_no: Int!, in: anml_upd_in!): anml_rc!
    anml_deceased(anml_no: Int!, dod: Date): anml_rc!
    diary_appt_add(in: diary_appt_in!): diary_appt_rc!
    diary_appt_upd(appt_id: Int!, in: diary_appt_upd_in!): diary_appt_rc!
    diary_appt_arrive(appt_id: Int!): diary_appt_rc!
    diary_appt_can(appt_id: Int!, can_reason_cd: String, can_txt: String): diary_appt_rc!
    diary_block_add(in: diary_block_in!): diary_block_rc!
    wait_list_add(in: wait_list_in!): wait_list_rc!
    "Ways of paying: RCPT"
    receipt_post(acct_no: Int!, amount: Money!, pay_type_cd: String!, ref: String): tran_rc!
    msg_send(acct_no: Int!, msg_txt: String!): msg_rc!
  }

  input acct_in {
    bu_cd: String!
    acct_type_cd: String = "P"
    title_cd: String
    forenames: String
    surname: String!
    salutation: String
    addr_1: String
    addr_2: String
    town: String
    county: String
    post_cd: String
    email: String
    phones: [acct_phone_in!]
    memo: String
  }

  input acct_upd_in {
    bu_cd: String
    acct_type_cd: String
    title_cd: String
    forenames: String
    surname: String
    salutation: String
    addr_1: String
    addr_2: String
    town: String
    county: String
    post_cd: String
    email: String
    memo: String
    inactive: Boolean
  }

  input acct_phone_in {
    phone_type_cd: String!
    phone_no: String!
  }

  input anml_in {
    acct_no: Int!
    anml_name: String!
    species_cd: String!
    breed_cd: String
    sex_cd: String
    colour: String
    dob: Date
    chip_no: String
  }

  input anml_upd_in {
    anml_name: String
    species_cd: String
    breed_cd: String
    sex_cd: String
    colour: String
    dob: Date
    chip_no: String
    inactive: Boolean
  }

  input diary_appt_in {
    bu_cd: String!
    "The main book of the business unit if empty"
    book_id: Int
    col_id: Int
    appt_date: Date!
    start_time: Time!
    "By the type if empty"
    end_time: Time
    type_cd: String!
    acct_no: Int
    anml_nos: [Int!]
    reason_txt: String
    status_cd: String = "BKD"
  }

  input diary_appt_upd_in {
    book_id: Int
    col_id: Int
    appt_date: Date
    start_time: Time
    end_time: Time
    type_cd: String
    anml_nos: [Int!]
    reason_txt: String
    status_cd: String
  }

  input diary_block_in {
    bu_cd: String!
    book_id: Int
    col_id: Int
    block_date: Date!
    start_time: Time!
    end_time: Time!
    block_type_cd: String!
    block_txt: String
  }

  input wait_list_in {
    bu_cd: String!
    acct_no: Int!
    anml_no: Int
    type_cd: String!
    wanted_from: Date!
    wanted_to: Date
    pref_time: String
    wait_txt: String
  }

  type acct_rc {
    "0: done. Anything else: nothing was saved, see msg."
    rc: Int!
    msg: String
    acct: acct
  }

  type anml_rc {
    rc: Int!
    msg: String
    anml: anml
  }

  type diary_appt_rc {
    rc: Int!
    msg: String
    diary_appt: diary_appt
  }

  type diary_block_rc {
    rc: Int!
    msg: String
    diary_block: diary_block
  }

  type wait_list_rc {
    rc: Int!
    msg: String
    wait_list: wait_list
  }

  type tran_rc {
    rc: Int!
    msg: String
    tran: tran
  }

  type msg_rc {
    rc: Int!
    msg: String
    sent: msg
  }
`;
