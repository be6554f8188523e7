/** SDL of the patients' files: species, vaccines, prescriptions, lab, notes, reminders and boarding. */
export const pawprintMedicalText = /* GraphQL */ `
  type SpecFile {
    speciesCd: String!
    speciesDesc: String!
  }

  "For type-ahead; PETMAST takes any text."
  type BreedFile {
    speciesCd: String!
    breedTxt: String!
    petCount: Int!
  }

  type VacCode {
    vacCd: String!
    vacDesc: String!
    speciesCd: String!
    "Months until due again."
    dueMos: Int!
  }

  type VacFile {
    vacNo: Int!
    petNo: Int!
    pet: PetMast
    vacCd: String!
    vac: VacCode!
    giveDt: String!
    dueDt: String!
    lotNo: String
    drNo: Int
    dr: DrMast
  }

  type RxFile {
    rxNo: Int!
    petNo: Int!
    itmNo: String!
    itm: ItmMast
    rxDt: String!
    qty: Decimal!
    refills: Int!
    "Directions for the label."
    sigTxt: String!
    drNo: Int
    dr: DrMast
  }

  type WtFile {
    wtNo: Int!
    petNo: Int!
    wtDt: String!
    wtLbs: Decimal!
  }

  type DxCode {
    dxCd: String!
    dxDesc: String!
  }

  type PrbFile {
    prbNo: Int!
    petNo: Int!
    dxCd: String!
    dx: DxCode!
    onsetDt: String!
    "A = active, R = resolved"
    prbStat: String!
  }

  type LabHdr {
    labNo: Int!
    petNo: Int!
    pet: PetMast
    reqDt: String!
    resDt: String
    labName: String!
    "P = pending, F = final"
    labStat: String!
    dets: [LabDet!]!
  }

  type LabDet {
    lineNo: Int!
    testCd: String!
    testDesc: String!
    resultTxt: String!
    lowVal: Decimal
    highVal: Decimal
    unitTxt: String
    "H, L or empty"
    flagCd: String
  }

  type LabPage {
    recs: [LabHdr!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  type NoteFile {
    noteNo: Int!
    petNo: Int!
    noteDt: String!
    noteTm: String!
    "S = SOAP, P = phone, T = tech"
    noteTyp: String!
    noteTxt: String!
    drNo: Int
    dr: DrMast
  }

  type NotePage {
    recs: [NoteFile!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  type RemFile {
    remNo: Int!
    petNo: Int!
    pet: PetMast
    remCd: String!
    remDesc: String!
    dueDt: String!
    sentDt: String
    "O = open, S = sent, D = done"
    remStat: String!
  }

  type RemPage {
    recs: [RemFile!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  type KenRun {
    hospNo: Int!
    runCd: String!
    runDesc: String!
    dayRate: Decimal!
  }

  type KenFile {
    kenNo: Int!
    hospNo: Int!
    runCd: String!
    run: KenRun
    petNo: Int!
    pet: PetMast
    inDt: String!
    outDt: String!
    "R = reserved, B = boarding, O = out"
    kenStat: String!
    feedTxt: String
  }

  type KenPage {
    recs: [KenFile!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }
`;
