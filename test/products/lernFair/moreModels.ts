import type { LernFairModel } from './models.ts';

/** The model of `match`. */
export const matchModel: LernFairModel = {
  name: 'Match',
  plural: 'matches',
  columns: {
    id: 'Int!',
    uuid: 'String!',
    dissolved: 'Boolean!',
    dissolvedAt: 'DateTime',
    dissolvedBy: 'dissolved_by_enum',
    dissolveReasons: '[dissolve_reason!]!',
    otherDissolveReason: 'String',
    didHaveMeeting: 'Boolean!',
    proposedTime: 'DateTime',
    createdAt: 'DateTime!',
    updatedAt: 'DateTime!',
    feedbackToPupilMail: 'Boolean!',
    feedbackToStudentMail: 'Boolean!',
    followUpToPupilMail: 'Boolean!',
    followUpToStudentMail: 'Boolean!',
    studentFirstMatchRequest: 'DateTime',
    pupilFirstMatchRequest: 'DateTime',
    subjectsAtMatchingTime: '[JSON!]!',
    matchPool: 'String',
    studentId: 'Int',
    pupilId: 'Int',
    matchPoolRunId: 'Int',
    studentFirstMessageSentAt: 'DateTime',
    studentLastMessageSentAt: 'DateTime',
    pupilFirstMessageSentAt: 'DateTime',
    pupilLastMessageSentAt: 'DateTime',
    pupilMessageCount: 'Int!',
    studentMessageCount: 'Int!',
  },
};

/** The model of `subcourse`. */
export const subcourseModel: LernFairModel = {
  name: 'Subcourse',
  plural: 'subcourses',
  columns: {
    id: 'Int!',
    createdAt: 'DateTime!',
    updatedAt: 'DateTime!',
    minGrade: 'Int!',
    maxGrade: 'Int!',
    maxParticipants: 'Int!',
    joinAfterStart: 'Boolean!',
    published: 'Boolean!',
    publishedAt: 'DateTime',
    cancelled: 'Boolean!',
    alreadyPromoted: 'Boolean!',
    conversationId: 'String',
    prospectChats: '[JSON!]!',
    allowChatContactProspects: 'Boolean!',
    allowChatContactParticipants: 'Boolean!',
    groupChatType: 'chat_type!',
    courseId: 'Int',
    allowMentoring: 'Boolean!',
  },
};

/** The model of `course`. */
export const courseModel: LernFairModel = {
  name: 'Course',
  plural: 'courses',
  columns: {
    id: 'Int!',
    createdAt: 'DateTime!',
    updatedAt: 'DateTime!',
    name: 'String!',
    outline: 'String!',
    description: 'String!',
    imageKey: 'String',
    category: 'course_category_enum!',
    subject: 'course_subject_enum',
    schooltype: '[course_schooltype_enum!]!',
    courseState: 'course_coursestate_enum!',
    screeningComment: 'String',
    publicRanking: 'Int!',
    allowContact: 'Boolean!',
    correspondentId: 'Int',
    shared: 'Boolean!',
  },
};

/** The model of `school`. */
export const schoolModel: LernFairModel = {
  name: 'School',
  plural: 'schools',
  columns: {
    id: 'Int!',
    createdAt: 'DateTime!',
    updatedAt: 'DateTime!',
    name: 'String!',
    zip: 'String',
    city: 'String',
    email: 'String',
    state: 'school_state_enum!',
    schooltype: 'school_schooltype_enum',
  },
};

/** The model of `screener`. */
export const screenerModel: LernFairModel = {
  name: 'Screener',
  plural: 'screeners',
  columns: {
    id: 'Int!',
    createdAt: 'DateTime!',
    updatedAt: 'DateTime!',
    firstname: 'String',
    lastname: 'String',
    active: 'Boolean!',
    email: 'String!',
    verifiedAt: 'DateTime',
    isRedacted: 'Boolean!',
    lastTimeCheckedNotifications: 'DateTime',
    notificationPreferences: 'JSON',
    lastLogin: 'DateTime',
    verified: 'Boolean',
    oldNumberID: 'Int',
    is_trusted: 'Boolean!',
    is_student_screener: 'Boolean!',
    is_pupil_screener: 'Boolean!',
    is_course_screener: 'Boolean!',
  },
};

/** The model of `course_tag`. */
export const courseTagModel: LernFairModel = {
  name: 'Course_tag',
  plural: 'course_tags',
  columns: {
    id: 'Int!',
    identifier: 'String!',
    name: 'String!',
    category: 'String!',
    active: 'Boolean!',
  },
};
