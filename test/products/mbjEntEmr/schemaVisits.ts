/** Visits: what was found and done. */
export const mbjVisitsText = /* GraphQL */ `
  type Visit {
    _id: ID!
    date: String
    time: String
    title: String
    type: String
    followUp: Boolean
    subType: String
    patient: Patient
    consultants: [User]
    appointment: Appointment
    complaints: [VisitComplaint]
    surveys: [VisitSurvey]
    systematicInquiry: [VisitSystematicInquiry]
    vitals: [VisitVital]
    examination: [VisitExamination]
    investigation: [VisitInvestigation]
    diagnosis: [VisitDiagnosis]
    treatment: [VisitTreatment]
    billing: [VisitBilling]
    vigilance: [VisitVigilance]
    images: [Image]
    files: [File]
  }

  type VisitComplaint {
    title: String
    description: String
    anamnesis: String
    attachments: [String]
    highlighted: Boolean
  }

  type VisitSurvey {
    title: String
    description: String
    attachments: [String]
    highlighted: Boolean
  }

  type VisitSystematicInquiry {
    title: String
    description: String
    attachments: [String]
    highlighted: Boolean
  }

  type VisitVital {
    pr: Float
    bp1: Float
    bp2: Float
    rr: Float
    temp: Float
    sp02: Float
    heightUnit: String
    heightValue: Float
    weightUnit: String
    weightValue: Float
    bmi: Float
    urine: VitalsUrine
    highlighted: Boolean
  }

  type VitalsUrine {
    type: String
    value: String
  }

  type VisitExamination {
    general: String
    area: String
    inspection: String
    palpation: String
    percussion: String
    auscultation: String
    description: String
    followUp: Boolean
    attachments: [String]
    highlighted: Boolean
  }

  type VisitInvestigation {
    type: String
    title: String
    description: String
    attachments: [String]
    highlighted: Boolean
  }

  type VisitDiagnosis {
    type: String
    title: String
    description: String
    attachments: [String]
    highlighted: Boolean
  }

  type VisitTreatment {
    type: String
    title: String
    description: String
    dose: String
    frequency: String
    attachments: [String]
    highlighted: Boolean
  }

  type VisitBilling {
    type: String
    title: String
    description: String
    amount: Float
    paid: Boolean
    attachments: [String]
    notes: String
    highlighted: Boolean
  }

  type VisitVigilance {
    chronicIllness: VisitVigilanceChronicIllness
    lifestyle: VisitVigilanceLifestyle
    screening: VisitVigilanceScreening
    vaccines: VisitVigilanceVaccines
    highlighted: Boolean
  }

  type VisitVigilanceChronicIllness {
    diabetes: VisitVigilanceSubObjectA
    hbp: VisitVigilanceSubObjectA
    dyslipidemia: VisitVigilanceSubObjectA
    cad: VisitVigilanceSubObjectA
  }

  type VisitVigilanceLifestyle {
    weight: VisitVigilanceSubObjectA
    diet: VisitVigilanceSubObjectA
    smoking: VisitVigilanceSubObjectA
    substanceAbuse: VisitVigilanceSubObjectA
    exercise: VisitVigilanceSubObjectA
    allergies: VisitVigilanceSubObjectA
    asthma: VisitVigilanceSubObjectA
  }

  type VisitVigilanceScreening {
    breast: VisitVigilanceSubObjectA
    prostate: VisitVigilanceSubObjectA
    cervix: VisitVigilanceSubObjectA
    colon: VisitVigilanceSubObjectA
    dental: VisitVigilanceSubObjectA
  }

  type VisitVigilanceVaccines {
    influenza: VisitVigilanceSubObjectA
    varicella: VisitVigilanceSubObjectA
    hpv: VisitVigilanceSubObjectA
    mmr: VisitVigilanceSubObjectA
    tetanus: VisitVigilanceSubObjectA
    pneumovax: VisitVigilanceSubObjectA
    other: VisitVigilanceSubObjectB
  }

  type VisitVigilanceSubObjectA {
    medication: Boolean
    testing: Boolean
    comment: String
  }

  type VisitVigilanceSubObjectB {
    name: String
    medication: Boolean
    testing: Boolean
    comment: String
  }
`;
