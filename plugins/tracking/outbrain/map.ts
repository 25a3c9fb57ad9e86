import type { EventNames, PixelCall, PixelEvent } from '@foyer/sdk'

/** Conversions under the site's own names, which the merchant gives to those in the vendor's dashboard. */
export const NAMES: EventNames = {
  register: 'register',
  depositSubmit: 'depositSubmit',
  firstDepositArrival: 'firstDepositArrival',
  startTrial: 'startTrial',
  deposit: 'deposit',
  redeposit: 'redeposit',
  viewContent: 'viewContent',
  downloadApp: 'downloadApp',
}

/** The vendor counts an order's conversion of one name once. */
export const map = ({ name, reference, money }: PixelEvent): readonly PixelCall[] => [
  [
    'track',
    name,
    {
      ...(reference === undefined ? {} : { orderId: reference }),
      ...(money && { orderValue: money.value, currency: money.currency }),
    },
  ],
]
