import type { CanonicalEvent, EventNames, PixelCall, PixelEvent } from '@foyer/sdk'

/** Analytics has a name of its own for what was viewed; every other event has its canonical one. */
export const NAMES: EventNames = {
  firstOpen: 'firstOpen',
  registerSubmit: 'registerSubmit',
  register: 'register',
  depositSubmit: 'depositSubmit',
  firstDepositArrival: 'firstDepositArrival',
  startTrial: 'startTrial',
  deposit: 'deposit',
  redeposit: 'redeposit',
  withdraw: 'withdraw',
  login: 'login',
  viewContent: 'view_item',
  downloadApp: 'downloadApp',
  gameLaunch: 'gameLaunch',
  a2hsInstalled: 'a2hsInstalled',
}
/** Conversions of Ads: `{ deposit: 'AW-1234567/AbC' }`. */
export type ConversionLabels = { readonly [name in CanonicalEvent]?: string }

/** The id of a conversion's tag: `AW-1234567`. */
export const tagOf = (label: string): string => label.split('/')[0] ?? ''

/**
 * One event as calls of `gtag`: an event for the tags of Analytics, and a conversion for Ads, where it has a label.
 *
 * @param tags the ids that may be told
 */
export function googleCalls(
  { canonical, name, id, money, content }: PixelEvent,
  tags: readonly string[],
  labels: ConversionLabels,
): readonly PixelCall[] {
  const analytics = tags.filter((tag) => tag.startsWith('G-'))
  const label = labels[canonical]
  const sum = { ...money, ...(money && { transaction_id: id }) }
  return [
    ...(analytics.length === 0
      ? []
      : [
          [
            'event',
            name,
            {
              send_to: analytics,
              ...sum,
              ...(content && { items: [itemOf(content)] }),
            },
          ] as const,
        ]),
    ...(label === undefined || !tags.includes(tagOf(label))
      ? []
      : [['event', 'conversion', { send_to: [label], ...money, transaction_id: id }] as const]),
  ]
}

const itemOf = ({ id, name, category }: NonNullable<PixelEvent['content']>): object => ({
  item_id: id,
  ...(name === undefined ? {} : { item_name: name }),
  ...(category === undefined ? {} : { item_category: category }),
})
