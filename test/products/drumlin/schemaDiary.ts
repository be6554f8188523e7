/** Business units, staff, codes and the diary. */
export const drumlinDiaryText: string = /* GraphQL */ `
  type bus_unit {
    bu_cd: String!
    bu_name: String!
    addr_1: String
    addr_2: String
    town: String
    county: String
    post_cd: String
    tel_no: String
    email: String
    vat_no: String
    "Olson name. The diary runs by this clock."
    tz: String!
    head_office: Boolean!
    inactive: Boolean!
    diary_books: [diary_book!]!
  }

  "Small animal, equine, farm"
  type dept {
    dept_cd: String!
    descr: String!
  }

  "Users of the system"
  type staff {
    staff_cd: String!
    login_name: String!
    forenames: String
    surname: String!
    qual: String
    "JOBT"
    job_cd: String!
    email: String
    mob_no: String
    bu_cds: [String!]!
    inactive: Boolean!
  }

  type rota {
    rota_id: Int!
    bu_cd: String!
    staff_cd: String!
    staff: staff!
    rota_date: Date!
    start_time: Time!
    end_time: Time!
    on_call: Boolean!
  }

  type code_grp {
    grp_cd: String!
    descr: String!
    "Kept by Drumlin, not by the practice"
    sys: Boolean!
    code_vals: [code_val!]!
  }

  type code_val {
    grp_cd: String!
    code: String!
    descr: String!
    seq_no: Int!
    inactive: Boolean!
  }

  type sys_parm {
    parm_name: String!
    parm_val: String
  }

  type diary_book {
    book_id: Int!
    bu_cd: String!
    bus_unit: bus_unit!
    book_name: String!
    dept_cd: String!
    dept: dept!
    slot_mins: Int!
    day_start: Time!
    day_end: Time!
    "The book that opens first"
    main_book: Boolean!
    book_cols: [diary_book_col!]!
  }

  "Which columns a book shows, from left to right"
  type diary_book_col {
    book_id: Int!
    col_id: Int!
    seq_no: Int!
    col: diary_col!
  }

  "A vet, a nurse, a room or a round. May stand in several books."
  type diary_col {
    col_id: Int!
    "Heading, as typed by the practice"
    col_hdg: String!
    col_short: String!
    "COLT"
    col_type_cd: String!
    colour: String
    inactive: Boolean!
    book_ids: [Int!]!
  }

  type appt_type {
    type_cd: String!
    descr: String!
    dflt_mins: Int!
    dflt_slots: Int!
    colour: String
    dept_cd: String!
    web: Boolean!
    inactive: Boolean!
  }

  type diary_appt {
    appt_id: Int!
    bu_cd: String!
    bus_unit: bus_unit!
    book_id: Int!
    book: diary_book!
    "Empty: in the strip at the left, for anyone"
    col_id: Int
    col: diary_col
    appt_date: Date!
    start_time: Time!
    "On the next day where it is before the start"
    end_time: Time!
    slots: Int!
    type_cd: String!
    appt_type: appt_type!
    "APST"
    status_cd: String!
    acct_no: Int
    acct: acct
    anmls: [diary_appt_anml!]!
    reason_txt: String
    arr_time: Time
    in_time: Time
    out_time: Time
    "CANR"
    can_reason_cd: String
    can_txt: String
    sms_rem: Boolean!
    crt_by: String!
    crt_dt: Stamp!
    upd_dt: Stamp!
  }

  type diary_appt_anml {
    appt_id: Int!
    seq_no: Int!
    anml_no: Int!
    anml: anml!
  }

  type diary_appt_page {
    rows: [diary_appt!]!
    page_no: Int!
    page_size: Int!
    page_cnt: Int!
    row_cnt: Int!
  }

  "Time that can't be booked"
  type diary_block {
    block_id: Int!
    bu_cd: String!
    book_id: Int!
    col_id: Int
    col: diary_col
    block_date: Date!
    start_time: Time!
    end_time: Time!
    "BLKT"
    block_type_cd: String!
    block_txt: String
  }

  type diary_free_slot {
    book_id: Int!
    col_id: Int!
    col_hdg: String!
    free_date: Date!
    start_time: Time!
    slots: Int!
  }

  "Callers who would come earlier"
  type wait_list {
    wait_id: Int!
    bu_cd: String!
    acct_no: Int!
    acct: acct!
    anml_no: Int
    type_cd: String!
    wanted_from: Date!
    wanted_to: Date
    pref_time: String
    wait_txt: String
    done: Boolean!
  }
`;
