/** Entries that no gateway should send, and some that are only unusual. */
export const ODD_ORDERS: readonly unknown[] = [
  null,
  7,
  'order',
  { orderId: 'ODD1', type: 'DEPOSIT', currency: 'VND', status: 'SUCCESS' },
  { orderId: 'ODD2', type: 'DEPOSIT', amount: '-500', currency: 'VND', status: 'SUCCESS' },
  { orderId: 'ODD3', type: 'BONUS', amount: '500', currency: 'VND', status: 'SUCCESS' },
  { orderId: 'ODD4', type: 'DEPOSIT', amount: '500', currency: 'VND', status: 'LOST' },
  { orderId: 'ODD5', type: 'DEPOSIT', amount: '500', currency: '₫', status: 'SUCCESS' },
  { type: 'WITHDRAW', amount: '500', currency: 'VND', status: 'SUCCESS' },
  // Unusual, and shown.
  { orderId: 'ODD6', type: 'WITHDRAW', amount: '999999999999999', currency: 'IDR', status: 'REFUSED', method: 'W'.repeat(300), reason: 'A reason of many words. '.repeat(15), createTime: -1 },
  { orderId: 'ODD7', type: 'DEPOSIT', amount: 12.5, currency: 'usdt', status: 'SUCCESS', method: '<b>QR</b>', createTime: '1700000000000' },
] // prettier-ignore
