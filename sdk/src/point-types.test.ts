// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type CaptchaWidget, type CaptchaOutcome, captchaProviders } from './contracts/captcha.ts'
import { chatProviders } from './contracts/chat.ts'
import { loginMethods, type LoginMethodProps } from './contracts/login.ts'
import { popUps } from './contracts/pop-up.ts'
import { routes } from './contracts/screen.ts'
import { trackingDestinations } from './contracts/tracking.ts'
import { type Activate, definePlugin, plugin } from './plugin.ts'
import { defineExtensionPoint, contribute } from './points.ts'
import {
  activate,
  Banner,
  base,
  deposited,
  destinations,
  type kinds,
  manifest,
  pages,
  type plain,
  top,
  wallet,
} from './types.fake.ts'

/*
 * What the types of extension points, those of the plugin kinds too, accept and refuse. `tsc` is the judge, as in types.test.ts.
 */

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

/* 32 to 41: the contracts of the plugin kinds */

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

describe('[SD-01] manifests', () => {
  it('points and events have their defaults', () => {
    expect([pages.startsAt, top.startsAt, deposited.keep]).toEqual(['idle', 'demand', false])
  })
})
