import type { EventNames, PixelCall, PixelEvent } from '@foyer/sdk'

/**
 * The vendor's name of each event that it takes; one without a name is not sent. An accepted deposit order (`firstDeposit`)
 * is no conversion; the arrival of the money is.
 */
export const NAMES: EventNames = {
  register: 'sign_up',
  deposit: 'purchase',
  viewContent: 'view_content',
  login: 'login',
  gameLaunch: 'play',
}

/**
 * One event as calls of the vendor's function. The vendor drops a second event with the same id, whether from a page or a
 * server. Among the events of one arrival only `deposit` has money (TR-18); nothing of the player is ever there.
 */
export const map = ({ name, id, money, content }: PixelEvent): readonly PixelCall[] => [
  ['track', name, { id, ...money, ...(content && { content: content.id }) }],
]
