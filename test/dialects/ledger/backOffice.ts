/** SDL of what that system offers beyond the front desk. */
export const ledgerBackOfficeText = /* GraphQL */ `
  extend type Query {
    custDelLst(pgNo: Int, pgSz: Int!): CustDelRes
    custTmplLst: [CustTmplRec]
    custNoteLst(custNo: ID!): [CustNoteRec]
    apptReqLst(locCd: ID!): ApptReqRes
    apptStat(locCd: ID!, dt: String!): ApptStatRec
    apptRmdLst(locCd: ID!, dt: String!): [ApptRmdRec]
    anmlFrmLst(anmlNo: ID): [AnmlFrmRec]
    usrSessLst: [UsrSessRec]
    lgnAtmptLst: [LgnAtmptRec]
    audLog(dt: String!): [AudRec]
    invLst(custNo: ID, pgSz: Int!): InvLstRes
    prcLst: [PrcRec]
    tskLst: [TskRec]
    nwslLst: [NwslRec]
    whkLst: [WhkRec]
    cfgLst: [CfgRec]
  }

  extend type Mutation {
    apptReqAdd(locCd: ID!, dt: String!, custNm: String!): ApptReqRec
    custNoteAdd(custNo: ID!, txt: String!): CustNoteRec
    invAdd(custNo: ID!, amt: Float!): InvRec
    tskAdd(txt: String!): TskRec
    cfgUpd(cd: String!, val: String!): CfgRec
  }

  type CustDelRes {
    rc: Int!
    msg: String
    rows: [CustDelRec]
  }
  type CustDelRec {
    custNo: ID!
    fstNm: String
    lstNm: String
    delDt: String
  }
  type CustTmplRec {
    tmplCd: ID!
    tmplNm: String
    txt: String
  }
  type CustNoteRec {
    noteNo: ID!
    txt: String
    dt: String
  }
  type ApptReqRes {
    rc: Int!
    msg: String
    rows: [ApptReqRec]
  }
  type ApptReqRec {
    reqNo: ID!
    dt: String
    tm: String
    stCd: String
    custNm: String
    rsn: String
  }
  type ApptStatRec {
    cnt: Int
    cxCnt: Int
    nsCnt: Int
  }
  type ApptRmdRec {
    rmdNo: ID!
    appt: ApptRec
    sntDt: String
  }
  type AnmlFrmRec {
    frmNo: ID!
    frmNm: String
    anml: AnmlRec
  }
  type UsrSessRec {
    sessNo: ID!
    emp: EmpRec
    dt: String
    tm: String
  }
  type LgnAtmptRec {
    atmptNo: ID!
    eml: String
    okYn: String
  }
  type AudRec {
    audNo: ID!
    txt: String
    dt: String
    tm: String
  }
  type InvLstRes {
    rc: Int!
    msg: String
    rows: [InvRec]
  }
  type InvRec {
    invNo: ID!
    cust: CustRec
    amt: Float
    stCd: String
    dt: String
  }
  type PrcRec {
    prcCd: ID!
    prcNm: String
    amt: Float
  }
  type TskRec {
    tskNo: ID!
    txt: String
    dt: String
    emp: EmpRec
    stCd: String
  }
  type NwslRec {
    nwslNo: ID!
    sbj: String
  }
  type WhkRec {
    whkNo: ID!
    url: String
  }
  type CfgRec {
    cd: ID!
    val: String
  }
`;
