import type { Localised } from '../../../mocks/world/localised.ts'

/** Why the mock gateway refuses a withdrawal, or its cancellation. */
export const REFUSED = {
  gone: [
    'This account is no longer there',
    '该账户已不存在',
    'Tài khoản này không còn nữa',
    'Esta conta não existe mais',
  ],
  limit: [
    'This amount is outside of the limits',
    '金额超出限额',
    'Số tiền nằm ngoài hạn mức',
    'Este valor está fora dos limites',
  ],
  short: [
    'Your balance is not enough for this withdrawal',
    '您的余额不足',
    'Số dư của bạn không đủ',
    'Seu saldo não é suficiente',
  ],
  wagering: [
    'More must be wagered before a withdrawal',
    '提款前需完成流水',
    'Cần cược thêm trước khi rút',
    'É preciso apostar mais antes de sacar',
  ],
  closed: [
    'This order came too late. Please send it again',
    '该订单来得太晚，请重新提交',
    'Lệnh này đến quá muộn. Vui lòng gửi lại',
    'Este pedido chegou tarde demais. Envie de novo',
  ],
  late: [
    'The bank has the withdrawal already: it is too late to cancel it',
    '提款已提交银行，无法取消',
    'Ngân hàng đã nhận lệnh rút: quá muộn để huỷ',
    'O banco já está com o saque: é tarde para cancelar',
  ],
} as const satisfies Readonly<Record<string, Localised>>

/** Accounts that no gateway should send, and some that are only unusual. */
export const ODD_ACCOUNTS: readonly unknown[] = [
  null,
  7,
  { id: '', masked: '•••• 1111' },
  { id: 'ODD1', kind: 'bank', name: 'Without a number' },
  { id: 'ODD2', kind: 'bank', masked: { number: 1 } },
  // Unusual, and shown.
  { id: 'ODD3', kind: 'piggy-bank', name: 'A whole number', masked: '9704123456780012' },
  { id: 'ODD4', kind: 'e-wallet', name: 'W'.repeat(120), masked: '•••• 0001' },
]
