import { randomUUID } from 'node:crypto'
import type { Profile } from '../../kernel/profile/profile.ts'
import type { ScenarioValues } from '../define-scenario.ts'
import { LANGUAGE } from './browser-scenarios.ts'
import { newCaptchaProofs } from './captcha.ts'
import { inWorldTime } from './clock.ts'
import { MEMBER_LANGUAGE } from './member-language.ts'
import { newMembers } from './members.ts'
import { DISABLED, MERCHANT, SWITCHES } from './merchant-scenario.ts'
import { BRAND, PWA, templatesOf } from './templates.ts'
import type { World } from './world.ts'

/** A fresh world of a merchant, in a state. It is not registered by its id: `worlds.ts` does that for browsers. */
export function newWorld(
  profile: Profile,
  { state = {}, id = randomUUID() }: { readonly state?: ScenarioValues; readonly id?: string } = {},
): World {
  const holder = { scenarios: { ...state, ...MERCHANT.with(profile.id) } }
  const members = inWorldTime(holder, () =>
    newMembers(profile, MEMBER_LANGUAGE.of(holder) ?? LANGUAGE.of(holder)),
  )
  const disabled = Object.fromEntries((profile.disabled ?? []).map((plugin) => [plugin, true]))
  return {
    id,
    merchant: profile.id,
    members,
    sessions: new Map(),
    sessionEnds: new Map(),
    failedLogins: new Map(),
    captcha: newCaptchaProofs(),
    tickets: new Map(),
    switches: { ...profile.switches, ...SWITCHES.of(holder) },
    disabled: { ...disabled, ...DISABLED.of(holder) },
    settings: structuredClone(profile.settings),
    templates: templatesOf(profile, { pwa: PWA.of(holder), brand: BRAND.of(holder) }),
    merchantCode: profile.code,
    imageCDNs: profile.imageCDNs,
    ...holder,
    textMessages: [],
    identities: new Map(),
    slices: new Map(),
    log: [],
    calls: [],
    answers: new Map(),
    vendorCalls: [],
  }
}
