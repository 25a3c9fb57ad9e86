import * as v from 'valibot'
import { captchaProviders, captchaRequested } from './contracts/captcha.ts'
import { chatProviders } from './contracts/chat.ts'
import { popUps } from './contracts/pop-up.ts'
import { trackingDestinations } from './contracts/tracking.ts'
import { defineEvent } from './event.ts'
import { all, any, consent, device, not, setting, switchOn } from './gate.ts'
import { fromSetting } from './origins.ts'
import { type Activate, definePlugin } from './plugin.ts'
import { defineExtensionPoint, defineSlot, contribute } from './points.ts'
import { HTTP } from './services/http.ts'
import { SESSION } from './services/session.ts'
import { token } from './token.ts'

export interface Wallet {
  deposit(amount: number): Promise<void>
}
interface Page {
  readonly path: string
  readonly page: string
}
interface Destination {
  readonly key: string
  send(event: string): void
}
export const WALLET = token<Wallet>('t.wallet')
export const LABEL = token<{ readonly label: string }>('t.label')
export const pages = defineExtensionPoint<Page>({ id: 't.pages', cardinality: 'many' })
export const destinations = defineExtensionPoint<Destination>({ id: 't.destinations', cardinality: 'keyed' })
export const top = defineSlot<{ readonly width: number }>('t.top')
export const deposited = defineEvent<{ readonly amount: number }>({ id: 't.deposited' })

export const base = { id: 'a.b', version: '1.0.0', sdk: '^1', title: 'Test' } as const
const schema = v.object({ limit: v.number(), label: v.optional(v.string(), '') })
export const settings = () => Promise.resolve({ default: schema })

export const manifest = definePlugin({
  ...base,
  id: 'wallet.deposit',
  when: all(switchOn('DEPOSIT'), setting('limit'), any(consent('marketing'), not(device('native')))),
  activateOn: 'idle',
  requires: { session: SESSION, http: HTTP },
  optional: { label: LABEL },
  provides: { wallet: WALLET },
  contributes: [
    contribute(pages, { path: '/m/deposit', page: 'Deposit' }),
    contribute(top, { component: 'Banner' }),
    destinations,
  ],
  origins: { connect: ['https://pay.example'], frame: [fromSetting('cashier')] },
  settings,
})
export const plain = definePlugin({ ...base, requires: { session: SESSION } })

export const Banner = (props: { readonly width: number }): string => `w${props.width}`
export const activate: Activate<typeof manifest> = (context, { session, http, label }) => {
  context.contribute(destinations, { key: session.current.get()?.id ?? label?.label ?? 'guest', send() {} })
  void http.flush
  return {
    wallet: {
      async deposit(amount) {
        if (amount > context.settings.limit) throw new RangeError('over the limit')
        context.emit(deposited, { amount })
      },
    },
  }
}
export const wallet = { wallet: { deposit: () => Promise.resolve() } }

export const kinds = definePlugin({
  ...base,
  activateOn: captchaRequested,
  contributes: [trackingDestinations, chatProviders, captchaProviders, popUps],
  settings,
})
