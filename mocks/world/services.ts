import { defineChoice } from '../define-scenario.ts'

/** Entries of customer service: a number of them, or two and a bad one. Default: two. */
export const SERVICE = defineChoice({
  name: 'service',
  group: 'service',
  label: 'Customer service',
  otherwise: 'Two entries',
  choices: {
    '0': 'None',
    '1': 'One entry',
    '3': 'Three, one untitled',
    '5': 'One of each vendor',
    broken: 'Two, and one that does not decode',
    http: 'Two, and one that is not https',
  },
})
export type Service = (typeof SERVICE.texts)[number]

/** How the pages of chats behave. */
export const CHAT_PAGE = defineChoice({
  name: 'chat',
  group: 'service',
  label: 'Pages of chats',
  otherwise: 'Somebody answers',
  choices: { hangs: 'Never load', fails: 'Status 500', unframed: 'Refuse to be framed' },
})

/** A vendor's desk, as its double behaves. */
export interface MockDesk {
  /** The vendor's name on the page. */
  readonly vendor: string
  /** The parameter in which it takes the visitor's name, exactly as the address has it; `undefined`: it takes none. */
  readonly nameParameter: string | undefined
}
/** The desks by the parameter `desk` of their address. */
export const DESKS: Readonly<Record<string, MockDesk>> = {
  live: { vendor: 'LiveChat', nameParameter: 'name' },
  support: { vendor: 'Comm100', nameParameter: 'CUSTOM!username' },
  vip: { vendor: 'Comm100 VIP', nameParameter: 'CUSTOM!username' },
  third: { vendor: 'MiDuoKe', nameParameter: 'visitorname' },
  aican: { vendor: 'AICAN', nameParameter: undefined },
  cbs: { vendor: 'CBS', nameParameter: 'name' },
}
/** The vendor at a page's address; one that an integrator has added takes the name in the parameter that `name-in` names. */
export function deskAt({ searchParams }: URL): MockDesk {
  const name = searchParams.get('desk') ?? ''
  const known = Object.hasOwn(DESKS, name) ? DESKS[name] : undefined
  return known ?? { vendor: 'Chat', nameParameter: searchParams.get('name-in') ?? 'name' }
}
