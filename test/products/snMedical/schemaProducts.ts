/** SDL of products and their categories. */
export const snMedicalProductsText: string = /* GraphQL */ `
  type Category {
    id: String!
    name: String!
    description: String
    code: String
    created_at: DateTime!
    updated_at: DateTime!
    products: [Product!]!
  }

  input CreateCategoryInput {
    name: String!
    description: String
    code: String
  }

  input UpdateCategoryInput {
    name: String
    description: String
    code: String
  }

  type Product {
    id: String!
    product_name: String!
    product_type: String
    generic_name: String
    short_name: String
    status: String
    vat_percent: Float
    expiration_warning_date: Int
    sale_price: Float!
    unit: String
    pack_size: String
    reorder_point: Int
    cost: Float
    sku: String
    barcode: String
    stock_quantity: Int!
    volume: Float
    volume_unit: String
    shelf_code: String
    shelf_row: String
    category: Category
    categoryId: String
    symptom_category: String
    license_number: String
    dosage_unit: String
    dosage: String
    times_per_day: Int
    interval_hours: Int
    before_meal: Boolean
    after_meal: Boolean
    after_meal_immediate: Boolean
    morning: String
    noon: String
    evening: String
    before_bed: String
    properties: String
    usage_instruction: String
    sale_note: String
    purchase_note: String
    image_url: String
    image_path: String
    created_at: DateTime!
    updated_at: DateTime!
    orderItems: [OrderItem!]!
    purchaseItems: [PurchaseItem!]!
    prescriptions: [Prescription!]!
    stocks: [Stock!]!
    salesReports: [SalesReport!]!
    stockAlerts: [StockAlert!]!
  }

  input CreateProductInput {
    product_name: String!
    product_type: String
    generic_name: String
    short_name: String
    status: String = "active"
    vat_percent: Float = 0
    expiration_warning_date: Int
    sale_price: Float!
    unit: String
    pack_size: String
    reorder_point: Int
    cost: Float
    sku: String
    barcode: String
    stock_quantity: Int = 0
    volume: Float
    volume_unit: String
    shelf_code: String
    shelf_row: String
    categoryId: String
    symptom_category: String
    license_number: String
    dosage_unit: String
    dosage: String
    times_per_day: Int
    interval_hours: Int
    before_meal: Boolean
    after_meal: Boolean
    after_meal_immediate: Boolean
    morning: String
    noon: String
    evening: String
    before_bed: String
    properties: String
    usage_instruction: String
    sale_note: String
    purchase_note: String
    image_url: String
    production_date: DateTime
    expiration_date: DateTime
  }

  input BulkImportProductsInput {
    products: [CreateProductInput!]!
  }

  type ImportResult {
    success: Boolean!
    message: String!
    imported: Int!
    failed: Int!
    skipped: Int!
    errors: [String!]
    results: [ProductImportResult!]
  }

  type ProductImportResult {
    product: Product
    status: String!
    error: String
    sku: String
    product_name: String!
  }

  input UpdateProductInput {
    product_name: String
    product_type: String
    generic_name: String
    short_name: String
    status: String
    vat_percent: Float
    expiration_warning_date: Int
    sale_price: Float
    unit: String
    pack_size: String
    reorder_point: Int
    cost: Float
    sku: String
    barcode: String
    stock_quantity: Int
    volume: Float
    volume_unit: String
    shelf_code: String
    shelf_row: String
    categoryId: String
    symptom_category: String
    license_number: String
    dosage_unit: String
    dosage: String
    times_per_day: Int
    interval_hours: Int
    before_meal: Boolean
    after_meal: Boolean
    after_meal_immediate: Boolean
    morning: String
    noon: String
    evening: String
    before_bed: String
    properties: String
    usage_instruction: String
    sale_note: String
    purchase_note: String
    image_url: String
  }
`;
