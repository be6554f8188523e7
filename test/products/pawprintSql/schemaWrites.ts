/** SDL of what is written: Add answers the new row, Change sets the columns that are given. */
export const pawprintWriteText = /* GraphQL */ `
  input AptAddRec {
    hospNo: Int!
    "YYYYMMDD"
    aptDt: String!
    "HHMM"
    aptTm: String!
    aptCd: String!
    "Minutes; the standard length of the code if not given"
    aptLen: Int
    drNo: Int
    "A patient or a client is needed, except for codes that block time."
    petNo: Int
    clnNo: Int
    rsnTxt: String
    aptNote: String
  }

  input AptChangeRec {
    hospNo: Int
    aptDt: String
    aptTm: String
    aptCd: String
    aptLen: Int
    drNo: Int
    petNo: Int
    clnNo: Int
    rsnTxt: String
    aptNote: String
  }

  input ClnAddRec {
    lname: String!
    fname: String
    addr1: String
    city: String
    homePhone: String
    workPhone: String
    cellPhone: String
    email: String
    hospNo: Int
    clnMemo: String
    "Descriptions of classes."
    classes: [String!]
  }

  input ClnChangeRec {
    lname: String
    fname: String
    addr1: String
    city: String
    homePhone: String
    workPhone: String
    cellPhone: String
    email: String
    hospNo: Int
    clnMemo: String
    classes: [String!]
    "A or I"
    clnStat: String
  }

  input PetAddRec {
    clnNo: Int!
    petName: String!
    "See specAll."
    speciesCd: String!
    breedTxt: String
    colorTxt: String
    sexCd: String = "U"
    alterYn: YesNo
    birthDt: String
    chipNo: String
  }

  input PetChangeRec {
    clnNo: Int
    petName: String
    speciesCd: String
    breedTxt: String
    colorTxt: String
    sexCd: String
    alterYn: YesNo
    birthDt: String
    chipNo: String
    "A, I or D"
    petStat: String
  }

  input PayAddRec {
    clnNo: Int!
    invNo: Int
    payAmt: Decimal!
    "CC, CA or CK"
    payCd: String!
    refTxt: String
  }

  input NoteAddRec {
    petNo: Int!
    noteTyp: String!
    noteTxt: String!
    drNo: Int
  }

  type Mutation {
    aptAdd(rec: AptAddRec!): AptFile!
    "Not for cancelled appointments; set those to S first."
    aptChange(aptNo: Int!, rec: AptChangeRec!): AptFile!
    "Any letter but X, which is set by aptCancel."
    aptSetStat(aptNo: Int!, aptStat: String!): AptFile!
    aptCancel(aptNo: Int!, cxlCd: String! = "OT", cxlNote: String): AptFile!
    "Takes an appointment that was entered by mistake out of the book."
    aptRemove(aptNo: Int!): AptFile!

    clnAdd(rec: ClnAddRec!): ClnMast!
    clnChange(clnNo: Int!, rec: ClnChangeRec!): ClnMast!
    "Moves patients and appointments to one client and drops the other."
    clnMerge(keepClnNo: Int!, dropClnNo: Int!): ClnMast!
    petAdd(rec: PetAddRec!): PetMast!
    petChange(petNo: Int!, rec: PetChangeRec!): PetMast!

    payAdd(rec: PayAddRec!): PayFile!
    noteAdd(rec: NoteAddRec!): NoteFile!
    wtAdd(petNo: Int!, wtDt: String!, wtLbs: Decimal!): WtFile!
    remSetStat(remNo: Int!, remStat: String!): RemFile!
    msgSend(clnNo: Int!, msgTxt: String!): MsgFile!
    todoAdd(todoTxt: String!, dueDt: String, drNo: Int): TodoFile!
    todoDone(todoNo: Int!): TodoFile!
  }
`;
