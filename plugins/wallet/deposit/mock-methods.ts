import type { Localised } from '../../../mocks/world/localised.ts'

/** A method of the mock gateway. Amounts are decimal text in units of the currency's smallest usual amount. */
export interface MockMethod {
  readonly id: string
  readonly kind: string
  readonly name: Localised
  readonly note?: Localised
  /** In units. */
  readonly min: number
  readonly max: number
  readonly amounts: readonly number[]
}

/** How much a unit is. Currencies with large amounts have a larger one. */
const UNITS: Readonly<Record<string, number>> = { VND: 10_000, IDR: 10_000, KHR: 5_000, MMK: 2_000 }
const SMALL_UNIT = 1
export const unitOf = (currency: string): number => UNITS[currency] ?? SMALL_UNIT

const QR: MockMethod = {
  id: 'QR',
  kind: 'qr',
  name: ['QR transfer', '扫码转账', 'Chuyển khoản QR', 'QR Code'],
  note: [
    'Scan the code with the app of your bank.',
    '用您的银行应用扫码付款。',
    'Quét mã bằng ứng dụng ngân hàng của bạn.',
    'Leia o código com o app do seu banco.',
  ],
  min: 5,
  max: 30_000,
  amounts: [5, 10, 20, 50, 100, 500],
}
const BANK: MockMethod = {
  id: 'BANK',
  kind: 'bank',
  name: ['Bank transfer', '银行转账', 'Chuyển khoản ngân hàng', 'Transferência bancária'],
  min: 10,
  max: 50_000,
  amounts: [10, 50, 100, 200, 1_000],
}
const WALLET: MockMethod = {
  id: 'WALLET',
  kind: 'wallet',
  name: ['E-wallet', '电子钱包', 'Ví điện tử', 'Carteira digital'],
  min: 2,
  max: 2_000,
  amounts: [2, 5, 10, 50],
}
const CARD: MockMethod = {
  id: 'CARD',
  kind: 'card',
  name: ['Prepaid card', '充值卡', 'Thẻ cào', 'Cartão pré-pago'],
  min: 1,
  max: 100,
  amounts: [1, 2, 5, 10],
}
const PIX: MockMethod = {
  ...QR,
  id: 'PIX',
  name: ['Pix', 'Pix', 'Pix', 'Pix'],
  note: [
    'Pay with Pix in the app of your bank.',
    '在您的银行应用中用 Pix 付款。',
    'Thanh toán bằng Pix trong ứng dụng ngân hàng.',
    'Pague com Pix no app do seu banco.',
  ],
}

export const methodsOf = (currency: string): readonly MockMethod[] =>
  currency === 'BRL' ? [PIX, BANK, WALLET] : [QR, BANK, WALLET, CARD]

const MANY = 50
const KINDS = ['bank', 'wallet', 'qr', 'card', 'crypto', 'other']

/** Fifty methods. */
export const MANY_METHODS: readonly MockMethod[] = Array.from({ length: MANY }, (_, index) => ({
  ...BANK,
  id: `M${index}`,
  kind: KINDS[index % KINDS.length] ?? 'bank',
  name: [
    `Payment service ${index + 1}`,
    `支付服务 ${index + 1}`,
    `Dịch vụ thanh toán ${index + 1}`,
    `Serviço de pagamento ${index + 1}`,
  ],
}))

/** Entries that no gateway should send, and some that are only unusual. */
export const ODD_METHODS: readonly unknown[] = [
  null,
  7,
  { name: 'Without an id' },
  { id: 'ODD1' },
  { id: 'ODD2', name: 'A negative limit', min: -5 },
  { id: 'ODD3', name: 'A limit that is none', max: 'much' },
  { id: 'ODD4', name: 'Limits that contradict each other', kind: 'bank', min: '500000', max: '100000' },
  { id: 'ODD5', name: 'A name of three hundred characters. '.repeat(3).trim(), kind: 'abacus', min: 1, max: 999_999_999_999_999, amounts: ['x', -1, null, '250000'], note: 'W'.repeat(300) },
  { id: 'ODD5', name: 'The same id again' },
  { id: 'ODD6', name: 'بطاقة', kind: 'card', icon: 'javascript:alert(1)', amounts: 'none' },
] // prettier-ignore

export const METHOD_CLOSED: Localised = [
  'This payment method is closed at the moment',
  '此付款方式暂时关闭',
  'Phương thức thanh toán này đang tạm đóng',
  'Esta forma de pagamento está fechada no momento',
]
export const AMOUNT_LIMIT: Localised = [
  'The amount is outside the limits of this method',
  '金额超出此方式的限额',
  'Số tiền nằm ngoài hạn mức của phương thức này',
  'O valor está fora dos limites desta forma',
]
export const REFERENCE_CLOSED: Localised = [
  'This order came too late. Please send it again',
  '订单提交过晚，请重新提交',
  'Đơn này đến quá muộn. Vui lòng gửi lại',
  'Este pedido chegou tarde demais. Envie de novo',
]
