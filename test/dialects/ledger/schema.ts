/** SDL of an old system that was put behind GraphQL: abbreviations, codes, and dates without separators. */
export const ledgerText = /* GraphQL */ `
  type Query {
    org: OrgRec
    locLst: LocLstRes
    "Customers by number."
    custLst(inp: CustSrchInp!): CustLstRes
    custDtl(custNo: ID!): CustDtlRes
    anmlLst(inp: AnmlSrchInp!): AnmlLstRes
    "The book of one location on one day, dt as YYYYMMDD."
    apptBk(locCd: ID!, dt: String!, inclCx: Boolean = false): ApptBkRes
    apptDtl(apptNo: ID!): ApptDtlRes
    empLst(locCd: ID): EmpLstRes
    apptTypLst: ApptTypLstRes
  }

  type OrgRec {
    id: ID!
    name: String
  }

  "rc 0 is good; anything else is refused, see msg."
  type LocLstRes {
    rc: Int!
    msg: String
    rows: [LocRec]
  }

  type LocRec {
    locCd: ID!
    locNm: String
    adr1: String
    city: String
    st: String
    zip: String
    "IANA"
    tzNm: String
  }

  input CustSrchInp {
    "Part of a name."
    srch: String
    actOnly: Boolean
    pgNo: Int
    pgSz: Int!
  }

  type CustLstRes {
    rc: Int!
    msg: String
    cnt: Int
    rows: [CustRec]
  }

  type CustDtlRes {
    rc: Int!
    msg: String
    rec: CustRec
  }

  type CustRec {
    custNo: ID!
    fstNm: String
    lstNm: String
    ph1: String
    ph2: String
    ph3: String
    eml: String
    adr1: String
    city: String
    "Y or N"
    actYn: String
    anmls: [AnmlRec]
  }

  input AnmlSrchInp {
    custNo: ID
    srch: String
    pgNo: Int
    pgSz: Int!
  }

  type AnmlLstRes {
    rc: Int!
    msg: String
    cnt: Int
    rows: [AnmlRec]
  }

  type AnmlRec {
    anmlNo: ID!
    anmlNm: String
    spcs: String
    brd: String
    sx: String
    "YYYYMMDD"
    dob: String
    custNo: ID
    cust: CustRec
  }

  type ApptBkRes {
    rc: Int!
    msg: String
    cnt: Int
    rows: [ApptRec]
  }

  type ApptDtlRes {
    rc: Int!
    msg: String
    rec: ApptRec
  }

  type ApptRec {
    apptNo: ID!
    "YYYYMMDD, local to the location"
    dt: String
    "HHMM, local to the location"
    tm: String
    durMin: Int
    "BK CF AR IP RD FN CX NS"
    stCd: String
    rsn: String
    apptTyp: ApptTypRec
    loc: LocRec
    cust: CustRec
    anml: AnmlRec
    emp: EmpRec
  }

  type EmpLstRes {
    rc: Int!
    msg: String
    rows: [EmpRec]
  }

  type EmpRec {
    empNo: ID!
    fstNm: String
    lstNm: String
    empTyp: String
    actYn: String
  }

  type ApptTypLstRes {
    rc: Int!
    msg: String
    rows: [ApptTypRec]
  }

  type ApptTypRec {
    typCd: ID!
    typNm: String
    durMin: Int
  }

  type Mutation {
    apptAdd(inp: ApptAddInp!): ApptDtlRes
    apptUpd(apptNo: ID!, inp: ApptUpdInp!): ApptDtlRes
    apptCx(apptNo: ID!, rsn: String): ApptDtlRes
    custAdd(inp: CustAddInp!): CustDtlRes
    anmlAdd(inp: AnmlAddInp!): AnmlDtlRes
  }

  input ApptAddInp {
    locCd: ID!
    typCd: ID!
    anmlNo: ID
    empNo: ID
    dt: String!
    tm: String!
    durMin: Int
    rsn: String
  }

  input ApptUpdInp {
    empNo: ID
    dt: String
    tm: String
    durMin: Int
    stCd: String
    rsn: String
  }

  input CustAddInp {
    fstNm: String
    lstNm: String!
    ph1: String
    ph2: String
    eml: String
  }

  input AnmlAddInp {
    custNo: ID!
    anmlNm: String!
    spcs: String!
    brd: String
  }

  type AnmlDtlRes {
    rc: Int!
    msg: String
    rec: AnmlRec
  }
`;
