// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  type CaptchaWidget,
  type CaptchaOutcome,
  captchaProviders,
  captchaRequested,
} from './contracts/captcha.ts'
import { chatProviders } from './contracts/chat.ts'
import { loginMethods, type LoginMethodProps } from './contracts/login.ts'
import { popUps } from './contracts/pop-up.ts'
import { routes } from './contracts/screen.ts'
import { trackingDestinations } from './contracts/tracking.ts'
import { defineEvent } from './event.ts'
import { all, any, consent, device, member, not, setting, site, switchOn } from './gate.ts'
import {
  type Activate,
  type ContextOf,
  definePlugin,
  fromSetting,
  plugin,
  type ServicesOf,
} from './plugin.ts'
import { defineExtensionPoint, defineSlot, contribute } from './points.ts'
import { defineEndpoint, type Http, HTTP } from './services/http.ts'
import { defineStorageKey } from './services/storage.ts'
import { SESSION } from './services/session.ts'
import { type Token, token } from './token.ts'

/*
 * What the SDK's types accept and refuse. `tsc` is the judge: each `@ts-expect-error` below fails the check if the line
 * after it ever compiles. The tests at the end only say that the right uses also run.
 */

interface Wallet {
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
const WALLET = token<Wallet>('t.wallet')
const LABEL = token<{ readonly label: string }>('t.label')
const pages = defineExtensionPoint<Page>({ id: 't.pages', cardinality: 'many' })
const destinations = defineExtensionPoint<Destination>({ id: 't.destinations', cardinality: 'keyed' })
const top = defineSlot<{ readonly width: number }>('t.top')
const deposited = defineEvent<{ readonly amount: number }>({ id: 't.deposited' })

const base = { id: 'a.b', version: '1.0.0', sdk: '^1', title: 'Test' } as const
const schema = v.object({ limit: v.number(), label: v.optional(v.string(), '') })
const settings = () => Promise.resolve({ default: schema })

const manifest = definePlugin({
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
const plain = definePlugin({ ...base, requires: { session: SESSION } })

const Banner = (props: { readonly width: number }): string => `w${props.width}`
const activate: Activate<typeof manifest> = (context, { session, http, label }) => {
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
const wallet = { wallet: { deposit: () => Promise.resolve() } }

const right = [
  plugin(manifest, () => Promise.resolve({ activate, Banner })),
  plugin(plain, () => ({ activate: (_context, { session }) => session.end('logout') })),
  plugin(plain, () => ({})),
]

/* 1 to 8: what a plugin takes and gives */

// 1 a service that `requires` does not name
// @ts-expect-error
export const w1: Activate<typeof plain> = (_context, { http }) => void http
// 2 a method that the service does not have
// @ts-expect-error
export const w2: Activate<typeof plain> = (_context, { session }) => session.logOut()
// 3 `provides` promised, nothing returned
// @ts-expect-error
export const w3: Activate<typeof manifest> = () => {}
// 4 the wrong shape provided
// @ts-expect-error
export const w4: Activate<typeof manifest> = () => Promise.resolve({ wallet: { deposit: 5 } })
// 5 an optional service used as if it were there
export const w5: Activate<typeof manifest> = (_context, { label }) => {
  // @ts-expect-error
  void label.label
  return wallet
}
// 6 something provided under another service's token
const provider = definePlugin({ ...base, provides: { label: LABEL } })
// @ts-expect-error
export const w6: Activate<typeof provider> = () => ({ label: { label: 1 } })
// 7 an activate written for another manifest's services
// @ts-expect-error
plugin(plain, () => ({ activate: (_context: unknown, { http }: { http: Http }) => http.flush() }))
// 8 a raw string in place of a token
// @ts-expect-error
definePlugin({ ...base, requires: { session: 'kernel.session' } })

/* 9 to 15: contributions */

// 9 to a point that the manifest does not name
export const w9: Activate<typeof plain> = (context) => {
  // @ts-expect-error
  context.contribute(destinations, { key: 'x', send() {} })
}
// 10 of the wrong type
export const w10: Activate<typeof manifest> = (context) => {
  // @ts-expect-error
  context.contribute(destinations, { key: 'x' })
  return wallet
}
// 11 a static contribution of the wrong shape
// @ts-expect-error
definePlugin({ ...base, contributes: [contribute(pages, { path: '/x' })] })
// 12 a module without `activate`, where something is provided
// @ts-expect-error
plugin(manifest, () => Promise.resolve({ Banner }))
// 13 a module without the component that it contributes to a slot
// @ts-expect-error
plugin(manifest, () => Promise.resolve({ activate }))
// 14 that component with props which the slot does not pass
// @ts-expect-error
plugin(manifest, () => Promise.resolve({ activate, Banner: (props: { colour: string }) => props.colour }))
// 15 an unknown cardinality
// @ts-expect-error
defineExtensionPoint<string>({ id: 't.x', cardinality: 'several' })

/* 16 to 22: gates, settings, events */

// 16 a gate on a setting that the schema does not have, also deep inside
// @ts-expect-error
definePlugin({ ...base, when: all(consent('support'), not(setting('pixelld'))), settings })
// 17 a setting used as what it is not
export const w17: Activate<typeof manifest> = (context) => {
  // @ts-expect-error
  context.settings.limit.toUpperCase()
  return wallet
}
// 18 a setting written
export const w18: Activate<typeof manifest> = (context) => {
  // @ts-expect-error
  context.settings.limit = 5
  return wallet
}
// 19 a wrong event payload
export const w19: Activate<typeof manifest> = (context) => {
  // @ts-expect-error
  context.emit(deposited, { sum: 1 })
  return wallet
}
// 20 a handler for another payload
export const w20: Activate<typeof plain> = (context) => {
  // @ts-expect-error
  context.on(deposited, (payload: { readonly name: string }) => void payload)
}
// 21 unknown traits
// @ts-expect-error
consent('advertising')
// @ts-expect-error
member('rich')
// @ts-expect-error
device('desktop')
// @ts-expect-error
site('closed')
// 22 a gate that is a function
// @ts-expect-error
definePlugin({ ...base, when: () => true })

/* 23 to 31: the manifest itself, storage, calls */

// 23 an unknown key
// @ts-expect-error
definePlugin({ ...base, require: { session: SESSION } })
// 24 a host without https
// @ts-expect-error
definePlugin({ ...base, origins: { script: ['http://pixel.example'] } })
// 25 an id without an area
// @ts-expect-error
definePlugin({ ...base, id: 'deposit' })
// 26 an SDK that is no major
// @ts-expect-error
definePlugin({ ...base, sdk: '1.0.0' })
// 27 an unknown trigger
// @ts-expect-error
definePlugin({ ...base, activateOn: 'later' })
// 28 a token taken for another service's
// @ts-expect-error
export const w28: Token<Wallet> = LABEL
// 29 a stored value of another type
export const w29: Activate<typeof plain> = (context) => {
  const COUNT = defineStorageKey({
    name: 'n',
    area: 'local',
    parse: (x) => (typeof x === 'number' ? x : undefined),
  })
  // @ts-expect-error
  context.storage.set(COUNT, 'three')
}
// 30 a call without its body, and one with the wrong body
const pay = defineEndpoint<{ readonly amount: number }>()({
  id: 't.pay',
  method: 'POST',
  path: '/wps/pay',
  auth: 'required',
  response: v.object({ ok: v.boolean() }),
})
export const w30 = (http: Http): void => {
  // @ts-expect-error
  void http.call(pay)
  // @ts-expect-error
  void http.call(pay, { body: { sum: 1 } })
}
// 31 an answer used as what it is not
export const w31 = async (http: Http): Promise<string> => {
  const answer = await http.call(pay, { body: { amount: 1 } })
  // @ts-expect-error
  return answer.ok.trim()
}

/* 32 to 41: the contracts of the plugin kinds */

const kinds = definePlugin({
  ...base,
  activateOn: captchaRequested,
  contributes: [trackingDestinations, chatProviders, captchaProviders, popUps],
  settings,
})
// 32 a destination without its consent, or for an event that does not exist
export const w32: Activate<typeof kinds> = (context) => {
  // @ts-expect-error
  context.contribute(trackingDestinations, { key: 'x', send() {} })
  context.contribute(trackingDestinations, {
    key: 'x',
    consent: 'marketing',
    send({ name }) {
      // @ts-expect-error
      if (name === 'purchase') return
    },
  })
}
// 33 a category of consent that does not exist
export const w33: Activate<typeof kinds> = (context) => {
  // @ts-expect-error
  context.contribute(trackingDestinations, { key: 'x', consent: 'ads', send() {} })
}
// 34 a chat that is neither link nor conversation, and one with the parts of the other
export const w34: Activate<typeof kinds> = (context) => {
  // @ts-expect-error
  context.contribute(chatProviders, { kind: 'widget', key: 'X', link: () => '' })
  // @ts-expect-error
  context.contribute(chatProviders, { kind: 'conversation', key: 'x', audience: 'all', link: () => '' })
}
// 35 a conversation without an audience, or one that discards its outcome
export const w35: Activate<typeof kinds> = (context) => {
  const open = () => Promise.resolve({ kind: 'shown' } as const)
  // @ts-expect-error
  context.contribute(chatProviders, { kind: 'conversation', key: 'x', open })
  // @ts-expect-error
  context.contribute(chatProviders, { kind: 'conversation', key: 'x', audience: 'all', open: () => {} })
}
// 36 a captcha whose proof has a field that no request knows
// @ts-expect-error
export const w36: CaptchaOutcome = { kind: 'passed', proof: { fields: { geetestValidate: 'x' } } }
// 37 a captcha that passes without a proof, and a provider that creates nothing
// @ts-expect-error
export const w37: CaptchaOutcome = { kind: 'passed' }
export const w37b: Activate<typeof kinds> = (context) => {
  // @ts-expect-error
  context.contribute(captchaProviders, { key: 'x', scenes: ['login'], start: () => undefined })
  // @ts-expect-error
  context.contribute(captchaProviders, { key: 'x', scenes: ['deposit'], start: async () => WIDGET })
}
declare const WIDGET: CaptchaWidget
// 38 a login method without its component, or of no known shape
const method = { key: 'x', plugin: 'a.b', label: 'l' } as const
// @ts-expect-error
contribute(loginMethods, { ...method, shape: 'form' })
// @ts-expect-error
contribute(loginMethods, { ...method, shape: 'tab', component: 'Form' })
// 39 credentials of a mixed kind
export const w39 = ({ signIn }: LoginMethodProps): void => {
  // @ts-expect-error
  void signIn({ type: 'sms', username: 'a', password: 'b' })
}
// 40 a pop-up with a priority that belongs to the site, and one that decides for something else
export const w40: Activate<typeof kinds> = (context) => {
  const skip = () => ({ kind: 'skip', reason: 'none' }) as const
  // @ts-expect-error
  context.contribute(popUps, { key: 'x', priority: 'maintenance', delayMs: () => 0, decide: skip })
  // @ts-expect-error
  context.contribute(popUps, { key: 'x', priority: 'prompt', delayMs: () => 0, decide: () => true })
}
// 41 a screen without access
// @ts-expect-error
contribute(routes, { path: '/m/x', component: 'X' })

/* 42 to 45: settings, storage and events once more */

// 42 a setting that the schema does not have
export const w42: Activate<typeof kinds> = (context) => {
  // @ts-expect-error
  void context.settings.limits
}
// 43 a host from a setting is a setting's name, not an address without https
// @ts-expect-error
definePlugin({ ...base, origins: { frame: ['cashier'] } })
// 44 a stored value read as another type, and a bare string as its key
export const w44: Activate<typeof kinds> = (context) => {
  const NAME = defineStorageKey({ name: 'a.b.n', area: 'local', parse: (x) => (x === 'x' ? x : undefined) })
  // @ts-expect-error
  const count: number | undefined = context.storage.get(NAME)
  // @ts-expect-error
  void (context.storage.get('a.b.n') ?? count)
}
// 45 an event emitted without its payload, and one of another shape as the trigger
export const w45: Activate<typeof kinds> = (context) => {
  // @ts-expect-error
  context.emit(captchaRequested)
  // @ts-expect-error
  context.emit(captchaRequested, { scene: 'deposit' })
}
// @ts-expect-error
definePlugin({ ...base, activateOn: { id: 'account.captcha-requested' } })

/* What components get */

export const services = ({ session, label }: ServicesOf<typeof manifest>): string | undefined => {
  session.end('logout')
  return label?.label
}
export const context = ({ settings: { limit } }: ContextOf<typeof manifest>): number => limit

describe('[SD-01] manifests', () => {
  it('definePlugin returns what it is given, and plugin joins it with its code', () => {
    const given = { ...base }
    expect(definePlugin(given)).toBe(given)
    expect(right.map((each) => each.manifest.id)).toEqual(['wallet.deposit', 'a.b', 'a.b'])
  })
  it('a token is its id, so that two copies of the SDK agree', () => {
    expect([WALLET, token<Wallet>('t.wallet') === WALLET]).toEqual(['t.wallet', true])
  })
  it('points and events have their defaults', () => {
    expect([pages.startsAt, top.startsAt, deposited.keep]).toEqual(['idle', 'demand', false])
  })
})
