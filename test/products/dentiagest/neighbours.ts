const stamps = 'createdAt: String! updatedAt: String!';

/** SDL of rooms, equipment and stock, and of the system itself. */
export const resourceText = `
  type InventoryV3 {
    id: ID! itemName: String! itemCode: String! supplierId: String! category: String! quantity: Int! unitPrice: Float!
    description: String isActive: Boolean! ${stamps} _veritas: InventoryV3VeritasMetadata!
  }
  type InventoryV3VeritasMetadata {
    itemName: VeritasMetadata! itemCode: VeritasMetadata! supplierId: VeritasMetadata!
  }
  type TreatmentRoomV3 {
    id: ID! name: String! roomNumber: String! @HIGH* type: TreatmentRoomType! status: TreatmentRoomStatus! @MEDIUM*
    capacity: Int! equipment: [DentalEquipmentV3!]! isActive: Boolean! lastCleaning: String nextCleaningDue: String
    notes: String ${stamps}
  }
  type DentalEquipmentV3 {
    id: ID! name: String! type: DentalEquipmentType! status: DentalEquipmentStatus! @HIGH* manufacturer: String!
    model: String! serialNumber: String! @CRITICAL* purchaseDate: String! @HIGH* warrantyExpiry: String
    lastMaintenance: String nextMaintenanceDue: String location: String! assignedRoomId: ID
    assignedRoom: TreatmentRoomV3 isActive: Boolean! notes: String ${stamps}
  }
  type RoomCleaningScheduleV3 {
    id: ID! roomId: ID! room: TreatmentRoomV3 scheduledDate: String! @MEDIUM* completedDate: String
    cleaningType: CleaningType! staffMember: String status: CleaningStatus! @MEDIUM* notes: String ${stamps}
  }
  enum TreatmentRoomType { GENERAL SURGERY ORTHODONTICS PEDIATRICS COSMETIC EMERGENCY }
  enum TreatmentRoomStatus { AVAILABLE OCCUPIED MAINTENANCE CLEANING OUT_OF_ORDER }
  enum DentalEquipmentType {
    XRAY_MACHINE ULTRASOUND LASER SCALER DRILL LIGHT STERILIZER SUCTION COMPRESSOR MONITOR CHAIR INSTRUMENT
  }
  enum DentalEquipmentStatus { ACTIVE MAINTENANCE OUT_OF_ORDER DEPRECATED DISPOSED }
  enum CleaningType { DAILY DEEP STERILIZATION DISINFECTION }
  enum CleaningStatus { SCHEDULED IN_PROGRESS COMPLETED CANCELLED OVERDUE }
  input RoomCleaningScheduleInputV3 {
    roomId: ID! scheduledDate: String! cleaningType: CleaningType! notes: String
  }
  type NuclearSystemStatus {
    reactor: String! radiation: String! fusion: String! containment: String! veritas: Float! consciousness: String!
    offline: Boolean! healing: String! prediction: String! uptime: Float! timestamp: String!
  }
  type NuclearHealth { overall: String! components: [ComponentHealth!]! timestamp: String! }
  type ComponentHealth { name: String! status: String! lastCheck: String! metrics: String }`;

/** SDL of the calendar beside the book of visits. */
export const calendarText = `
  enum CalendarViewV3 { MONTH WEEK DAY AGENDA TIMELINE }
  enum CalendarEventTypeV3 { APPOINTMENT BLOCKED_TIME HOLIDAY MAINTENANCE PERSONAL SYSTEM_EVENT }
  type CalendarSettingsV3 {
    id: ID! userId: ID! @veritas(level: HIGH) workingHoursStart: String @veritas(level: MEDIUM)
    workingHoursEnd: String @veritas(level: MEDIUM) workingDays: [Int!] @veritas(level: MEDIUM)
    timeZone: String @veritas(level: MEDIUM) defaultView: CalendarViewV3 @veritas(level: LOW)
    appointmentDuration: Int @veritas(level: LOW) reminderSettings: JSON @veritas(level: MEDIUM)
    notificationSettings: JSON @veritas(level: MEDIUM) colorScheme: JSON @veritas(level: LOW) ${stamps}
    _veritas: VeritasMetadata
  }
  type CalendarEventV3 {
    id: ID! userId: ID! @veritas(level: HIGH) title: String! @veritas(level: MEDIUM)
    description: String @veritas(level: MEDIUM) eventType: CalendarEventTypeV3! @veritas(level: MEDIUM)
    startDate: String! @veritas(level: HIGH) endDate: String! @veritas(level: HIGH)
    isAllDay: Boolean! @veritas(level: LOW) recurrenceRule: String @veritas(level: MEDIUM)
    location: String @veritas(level: MEDIUM) attendees: JSON @veritas(level: HIGH) metadata: JSON @veritas(level: MEDIUM)
    color: String @veritas(level: LOW) isVisible: Boolean! @veritas(level: LOW) ${stamps} _veritas: VeritasMetadata
  }
  input CalendarEventInputV3 {
    title: String! description: String eventType: CalendarEventTypeV3! startDate: String! endDate: String!
    isAllDay: Boolean recurrenceRule: String location: String attendees: JSON metadata: JSON color: String
    isVisible: Boolean
  }
  input UpdateCalendarEventInputV3 {
    title: String description: String eventType: CalendarEventTypeV3 startDate: String endDate: String
    isAllDay: Boolean recurrenceRule: String location: String attendees: JSON metadata: JSON color: String
    isVisible: Boolean
  }`;
