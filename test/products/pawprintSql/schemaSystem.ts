/** SDL of users, rights, parameters, audit trail, messages, to-dos and code files. */
export const pawprintSystemText = /* GraphQL */ `
  type SysInfo {
    prodName: String!
    dbVer: String!
    gwVer: String!
    licNo: Int!
    licName: String!
    hospCount: Int!
  }

  type UsrFile {
    usrId: String!
    usrName: String!
    grpCd: String!
    grp: SecGrp!
    "Column of the book, if any."
    drNo: Int
    dr: DrMast
    "A = active, L = locked"
    usrStat: String!
  }

  type SecGrp {
    grpCd: String!
    grpDesc: String!
    rights: [SecRight!]!
  }

  type SecRight {
    funcCd: String!
    funcDesc: String!
    readYn: YesNo!
    writeYn: YesNo!
  }

  type SysParm {
    parmKey: String!
    parmVal: String!
    parmDesc: String!
    "Empty = all hospitals"
    hospNo: Int
  }

  "actCd: A = added, C = changed, D = removed"
  type AudFile {
    audNo: Int!
    audDt: String!
    audTm: String!
    usrId: String!
    tblName: String!
    keyTxt: String!
    actCd: String!
  }

  type AudPage {
    recs: [AudFile!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  type MsgFile {
    msgNo: Int!
    clnNo: Int!
    msgDt: String!
    msgTm: String!
    "I = in, O = out"
    dirCd: String!
    fromTxt: String!
    msgTxt: String!
    readYn: YesNo!
  }

  type TodoFile {
    todoNo: Int!
    todoTxt: String!
    dueDt: String
    drNo: Int
    dr: DrMast
    doneYn: YesNo!
  }

  type CodFile {
    codFile: String!
    codVal: String!
    codDesc: String!
    sortNo: Int!
  }
`;
