import type { Profile } from '../../kernel/profile/profile.ts'
import type { WorldState } from './state.ts'
import type { World } from './world.ts'

/** The state that makes a world like this one now, with all later patches. */
export const currentState = (world: World, profile: Profile): WorldState => ({
  ...world.initialState,
  switches: Object.fromEntries(
    Object.entries(world.switches).filter(([name, on]) => profile.switches[name] !== on),
  ),
  disabled: Object.fromEntries(
    Object.entries(world.disabled).filter(([id, off]) => (profile.disabled?.includes(id) ?? false) !== off),
  ),
  geetest: world.captcha.behaviour === 'success' ? undefined : world.captcha.behaviour,
  faults: Object.fromEntries(world.faults),
  maintenance: world.maintenance,
  maintenanceEnd: world.maintenanceEnd,
  region: world.regionRestriction,
  maintenanceText: world.maintenanceText,
  status: world.statusRefusal,
  domains: world.domains,
  service: world.service === '2' && !world.initialState.service ? undefined : world.service,
})
