/** What the doctor finds; the first ones of every practice. */
export const diseases: readonly string[] = [
  'Cảm cúm',
  'Viêm họng cấp',
  'Viêm mũi dị ứng',
  'Viêm phế quản',
  'Viêm dạ dày',
  'Rối loạn tiêu hoá',
  'Tăng huyết áp',
  'Đau nửa đầu',
  'Viêm da cơ địa',
  'Đau thắt lưng',
  'Viêm tai giữa',
  'Khám sức khoẻ tổng quát',
];

/** What medicines are counted in. */
export const units: readonly string[] = ['Viên', 'Gói', 'Chai', 'Ống', 'Tuýp'];

/** How medicines are taken. */
export const usages: readonly string[] = [
  'Uống sau khi ăn',
  'Uống trước khi ăn 30 phút',
  'Uống trước khi ngủ',
  'Pha với nước ấm',
  'Bôi ngoài da',
  'Nhỏ mỗi bên 2 giọt',
];

/** Medicines with the places of their unit and their usage, and the price in dong. */
export const medicines: readonly (readonly [name: string, unit: number, usage: number, price: number])[] = [
  ['Paracetamol 500mg', 0, 0, 1200],
  ['Ibuprofen 400mg', 0, 0, 1800],
  ['Amoxicillin 500mg', 0, 0, 2500],
  ['Augmentin 625mg', 0, 0, 11_500],
  ['Cefixime 200mg', 0, 0, 6800],
  ['Azithromycin 500mg', 0, 1, 9500],
  ['Loratadin 10mg', 0, 2, 1500],
  ['Cetirizin 10mg', 0, 2, 1400],
  ['Prednisolon 5mg', 0, 0, 900],
  ['Omeprazol 20mg', 0, 1, 2200],
  ['Esomeprazol 40mg', 0, 1, 7200],
  ['Phosphalugel', 1, 1, 4200],
  ['Smecta', 1, 3, 3900],
  ['Oresol', 1, 3, 2600],
  ['Men vi sinh Bioflora', 1, 3, 5600],
  ['Amlodipin 5mg', 0, 0, 1900],
  ['Losartan 50mg', 0, 0, 3100],
  ['Bisoprolol 5mg', 0, 0, 3600],
  ['Vitamin C 500mg', 0, 0, 1100],
  ['Vitamin 3B', 0, 0, 1700],
  ['Siro ho Prospan', 2, 0, 78_000],
  ['Nước muối sinh lý 0,9%', 2, 5, 5000],
  ['Xisat xịt mũi', 2, 5, 32_000],
  ['Otipax', 2, 5, 68_000],
  ['Nước cất 5ml', 3, 3, 1300],
  ['Fucidin 15g', 4, 4, 82_000],
  ['Gentrisone 10g', 4, 4, 21_000],
  ['Voltaren Emulgel', 4, 4, 73_000],
  ['Meloxicam 7,5mg', 0, 0, 2400],
  ['Eperison 50mg', 0, 0, 2800],
];

/** What an examination costs, in dong, by the rules of the practice. */
export const examinationFee = 30_000;
