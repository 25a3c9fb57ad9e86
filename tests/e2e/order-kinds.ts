/** An order as these tests send it: of 500,000 dong. */
export interface OrderKind {
  readonly kind: 'deposit' | 'withdraw'
  readonly path: string
  /** Id of the gateway's endpoint. */
  readonly endpoint: string
  /** Pattern of the call's address. */
  readonly call: string
  readonly button: string
  /** Name of the region that shows the placed order. */
  readonly placed: string
  /** Name of the region of an order of which it is not known whether it was placed. */
  readonly unknown: string
  readonly notPlaced: string
  /** The first id that the mock gateway gives; earlier orders are of the past. */
  readonly firstId: string
}

/** Both kinds of orders, with the words of their screens. */
export const ORDER_KINDS: readonly [deposit: OrderKind, withdrawal: OrderKind] = [
  {
    kind: 'deposit',
    path: '/m/voucherCenter',
    endpoint: 'wallet.deposit',
    call: '**/MCSFE_deposit',
    button: 'Deposit ₫500,000',
    placed: 'Waiting for your payment',
    unknown: 'We do not know if your deposit was placed',
    notPlaced: 'Your deposit of ₫500,000 was not placed. You can send it again.',
    firstId: 'D880001',
  },
  {
    kind: 'withdraw',
    path: '/m/withdraw',
    endpoint: 'wallet.withdraw',
    call: '**/MCSFE_withdraw',
    button: 'Withdraw ₫500,000',
    placed: 'Withdrawal waiting',
    unknown: 'We do not know if your withdrawal was placed',
    notPlaced: 'Your withdrawal of ₫500,000 was not placed. Nothing was taken from your balance.',
    firstId: 'W880001',
  },
]
