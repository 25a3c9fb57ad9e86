import type { Profile } from '../../kernel/profile/profile.ts'
import { ANALYTICS, analyticsPart } from '../world/analytics.ts'
import { domainEntries, DOMAINS } from '../world/domains.ts'
import { CAPTCHA, captchaStatus } from '../world/captcha.ts'
import { IDENTITY, identityPart } from '../world/identity-setup.ts'
import { MAINTENANCE, MAINTENANCE_END, MAINTENANCE_TEXT, REGION } from '../world/opening.ts'
import { SERVICE } from '../world/services.ts'
import { whitelabelValues } from '../world/whitelabel-values.ts'
import type { World } from '../world/world.ts'
import { customerService } from './customer-service.ts'
import { withDoubles } from './with-doubles.ts'
import { worldSettings } from './world-settings.ts'
import { AFFILIATE, affiliatePart } from '../world/affiliate.ts'

/** The IP address of every visitor: one of the documentation range. */
const VISITOR_IP = '203.0.113.7'
const PROFILE_ICONS = 9

/** The part that other shapes of the status change. */
export interface Status {
  readonly info: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** The value of the status answer, in the gateway's format (EN-25, EN-27). */
export function statusValue(
  world: World,
  profile: Profile,
  {
    origin,
    doubles,
    developed,
  }: {
    readonly origin: string
    readonly doubles: Profile['settings']
    readonly developed?: Profile['settings'] | undefined
  },
): Status {
  const maintenanceText = MAINTENANCE_TEXT.of(world)
  return {
    info: {
      merchantCode: world.merchantCode,
      whitelabel: world.switches,
      whitelabelVal: whitelabelValues(
        {
          settings: withDoubles(worldSettings(world, profile), profile.settings, doubles, developed),
          disabled: world.disabled,
        },
        profile,
      ),
      mobileTemplate: {
        ...world.templates,
        ...(maintenanceText && { maintenance_description: maintenanceText }),
      },
      imageCDNs: world.imageCDNs,
      mainDomain: profile.hosts[0] ?? '',
      domainRoute: domainEntries(profile, DOMAINS.of(world)),
      customerService: customerService(SERVICE.of(world), origin),
      register: { captcha: CAPTCHA.of(world) !== undefined },
      gw: { ...captchaStatus(world), PROFILE_ICON_COUNT: PROFILE_ICONS },
      sms: identityPart(IDENTITY.of(world)),
      resources: [],
      paths: {},
      analytics: analyticsPart(ANALYTICS.of(world)),
      ...(AFFILIATE.of(world) && { affiliate: affiliatePart(new URL(origin).hostname) }),
    },
    location: { ip: VISITOR_IP },
    test: true,
    maintenance: MAINTENANCE.of(world),
    maintenanceEnd: MAINTENANCE.of(world) ? (MAINTENANCE_END.of(world) ?? null) : null,
    regionRestriction: REGION.of(world),
  }
}
