/** SDL of accounts, price list and purchasing. */
export const pawprintMoneyText = /* GraphQL */ `
  type InvHdr {
    invNo: Int!
    hospNo: Int!
    hosp: HospMast
    clnNo: Int!
    cln: ClnMast
    petNo: Int
    pet: PetMast
    invDt: String!
    invTm: String!
    "O = open, P = paid"
    invStat: String!
    subTot: Decimal!
    taxAmt: Decimal!
    invTot: Decimal!
    paidAmt: Decimal!
    balDue: Decimal!
    dets: [InvDet!]!
    pays: [PayFile!]!
  }

  type InvDet {
    lineNo: Int!
    itmDesc: String!
    qty: Decimal!
    unitPr: Decimal!
    extAmt: Decimal!
  }

  type InvPage {
    recs: [InvHdr!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  type PayFile {
    payNo: Int!
    clnNo: Int!
    cln: ClnMast
    invNo: Int
    payDt: String!
    payTm: String!
    payAmt: Decimal!
    "CC = card, CA = cash, CK = check"
    payCd: String!
    refTxt: String
  }

  type PayPage {
    recs: [PayFile!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  "Accounts receivable. arTyp: I = invoice, P = payment, C = credit"
  type ArFile {
    clnNo: Int!
    arDt: String!
    arTyp: String!
    docNo: Int!
    arDesc: String!
    arAmt: Decimal!
    runBal: Decimal!
  }

  type EstHdr {
    estNo: Int!
    clnNo: Int!
    cln: ClnMast
    petNo: Int
    pet: PetMast
    estDt: String!
    expDt: String!
    estDesc: String!
    lowTot: Decimal!
    highTot: Decimal!
    dets: [EstDet!]!
  }

  type EstDet {
    lineNo: Int!
    itmNo: String!
    itmDesc: String!
    lowQty: Decimal!
    highQty: Decimal!
    unitPr: Decimal!
  }

  type EstPage {
    recs: [EstHdr!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  "Services and products."
  type ItmMast {
    itmNo: String!
    itmDesc: String!
    grpCd: String!
    grp: ItmGrp!
    unitPr: Decimal!
    "Empty for services."
    costPr: Decimal
    onHand: Decimal
    reOrd: Decimal
    taxCd: String
    vndNo: Int
    vnd: VndMast
    itmStat: String!
  }

  type ItmPage {
    recs: [ItmMast!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  type ItmGrp {
    grpCd: String!
    grpDesc: String!
    "S = service, P = product"
    grpTyp: String!
  }

  type TaxCode {
    taxCd: String!
    taxDesc: String!
    taxPct: Decimal!
  }

  type VndMast {
    vndNo: Int!
    vndName: String!
    acctTxt: String
    phone: String
    fax: String
    webTxt: String
  }

  type PoHdr {
    poNo: Int!
    vndNo: Int!
    vnd: VndMast!
    poDt: String!
    "O = open, R = received"
    poStat: String!
    dets: [PoDet!]!
  }

  type PoDet {
    lineNo: Int!
    itmNo: String!
    itm: ItmMast
    ordQty: Decimal!
    rcvQty: Decimal!
    costPr: Decimal!
  }

  type PoPage {
    recs: [PoHdr!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }
`;
