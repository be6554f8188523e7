import { drumlinAcctText } from './schemaAccts.ts';
import { drumlinClinicalText } from './schemaClinical.ts';
import { drumlinDiaryText } from './schemaDiary.ts';
import { drumlinOfficeText } from './schemaOffice.ts';
import { drumlinWriteText } from './schemaWrites.ts';

const roots: string = /* GraphQL */ `
  "YYYY-MM-DD"
  scalar Date
  "HH:MM"
  scalar Time
  "YYYY-MM-DD HH:MM:SS by the clock of the database server"
  scalar Stamp
  "Two decimals"
  scalar Money

  type Query {
    bus_units: [bus_unit!]!
    bus_unit(bu_cd: String!): bus_unit
    depts: [dept!]!
    staff(bu_cd: String, incl_inactive: Boolean = false): [staff!]!
    staff_mbr(staff_cd: String!): staff
    rotas(bu_cd: String!, date_from: Date!, date_to: Date!): [rota!]!
    code_grps: [code_grp!]!
    "Values of one code group, e.g. APST for diary statuses"
    code_vals(grp_cd: String!): [code_val!]!
    sys_parms: [sys_parm!]!

    diary_books(bu_cd: String): [diary_book!]!
    diary_book(book_id: Int!): diary_book
    diary_cols(bu_cd: String, book_id: Int, incl_inactive: Boolean = false): [diary_col!]!
    "At most 62 days"
    diary_appts(
      bu_cd: String!
      date_from: Date!
      date_to: Date!
      book_id: Int
      col_id: Int
      acct_no: Int
      anml_no: Int
      status_cds: [String!]
      page_no: Int = 1
      page_size: Int = 50
    ): diary_appt_page!
    diary_appt(appt_id: Int!): diary_appt
    diary_blocks(bu_cd: String!, date_from: Date!, date_to: Date!, book_id: Int): [diary_block!]!
    diary_free(bu_cd: String!, type_cd: String!, date_from: Date!, date_to: Date!, col_id: Int): [diary_free_slot!]!
    appt_types(incl_inactive: Boolean = false): [appt_type!]!
    wait_list(bu_cd: String!): [wait_list!]!

    accts(
      bu_cd: String
      acct_type_cd: String
      grp_cd: String
      inactive: Boolean
      surname_from: String
      upd_since: Stamp
      page_no: Int = 1
      page_size: Int = 50
    ): acct_page!
    acct(acct_no: Int!): acct
    "As F5 in the desktop: surname, forename, animal, phone, e-mail or account number. Two characters or more."
    acct_find(find_txt: String!, max_rows: Int = 20): [acct!]!
    acct_grps: [acct_grp!]!
    anmls(
      acct_no: Int
      species_cd: String
      name_from: String
      deceased: Boolean
      inactive: Boolean
      upd_since: Stamp
      page_no: Int = 1
      page_size: Int = 50
    ): anml_page!
    anml(anml_no: Int!): anml
    anml_by_chip(chip_no: String!): anml
    species: [species!]!
    breeds(species_cd: String!): [breed!]!
    holdings: [holding!]!

    clin_visits(anml_no: Int!, page_no: Int = 1, page_size: Int = 50): clin_visit_page!
    farm_visits(bu_cd: String!, date_from: Date!, date_to: Date!): [farm_visit!]!
    hosp_stays(bu_cd: String!): [hosp_stay!]!
    lab_reqs(bu_cd: String, anml_no: Int): [lab_req!]!
    rems(bu_cd: String!, due_from: Date!, due_to: Date!): [rem!]!
    rem_types: [rem_type!]!
    ins_cos: [ins_co!]!

    trans(acct_no: Int!, page_no: Int = 1, page_size: Int = 50): tran_page!
    stmt(acct_no: Int!): stmt
    stock_items(find_txt: String, page_no: Int = 1, page_size: Int = 50): stock_item_page!
    stock_locs(bu_cd: String): [stock_loc!]!
    suppliers: [supplier!]!
    msgs(acct_no: Int, page_no: Int = 1, page_size: Int = 50): msg_page!
  }
`;

/** The whole schema. */
export const drumlinText: string = [
  roots,
  drumlinDiaryText,
  drumlinAcctText,
  drumlinClinicalText,
  drumlinOfficeText,
  drumlinWriteText,
].join('\n');
