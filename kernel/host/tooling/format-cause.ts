import type { Cause } from './explain-cause.ts'
import { CODE_WORDS, type Words } from './words.ts'

type Phrases = Readonly<Partial<Record<string, readonly [on: string, off: string]>>>

const CONSENT: Phrases = {
  marketing: ['the player allows marketing', 'the player has not allowed marketing'],
  analytics: ['the player allows statistics', 'the player has not allowed statistics'],
  support: ['the player allows support tools', 'the player has not allowed support tools'],
}
const MEMBER: Phrases = {
  valid: ['the player is a full member', 'the player is no full member'],
  agent: ['the player is an agent', 'the player is no agent'],
  chat: ['the player may chat', 'the player may not chat'],
  vip: ['the player is a VIP', 'the player is no VIP'],
  firstTime: ['the player is here for the first time', 'the player has been here before'],
}
const DEVICE: Phrases = {
  native: ['this is the native app', 'this is not the native app'],
  pwa: ['this is the installed web app', 'this is not the installed web app'],
  webclip: ['this is the web clip', 'this is not the web clip'],
  browser: ['this is a browser', 'this is no browser'],
  ios: ['this is an iOS device', 'this is no iOS device'],
  android: ['this is an Android device', 'this is no Android device'],
  ipad: ['this is an iPad', 'this is no iPad'],
}
const SITE: Phrases = {
  maintenance: ['the site is under maintenance', 'the site is not under maintenance'],
  customerService: ['the gateway has customer service', 'the gateway has no customer service'],
  identityCodes: ['an identity provider sends codes to phones', 'no identity provider sends codes to phones'],
  branded: ['the gateway dresses the site', 'the gateway does not dress the site'],
  installable: ['the site may be installed', 'the site may not be installed'],
  regionRestricted: ['the player’s region is restricted', 'the player’s region is not restricted'],
  test: ['this is a test site', 'this is not a test site'],
}
const SESSION: Phrases = { loggedIn: ['the player is logged in', 'the player is not logged in'] }
const KINDS: Readonly<Partial<Record<Cause['op'], Phrases>>> = {
  consent: CONSENT,
  member: MEMBER,
  device: DEVICE,
  site: SITE,
  session: SESSION,
}
const NOT_ARRIVED: Readonly<Partial<Record<Cause['op'], string>>> = {
  switch: 'the gateway’s switches',
  setting: 'the merchant’s settings',
  consent: 'the player’s consent',
  member: 'what kind of member the player is',
  device: 'what device this is',
  site: 'the gateway’s status',
  session: 'whether the player is logged in',
}

/** Similar names, as a question in brackets. */
export const didYouMean = (near: readonly string[]): string =>
  near.length > 0 ? ` (did you mean ${near.join(' or ')}?)` : ''

/** One leaf as a clause, without a capital letter or full stop. */
export function formatCause({ op, key, is, state, unknown }: Cause, words: Words = CODE_WORDS): string {
  const on = state === 'on'
  if (unknown) return `the gateway knows no switch ${words.switch(key)}${didYouMean(unknown.near)}`
  if (op === 'switch') return `the switch ${words.switch(key)} is ${on ? 'on' : 'off'}`
  if (op === 'setting') {
    if (is === undefined) return `the setting ${words.setting(key)} is ${on ? 'filled in' : 'empty'}`
    return `the setting ${words.setting(key)} is ${on ? '' : 'not '}${String(is)}`
  }
  return KINDS[op]?.[key]?.[on ? 0 : 1] ?? `${op} ${key} is ${on ? 'true' : 'not true'}`
}

/** `a, b and c`. */
export const formatList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

/** Several leaves as one clause. */
export const formatCauses = (causes: readonly Cause[], words: Words = CODE_WORDS): string =>
  formatList([...new Set(causes.map((cause) => formatCause(cause, words)))])
/** The facts that have not arrived, for pending leaves. */
export const formatPendingCauses = (causes: readonly Cause[]): string =>
  formatList([...new Set(causes.map(({ op }) => NOT_ARRIVED[op] ?? op))])
