/** A bank of the mock gateway. */
export interface MockBank {
  readonly code: string
  readonly name: string
  readonly minLength?: number
  readonly maxLength?: number
  /** It takes the numbers of cards. */
  readonly card?: boolean
}

/** Invented banks, by currency. */
const BANKS: Readonly<Record<string, readonly MockBank[]>> = {
  VND: [
    { code: 'SHB1', name: 'Ngân hàng Sông Hương', minLength: 8, maxLength: 15 },
    { code: 'CTB1', name: 'Ngân hàng Cửa Tùng', minLength: 10, maxLength: 10 },
    { code: 'BLB1', name: 'Ngân hàng Ban Mai', minLength: 8, maxLength: 19, card: true },
    { code: 'HSB1', name: 'Ngân hàng Hoa Sen', minLength: 12, maxLength: 14 },
  ],
  MYR: [
    { code: 'MLR1', name: 'Bank Melur', minLength: 10, maxLength: 16 },
    { code: 'TGR1', name: 'Tengara Bank', minLength: 12, maxLength: 12 },
    { code: 'KLB1', name: 'Kelabu Commerce', minLength: 8, maxLength: 19, card: true },
  ],
  BRL: [
    { code: 'IPE1', name: 'Banco Ipê', minLength: 6, maxLength: 12 },
    { code: 'JAC1', name: 'Jacarandá Pagamentos' },
  ],
}
const OTHER_BANKS: readonly MockBank[] = [
  { code: 'HRB1', name: 'Harbour Bank', minLength: 8, maxLength: 12 },
  { code: 'LTB1', name: 'Lantern Savings', card: true },
]

export const banksOf = (currency: string): readonly MockBank[] => BANKS[currency] ?? OTHER_BANKS

const MANY = 300

/** A long list. */
export const MANY_BANKS: readonly MockBank[] = Array.from({ length: MANY }, (_, index) => ({
  code: `MB${index}`,
  name: `Bank no. ${index + 1}`,
}))

/** Entries that no gateway should send, and some that are only unusual. */
export const ODD_BANKS: readonly unknown[] = [
  null,
  { code: 'ODD1' },
  { name: 'Without a code' },
  { code: 'ODD2', name: 'A rule that cannot be met', minLength: 20, maxLength: 8 },
  { code: 'ODD3', name: 'A name of three hundred characters. '.repeat(9), minLength: 'some' },
]

/** Likewise of the list of cards. The third holds a whole number. */
export const ODD_CARDS: readonly unknown[] = [
  null,
  { id: 'ODD1', bankName: 'Without a number' },
  { id: 'ODD2', bankName: 'A whole number', accountNo: '4111111111111111' },
  { id: 'ODD3', bankName: 'A name of three hundred characters. '.repeat(9), accountNo: '**** 7788', bindTime: 'long ago' },
  { id: 'ODD4', type: 'NEW', accountNo: '***' },
] // prettier-ignore
