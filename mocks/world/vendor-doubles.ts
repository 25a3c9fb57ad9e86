import type { Profile } from '../../kernel/profile/profile.ts'

export const FBEVENTS_PATH = '/__gateway/vendor/fbevents.js'
export const GEETEST_V3_PATH = '/__gateway/vendor/gt.js'
export const GEETEST_V4_PATH = '/__gateway/vendor/gt4.js'

/** Settings with which plugins load the gateway's doubles of the vendors' scripts, to keep calls on this machine (HA-01). */
const DOUBLES: Profile['settings'] = {
  'tracking.facebook': { scriptUrl: FBEVENTS_PATH },
  'account.captcha-geetest': { v3ScriptUrl: GEETEST_V3_PATH, v4ScriptUrl: GEETEST_V4_PATH },
}

/**
 * A merchant's settings in the mock gateway's status. Only plugins that the merchant has set up get a double; the profile
 * itself does not contain the gateway's addresses, because pages are baked from it (HA-07).
 */
export const withDoubles = (settings: Profile['settings']): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(settings).map(([plugin, own]) => [
      plugin,
      structuredClone({ ...own, ...DOUBLES[plugin] }),
    ]),
  )
