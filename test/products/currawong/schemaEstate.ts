/** The roster, sites and the team. */
export const currawongEstateText: string = /* GraphQL */ `
  type Roster {
    "Times at which a member of the site's team is free for a consult of this type."
    openings(siteId: ID!, consultTypeId: ID!, window: DateWindow!, ledById: ID): [Opening!]!
    shifts(window: DateWindow!, siteId: ID): [Shift!]!
    "Time that is kept free of bookings."
    blocks(window: DateWindow!, siteId: ID): [RosterBlock!]!
  }

  type Opening {
    site: Site!
    ledBy: TeamMember!
    starts: ZonedDateTime!
    ends: ZonedDateTime!
    duration: Duration!
  }

  enum ShiftKind {
    DAY
    ON_CALL
  }

  type Shift {
    member: TeamMember!
    site: Site!
    kind: ShiftKind!
    starts: ZonedDateTime!
    ends: ZonedDateTime!
  }

  type RosterBlock implements Node {
    id: ID!
    site: Site!
    "Null where it is for everybody."
    member: TeamMember
    purpose: String!
    starts: ZonedDateTime!
    ends: ZonedDateTime!
  }

  type Estate {
    site(id: ID!): Site
    sites(includeClosed: Boolean! = false): [Site!]!
    departments(siteId: ID!): [Department!]!
    rooms(siteId: ID!): [Room!]!
  }

  type Site implements Node {
    id: ID!
    code: String!
    name: String!
    timeZone: TimeZone!
    address: PostalAddress!
    contactMethods: [ContactMethod!]!
    departments: [Department!]!
    rooms: [Room!]!
    openingHours: [OpeningHours!]!
    team: [TeamMember!]!
    closedOn: LocalDate
  }

  type OpeningHours {
    "1 is Monday."
    weekday: Int!
    opens: String!
    closes: String!
  }

  enum Discipline {
    GENERAL_PRACTICE
    SURGERY
    GROOMING
  }

  type Department implements Node {
    id: ID!
    name: String!
    discipline: Discipline!
    site: Site!
    rooms: [Room!]!
  }

  type Room implements Node {
    id: ID!
    name: String!
    department: Department!
  }

  type Team {
    member(id: ID!): TeamMember
    members(where: TeamMemberWhere, includeLeavers: Boolean! = false): [TeamMember!]!
    careTeams(siteId: ID): [CareTeam!]!
  }

  input TeamMemberWhere {
    name: TextMatch
    siteId: IdMatch
    profession: [Profession!]
  }

  enum Profession {
    VETERINARIAN
    VETERINARY_NURSE
    GROOMER
  }

  type TeamMember implements Node {
    id: ID!
    name: PersonName!
    profession: Profession!
    workEmail: EmailAddress
    sites: [Site!]!
    careTeams: [CareTeam!]!
    leftOn: LocalDate
  }

  "Who looks after the same animals together."
  type CareTeam implements Node {
    id: ID!
    name: String!
    site: Site!
    memberships: [CareTeamMembership!]!
  }

  enum CareRole {
    LEAD
    SUPPORT
  }

  type CareTeamMembership {
    role: CareRole!
    member: TeamMember!
  }
`;
