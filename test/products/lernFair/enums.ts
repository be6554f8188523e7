/** The enums of the product's Prisma schema that its models use. */
// prettier-ignore
export const lernFairEnums: Readonly<Record<string, readonly string[]>> = {
  chat_type: ['NORMAL', 'ANNOUNCEMENT'],
  course_category_enum: ['language', 'focus', 'revision', 'club', 'coaching', 'homework_help'],
  course_coursestate_enum: ['created', 'submitted', 'allowed', 'denied', 'cancelled'],
  course_schooltype_enum: [
    'grundschule', 'gesamtschule', 'hauptschule', 'realschule', 'gymnasium', 'f_rderschule', 'berufsschule',
    'mittelschule', 'oberschule', 'sekundarschule', 'stadtteilschule', 'berufsfachschule', 'fachoberschule',
    'berufsoberschule', 'oberstufenzentrum', 'fachschule', 'abendschule_vhs', 'berufskolleg',
    'beruflichesgymnasium', 'uni_studienkolleg', 'auslandsschule', 'privatschule', 'other',
  ],
  course_subject_enum: [
    'Altgriechisch', 'Arbeitslehre', 'Biologie', 'Chemie', 'Chinesisch', 'Deutsch', 'Deutsch_als_Zweitsprache',
    'Englisch', 'Erdkunde', 'Ethik', 'Franz_sisch', 'Geschichte', 'Gesundheit', 'Informatik', 'Italienisch',
    'Kunst', 'Latein', 'Mathematik', 'Musik', 'Niederl_ndisch', 'P_dagogik', 'Philosophie', 'Physik', 'Politik',
    'Religion', 'Russisch', 'Sachkunde', 'Spanisch', 'Technik', 'Wirtschaft', 'Lernen_lernen', 'Steuerlehre',
    'Rechnungswesen',
  ],
  dissolve_reason: [
    'accountDeactivated', 'accountDeactivatedNoCoC', 'ghosted', 'noMoreHelpNeeded', 'isOfNoHelp', 'noMoreTime',
    'personalIssues', 'scheduleIssues', 'technicalIssues', 'languageIssues', 'other', 'unknown', 'internshipEnded',
    'subjectMismatch', 'genderPreference', 'repeatedNoShows', 'newPartnerFound',
  ],
  dissolved_by_enum: ['pupil', 'student', 'admin', 'unknown'],
  gender_enum: ['male', 'female', 'diverse', 'other'],
  learning_offer_constraints_enum: ['ONLY_DAZ_COURSES', 'DAZ_SUBJECT_REQUIRED_FOR_MATCHING'],
  lecture_appointmenttype_enum: ['group', 'match', 'internal', 'screening', 'legacy'],
  pupil_email_owner_enum: ['pupil', 'parent', 'other', 'unknown'],
  pupil_languages_enum: [
    'Albanisch', 'Amharisch', 'Andere', 'Arabisch', 'Armenisch', 'Aserbaidschanisch', 'Bosnisch', 'Bulgarisch',
    'Chinesisch', 'Deutsch', 'Englisch', 'Estnisch', 'Franz_sisch', 'Georgisch', 'Griechisch', 'Hausa', 'Hebr_isch',
    'Hindi', 'Italienisch', 'Kasachisch', 'Kroatisch', 'Kurdisch', 'Lingala', 'Litauisch', 'Malayalam',
    'Mazedonisch', 'Niederl_ndisch', 'Persisch', 'Polnisch', 'Portugiesisch', 'Rum_nisch', 'Russisch', 'Serbisch',
    'Slowakisch', 'Somali', 'Spanisch', 'Tadschikisch', 'Thail_ndisch', 'Tigrinya', 'Tschechisch', 'T_rkisch',
    'Ukrainisch', 'Ungarisch', 'Urdu', 'Vietnamesisch',
  ],
  pupil_learninggermansince_enum: ['more_than_four', 'two_to_four', 'one_to_two', 'less_than_one'],
  pupil_registrationsource_enum: ['normal', 'cooperation', 'drehtuer', 'other', 'codu', 'plus'],
  pupil_schooltype_enum: [
    'grundschule', 'gesamtschule', 'hauptschule', 'realschule', 'gymnasium', 'f_rderschule', 'berufsschule',
    'mittelschule', 'oberschule', 'sekundarschule', 'stadtteilschule', 'berufsfachschule', 'fachoberschule',
    'berufsoberschule', 'oberstufenzentrum', 'fachschule', 'abendschule_vhs', 'berufskolleg',
    'beruflichesgymnasium', 'uni_studienkolleg', 'auslandsschule', 'privatschule', 'other',
  ],
  pupil_state_enum: [
    'bw', 'by', 'be', 'bb', 'hb', 'hh', 'he', 'mv', 'ni', 'nw', 'rp', 'sl', 'sn', 'st', 'sh', 'th', 'at', 'ch',
    'other',
  ],
  school_schooltype_enum: [
    'grundschule', 'gesamtschule', 'hauptschule', 'realschule', 'gymnasium', 'f_rderschule', 'berufsschule',
    'mittelschule', 'oberschule', 'sekundarschule', 'stadtteilschule', 'berufsfachschule', 'fachoberschule',
    'berufsoberschule', 'oberstufenzentrum', 'fachschule', 'abendschule_vhs', 'berufskolleg',
    'beruflichesgymnasium', 'uni_studienkolleg', 'auslandsschule', 'privatschule', 'other',
  ],
  school_state_enum: [
    'bw', 'by', 'be', 'bb', 'hb', 'hh', 'he', 'mv', 'ni', 'nw', 'rp', 'sl', 'sn', 'st', 'sh', 'th', 'at', 'ch',
    'other',
  ],
  student_jobstatus_enum: ['Student', 'Pupil', 'Employee', 'Retiree', 'Misc', 'Azubi', 'SeekingEmployment'],
  student_languages_enum: [
    'Albanisch', 'Amharisch', 'Andere', 'Arabisch', 'Armenisch', 'Aserbaidschanisch', 'Bosnisch', 'Bulgarisch',
    'Chinesisch', 'Deutsch', 'Englisch', 'Estnisch', 'Franz_sisch', 'Georgisch', 'Griechisch', 'Hausa', 'Hebr_isch',
    'Hindi', 'Italienisch', 'Kasachisch', 'Kroatisch', 'Kurdisch', 'Lingala', 'Litauisch', 'Malayalam',
    'Mazedonisch', 'Niederl_ndisch', 'Persisch', 'Polnisch', 'Portugiesisch', 'Rum_nisch', 'Russisch', 'Serbisch',
    'Slowakisch', 'Somali', 'Spanisch', 'Tadschikisch', 'Thail_ndisch', 'Tigrinya', 'Tschechisch', 'T_rkisch',
    'Ukrainisch', 'Ungarisch', 'Urdu', 'Vietnamesisch',
  ],
  student_registrationsource_enum: ['normal', 'cooperation', 'drehtuer', 'other', 'codu', 'plus'],
  student_state_enum: [
    'bw', 'by', 'be', 'bb', 'hb', 'hh', 'he', 'mv', 'ni', 'nw', 'rp', 'sl', 'sn', 'st', 'sh', 'th', 'at', 'ch',
    'other',
  ],
};
