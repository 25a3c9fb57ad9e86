import type { Profile } from '../../kernel/profile/profile.ts'
import { domainEntries } from '../world/domains.ts'
import { captchaStatus } from '../world/captcha.ts'
import { identityPart } from '../world/identity-setup.ts'
import { whitelabelValues } from '../world/whitelabel-values.ts'
import type { World } from '../world/world.ts'
import { customerService } from './customer-service.ts'
import { withDoubles } from './with-doubles.ts'

/** The IP address of every visitor: one of the documentation range. */
const VISITOR_IP = '203.0.113.7'
const PROFILE_ICONS = 9

/** The part that other shapes of the status change. */
export interface Status {
  readonly info: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** The value of the status answer, in the gateway's format (EN-25, EN-27). */
export const statusValue = (
  world: World,
  profile: Profile,
  { origin, doubles }: { readonly origin: string; readonly doubles: Profile['settings'] },
): Status => ({
  info: {
    merchantCode: world.merchantCode,
    whitelabel: world.switches,
    whitelabelVal: whitelabelValues(
      { settings: withDoubles(world.settings, profile.settings, doubles), disabled: world.disabled },
      profile,
    ),
    mobileTemplate: {
      ...world.templates,
      ...(world.maintenanceText && { maintenance_description: world.maintenanceText }),
    },
    imageCDNs: world.imageCDNs,
    mainDomain: profile.hosts[0] ?? '',
    domainRoute: domainEntries(profile, world.domains),
    customerService: customerService(world.service, origin),
    register: { captcha: world.captcha.mode !== 'off' },
    gw: { ...captchaStatus(world.captcha), PROFILE_ICON_COUNT: PROFILE_ICONS },
    sms: identityPart(world.initialState.identity),
    resources: [],
    paths: {},
    analytics: {},
  },
  location: { ip: VISITOR_IP },
  test: true,
  maintenance: world.maintenance,
  maintenanceEnd: world.maintenance ? (world.maintenanceEnd ?? null) : null,
  regionRestriction: world.regionRestriction,
})
