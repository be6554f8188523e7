/** SDL of the queries: Get is one row by number, All a short table as a whole, Browse a page, Find a search. */
export const pawprintQueryText = /* GraphQL */ `
  enum ClnSort {
    CLNNO
    NAME
    CITY
  }

  enum ClnFindBy {
    ANY
    NAME
    PHONE
    EMAIL
    PET
    CLNNO
  }

  type Query {
    "Product, versions and license."
    sysInfo: SysInfo!

    hospAll: [HospMast!]!
    hospGet(hospNo: Int!): HospMast
    "Columns of the book. Terminated ones only with inclTerm."
    drAll(hospNo: Int, inclTerm: YesNo = N): [DrMast!]!
    drGet(drNo: Int!): DrMast
    aptCodeAll: [AptCode!]!

    "Clients, pageSize up to 250."
    clnBrowse(
      "A or I, empty = both"
      clnStat: String
      hospNo: Int
      classCd: String
      "Changed on or after, YYYYMMDD"
      chgFromDt: String
      sortBy: ClnSort = CLNNO
      pageNo: Int! = 1
      pageSize: Int! = 50
    ): ClnPage!
    clnGet(clnNo: Int!): ClnMast
    "Looks up clients the way F3 does: starts of words, parts of phone numbers, starts of e-mails and pet names, client numbers."
    clnFind(findTxt: String!, findBy: ClnFindBy = ANY, maxRecs: Int = 40): [ClnMast!]!

    "Patients, pageSize up to 250."
    petBrowse(
      clnNo: Int
      speciesCd: String
      "A, I or D, empty = all"
      petStat: String
      "Start of the name"
      nameTxt: String
      pageNo: Int! = 1
      pageSize: Int! = 50
    ): PetPage!
    petGet(petNo: Int!): PetMast
    petByChip(chipNo: String!): PetMast

    "The book of a hospital by date and time. Dates are YYYYMMDD, both included, 31 days at most."
    aptBook(
      hospNo: Int!
      fromDt: String!
      thruDt: String!
      drNo: Int
      aptStat: String
      "Y = removed ones too"
      inclDel: YesNo = N
      pageNo: Int! = 1
      pageSize: Int! = 100
    ): AptPage!
    aptGet(aptNo: Int!): AptFile
    "Free lines of the book on a date."
    aptOpen(hospNo: Int!, forDt: String!, aptCd: String!, drNo: Int): [AptOpen!]!
    whtBoard(hospNo: Int!): [WhtBoard!]!

    specAll: [SpecFile!]!
    breedAll(speciesCd: String!): [BreedFile!]!
    vacCodeAll: [VacCode!]!
    dxCodeAll: [DxCode!]!
    vacHist(petNo: Int!): [VacFile!]!
    rxHist(petNo: Int!): [RxFile!]!
    wtHist(petNo: Int!): [WtFile!]!
    "Lab requests, newest first."
    labBrowse(petNo: Int, labStat: String, pageNo: Int! = 1, pageSize: Int! = 50): LabPage!
    labGet(labNo: Int!): LabHdr
    "Medical notes, newest first."
    noteBrowse(petNo: Int!, pageNo: Int! = 1, pageSize: Int! = 50): NotePage!
    "Reminders by due date. remStat: O = open, S = sent, D = done"
    remBrowse(fromDt: String!, thruDt: String!, remStat: String, pageNo: Int! = 1, pageSize: Int! = 100): RemPage!
    "Boarding."
    kenRunAll(hospNo: Int!): [KenRun!]!
    kenBrowse(fromDt: String!, thruDt: String!, pageNo: Int! = 1, pageSize: Int! = 50): KenPage!

    "Invoices, newest first. invStat: O = open, P = paid"
    invBrowse(
      clnNo: Int
      hospNo: Int
      fromDt: String
      thruDt: String
      invStat: String
      pageNo: Int! = 1
      pageSize: Int! = 50
    ): InvPage!
    invGet(invNo: Int!): InvHdr
    payBrowse(clnNo: Int, fromDt: String, thruDt: String, pageNo: Int! = 1, pageSize: Int! = 50): PayPage!
    "Account activity of a client, oldest first."
    arHist(clnNo: Int!): [ArFile!]!
    estBrowse(clnNo: Int, pageNo: Int! = 1, pageSize: Int! = 50): EstPage!
    itmBrowse(findTxt: String, grpCd: String, pageNo: Int! = 1, pageSize: Int! = 50): ItmPage!
    itmGet(itmNo: String!): ItmMast
    itmGrpAll: [ItmGrp!]!
    taxAll: [TaxCode!]!
    vndAll: [VndMast!]!
    vndGet(vndNo: Int!): VndMast
    poBrowse(poStat: String, pageNo: Int! = 1, pageSize: Int! = 50): PoPage!

    "Text messages, oldest first."
    msgHist(clnNo: Int!): [MsgFile!]!
    "Open to-dos; all with doneYn: Y"
    todoAll(doneYn: YesNo = N): [TodoFile!]!
    usrAll: [UsrFile!]!
    secGrpAll: [SecGrp!]!
    sysParmAll(hospNo: Int): [SysParm!]!
    "Audit trail, newest first."
    audBrowse(tblName: String, fromDt: String, thruDt: String, pageNo: Int! = 1, pageSize: Int! = 100): AudPage!
    "Rows of a code file, such as APTSTAT, CXLRSN, PAYCD."
    codAll(codFile: String!): [CodFile!]!
  }
`;
