// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { captchaRequested } from './contracts/captcha.ts'
import { all, consent, device, member, not, setting, site } from './gate.ts'
import { type Activate, type ContextOf, definePlugin, plugin, type ServicesOf } from './plugin.ts'
import { defineEndpoint, type Http } from './services/http.ts'
import { defineStorageKey } from './services/storage.ts'
import { SESSION } from './services/session.ts'
import { type Token, token } from './token.ts'
import {
  activate,
  Banner,
  base,
  deposited,
  type kinds,
  LABEL,
  manifest,
  plain,
  settings,
  wallet,
  type Wallet,
  WALLET,
} from './types.fake.ts'

/*
 * What the SDK's types accept and refuse. `tsc` is the judge: each `@ts-expect-error` below fails the check if the line
 * after it ever compiles. The tests at the end only say that the right uses also run. Extension points: point-types.test.ts.
 */

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
})
