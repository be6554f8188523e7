import { pawprintMedicalText } from './schemaMedical.ts';
import { pawprintMoneyText } from './schemaMoney.ts';
import { pawprintQueryText } from './schemaQuery.ts';
import { pawprintSystemText } from './schemaSystem.ts';
import { pawprintWriteText } from './schemaWrites.ts';

const deskText = /* GraphQL */ `
  "Money and quantities, a number with up to four decimals."
  scalar Decimal

  "CHAR(1) flag."
  enum YesNo {
    Y
    N
  }

  "HOSPMAST. One row per hospital."
  type HospMast {
    hospNo: Int!
    hospName: String!
    addr1: String!
    addr2: String
    city: String!
    st: String
    zip: String
    phone: String
    fax: String
    email: String
    "IANA name. Added for the gateway, the Windows client goes by the clock of the PC."
    tzName: String!
    "Minutes per line of the book."
    gridMin: Int!
    hours: [HospHour!]!
  }

  "HOSPHOUR. dowNo 1 = Sunday."
  type HospHour {
    dowNo: Int!
    openTm: String
    closeTm: String
    closedYn: YesNo!
  }

  "DRMAST. Everybody with a column in the book, technicians and groomers too."
  type DrMast {
    drNo: Int!
    drInit: String!
    lname: String!
    fname: String!
    "Letters after the name."
    cred: String
    "V = veterinarian, T = technician, G = groomer"
    drClass: String!
    "A = active, T = terminated"
    drStat: String!
    email: String
    hosps: [HospMast!]!
  }

  "APTCODE. What appointments are made for."
  type AptCode {
    aptCd: String!
    aptDesc: String!
    "Standard length in minutes."
    stdLen: Int!
    "OLE color (BGR)."
    bkColor: Int!
    "Y = blocks time, no patient."
    blkYn: YesNo!
    webYn: YesNo!
  }

  "CLNMAST. Clients; a business or rescue has its name in lname."
  type ClnMast {
    clnNo: Int!
    lname: String!
    fname: String
    addr1: String
    addr2: String
    city: String
    st: String
    zip: String
    homePhone: String
    workPhone: String
    cellPhone: String
    email: String
    "A = active, I = inactive"
    clnStat: String!
    "Home hospital."
    hospNo: Int
    hosp: HospMast
    classes: [ClnClass!]!
    clnMemo: String
    "YYYYMMDD"
    openDt: String!
    "Last discharged visit, YYYYMMDD"
    lastVisDt: String
    balDue: Decimal!
    credBal: Decimal!
    stmtYn: YesNo!
    chgDt: String!
    chgTm: String!
    pets: [PetMast!]!
    "Newest first."
    apts(maxRecs: Int = 20): [AptFile!]!
  }

  "CLNCLASS. Client classes, any number per client."
  type ClnClass {
    classCd: String!
    classDesc: String!
  }

  type ClnPage {
    recs: [ClnMast!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  "PETMAST. Patients. A stray has no client."
  type PetMast {
    petNo: Int!
    clnNo: Int
    cln: ClnMast
    petName: String!
    speciesCd: String!
    species: SpecFile!
    breedTxt: String
    colorTxt: String
    "M, F or U"
    sexCd: String!
    "Spayed or neutered, empty = not known"
    alterYn: YesNo
    "YYYYMMDD"
    birthDt: String
    chipNo: String
    "Last weight in pounds."
    wtLbs: Decimal
    "A = active, I = inactive, D = deceased"
    petStat: String!
    addDt: String!
    chgDt: String!
    weights: [WtFile!]!
    vacs: [VacFile!]!
    rxs: [RxFile!]!
    problems: [PrbFile!]!
    reminders: [RemFile!]!
    "Newest first."
    apts(maxRecs: Int = 20): [AptFile!]!
  }

  type PetPage {
    recs: [PetMast!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  "APTFILE. The appointment book; blocked time is in it too."
  type AptFile {
    aptNo: Int!
    hospNo: Int!
    hosp: HospMast!
    "YYYYMMDD, hospital time"
    aptDt: String!
    "HHMM, 24 hour, hospital time"
    aptTm: String!
    "Minutes."
    aptLen: Int!
    aptCd: String!
    code: AptCode!
    "S = scheduled, C = confirmed, I = checked in, E = in exam room, R = ready to check out, D = discharged, X = cancelled, N = no-show"
    aptStat: String!
    drNo: Int
    dr: DrMast
    petNo: Int
    pet: PetMast
    clnNo: Int
    cln: ClnMast
    "Reason for visit."
    rsnTxt: String
    aptNote: String
    blkYn: YesNo!
    "See code file CXLRSN."
    cxlCd: String
    cxlNote: String
    "Removed from the book."
    delYn: YesNo!
    "HHMM of check-in."
    inTm: String
    "HHMM of check-out."
    outTm: String
    addDt: String!
    addTm: String!
    addUsr: String!
    chgDt: String!
    chgTm: String!
  }

  type AptPage {
    recs: [AptFile!]!
    pageNo: Int!
    pageSize: Int!
    totalRecs: Int!
    lastPage: Int!
  }

  "A free line of the book."
  type AptOpen {
    hospNo: Int!
    openDt: String!
    openTm: String!
    openLen: Int!
    drNo: Int!
    dr: DrMast!
  }

  "Patients in the building, for the whiteboard."
  type WhtBoard {
    apt: AptFile!
    petName: String!
    clnName: String!
    areaTxt: String!
    sinceTm: String
  }
`;

/** SDL of the gateway. */
export const pawprintText: string = [
  pawprintQueryText,
  deskText,
  pawprintMedicalText,
  pawprintMoneyText,
  pawprintSystemText,
  pawprintWriteText,
].join('\n');
