import { phongRootsText } from './schemaRoots.ts';

const phongTypesText = /* GraphQL */ `
  scalar Date

  type COMMON_RESPONSE {
    code: Int
    success: Boolean
    message: String
  }

  type BENH_NHAN {
    _id: ID
    ho_ten: String
    nam_sinh: Int
    gioi_tinh: String
    dia_chi: String
    is_deleted: Boolean
    created_at: Date
    updated_at: Date
  }
  input TIM_BENH_NHAN {
    ho_ten: String
  }
  type DS_BENH_NHAN_RESPONSE {
    pages: Int
    total: Int
    doc: [BENH_NHAN]
  }

  type DON_VI {
    _id: ID
    ten_don_vi: String
    created_at: Date
    updated_at: Date
  }

  type CACH_DUNG {
    _id: ID
    mo_ta_cach_dung: String
    created_at: Date
    updated_at: Date
  }

  type PHIEU_KHAM {
    _id: ID
    ngay_kham: Date
    benh_nhan: BENH_NHAN
    loai_benh: LOAI_BENH
    trieu_chung: String
    don_thuoc: [CHI_TIET_DON_THUOC]
    tien_kham: Int
    tong_tien: Int
    is_deleted: Boolean
    created_at: Date
    updated_at: Date
  }
  input THUOC_KE_DON {
    ma_thuoc: String
    so_luong: Int
  }
  input TIM_PHIEU_KHAM {
    ngay_kham: Date
  }
  type CHI_TIET_DON_THUOC {
    thuoc: THUOC
    so_luong: Int
    don_gia: Int
    thanh_tien: Int
  }
  type DS_PHIEU_KHAM_RESPONSE {
    pages: Int
    total: Int
    doc: [PHIEU_KHAM]
  }

  type LOAI_BENH {
    _id: ID
    ten_loai_benh: String
    is_deleted: Boolean
    created_at: Date
    updated_at: Date
  }
  type LOAI_BENH_RESPONSE {
    code: Int
    success: Boolean
    message: String
    doc: LOAI_BENH
  }

  type THUOC {
    _id: ID
    ten_thuoc: String
    don_vi: DON_VI
    cach_dung: CACH_DUNG
    don_gia: Int
    is_deleted: Boolean
    created_at: Date
    updated_at: Date
  }
  input TIM_THUOC {
    ten_thuoc: String
  }
  type DS_THUOC_RESPONSE {
    pages: Int
    total: Int
    doc: [THUOC]
  }

  type TAI_KHOAN {
    _id: ID
    ho_ten: String
    email: String
    mat_khau: String
    gioi_tinh: String
    ngay_sinh: Date
    quyen: String
    is_deleted: Boolean
    created_at: Date
    updated_at: Date
  }
  type DS_TAI_KHOAN_RESPONSE {
    pages: Int
    total: Int
    doc: [TAI_KHOAN]
  }
  type AUTHENCATION_RESPONSE {
    accessToken: String
    doc: TAI_KHOAN
  }
  type TAI_KHOAN_RESPONSE {
    _id: ID
    ho_ten: String
    email: String
    gioi_tinh: String
    ngay_sinh: Date
    quyen: String
    created_at: Date
    updated_at: Date
  }
`;

/** The whole schema, in the order in which the server puts its parts together. */
export const phongText: string = phongTypesText + phongRootsText;
