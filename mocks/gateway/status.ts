import type { Profile } from '../../kernel/profile/profile.ts'
import { identityPart } from '../world/identity-setup.ts'
import type { World } from '../world/world.ts'

/** Where the gateway believes that every visitor is: an address of the documentation range. */
const VISITOR_IP = '203.0.113.7'
const PROFILE_ICONS = 9

/** The value of the status answer, as the wire has it (EN-25, EN-27). */
export const statusValue = (world: World, profile: Profile): object => ({
  info: {
    merchantCode: profile.code,
    whitelabel: world.switches,
    whitelabelVal: world.settings,
    mobileTemplate: {
      image_logo: `/m/brand/${profile.id}/logo.svg`,
      apple_touch_icon: `/m/brand/${profile.id}/logo.svg`,
      pwa: JSON.stringify({ title: profile.name }),
      desktop_app_feature: '0',
    },
    imageCDNs: profile.imageCDNs,
    mainDomain: profile.hosts[0] ?? '',
    domainRoute: profile.hosts,
    customerService: [],
    register: { captcha: false },
    gw: { GEETEST_ID: '', GEETEST_VERSION: 'v4', PROFILE_ICON_COUNT: PROFILE_ICONS },
    sms: identityPart(world.entered.identity),
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
