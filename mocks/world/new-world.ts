import { randomUUID } from 'node:crypto'
import type { Profile } from '../../kernel/profile/profile.ts'
import { captchaSettings, newCaptchaWorld } from './captcha.ts'
import { newMembers } from './members.ts'
import { EMPTY_STATE, type WorldState } from './state.ts'
import { templatesOf } from './templates.ts'
import type { World } from './world.ts'

/** The plugins that a profile disables, as a world has them. */
export const disabledOf = ({ disabled = [] }: Pick<Profile, 'disabled'>): Record<string, boolean> =>
  Object.fromEntries(disabled.map((id) => [id, true]))

/** A fresh world of a merchant, in a state. It is not registered by its id: `worlds.ts` does that for browsers. */
export function newWorld(
  profile: Profile,
  { state = EMPTY_STATE, id = randomUUID() }: { readonly state?: WorldState; readonly id?: string } = {},
): World {
  return {
    id,
    merchant: profile.id,
    members: newMembers(profile, Date.now()),
    sessions: new Map(),
    sessionEnds: new Map(),
    failedLogins: new Map(),
    captcha: newCaptchaWorld(state),
    tickets: new Map(),
    switches: { ...profile.switches, ...state.switches },
    disabled: { ...disabledOf(profile), ...state.disabled },
    settings: structuredClone(captchaSettings(profile.settings, state.captcha)),
    templates: templatesOf(profile, state),
    merchantCode: profile.code,
    imageCDNs: profile.imageCDNs,
    maintenance: state.maintenance,
    maintenanceEnd: state.maintenanceEnd,
    regionRestriction: state.region,
    maintenanceText: state.maintenanceText,
    statusRefusal: state.status,
    domains: state.domains,
    service: state.service ?? '2',
    nextBuild: state.build === 'next' ? 1 : 0,
    faults: new Map(Object.entries(state.faults)),
    slices: new Map(),
    initialState: { ...state, merchant: profile.id },
    log: [],
    vendorCalls: [],
  }
}
