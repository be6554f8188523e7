/** Accounts ledger, stock and messages. */
export const drumlinOfficeText: string = /* GraphQL */ `
  type tran {
    tran_no: Int!
    acct_no: Int!
    bu_cd: String!
    "TRTY"
    tran_type_cd: String!
    tran_date: Date!
    anml_no: Int
    ref: String
    descr: String!
    net: Money!
    vat: Money!
    gross: Money!
    unalloc: Money!
    tran_lines: [tran_line!]!
  }

  type tran_line {
    tran_no: Int!
    line_no: Int!
    item_cd: String
    descr: String!
    qty: Float!
    unit_price: Money!
    line_total: Money!
  }

  type tran_page {
    rows: [tran!]!
    page_no: Int!
    page_size: Int!
    page_cnt: Int!
    row_cnt: Int!
  }

  "Aged balance"
  type stmt {
    acct_no: Int!
    stmt_date: Date!
    cur_bal: Money!
    bal_30: Money!
    bal_60: Money!
    bal_90: Money!
    total: Money!
  }

  type stock_item {
    item_cd: String!
    descr: String!
    "Prescription category: POM-V, POM-VPS, NFA-VPS, AVM-GSL"
    legal_cat: String
    pack_size: Int!
    sell_price: Money!
    vat_cd: String!
    supp_cd: String!
    supplier: supplier!
    stock_lvls: [stock_lvl!]!
    inactive: Boolean!
  }

  type stock_item_page {
    rows: [stock_item!]!
    page_no: Int!
    page_size: Int!
    page_cnt: Int!
    row_cnt: Int!
  }

  type stock_loc {
    loc_cd: String!
    loc_name: String!
    bu_cd: String!
    bus_unit: bus_unit!
  }

  type stock_lvl {
    item_cd: String!
    loc_cd: String!
    qty_on_hand: Float!
    reord_lvl: Float!
  }

  type supplier {
    supp_cd: String!
    supp_name: String!
    acct_ref: String
    addr_1: String
    town: String
    tel_no: String
    email: String
    inactive: Boolean!
  }

  "Texts, e-mails and letters to account holders"
  type msg {
    msg_id: Int!
    acct_no: Int!
    "MSGT"
    msg_type_cd: String!
    sent_to: String
    msg_txt: String!
    msg_dt: Stamp!
    inbound: Boolean!
    "MSST"
    status_cd: String!
  }

  type msg_page {
    rows: [msg!]!
    page_no: Int!
    page_size: Int!
    page_cnt: Int!
    row_cnt: Int!
  }
`;
