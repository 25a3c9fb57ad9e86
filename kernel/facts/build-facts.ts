import {
  type Device,
  type Facts,
  isFlagOn,
  isRecord,
  type MemberTrait,
  type SessionInfo,
  type SiteFlag,
  type SiteStatus,
} from '@foyer/sdk'

/** Template parameters that brand the site (EN-27). */
const BRAND_PARAMETERS = ['image_logo', 'apple_touch_icon', 'pwa']
const DEVICE_SHELLS = ['native', 'pwa', 'webclip', 'browser'] as const

/** Logged in or not: the token decides, and every session has one (RO-01). */
export const sessionFacts = (info: SessionInfo | undefined): Partial<Facts> => ({
  session: { loggedIn: info !== undefined },
})

/**
 * The traits of the signed-in member (EN-02); a guest has none. `vip` is not in the session: the plugin that
 * knows the club label adds it.
 */
export function memberFacts(info: SessionInfo | undefined): Partial<Facts> {
  if (!info) return { member: {} }
  const { type, firstTimeLogin } = info
  return {
    member: {
      valid: type === 0 || type === 1 || type === 2,
      agent: type === 1 || type === 2,
      chat: type !== 4,
      firstTime: firstTimeLogin,
    } satisfies Partial<Record<MemberTrait, boolean>>,
  }
}

export const deviceFacts = (device: Device): Partial<Facts> => ({
  device: {
    ...Object.fromEntries(DEVICE_SHELLS.map((shell) => [shell, device.shell === shell])),
    ios: device.platform === 'ios',
    android: device.platform === 'android',
    ipad: device.ipad,
  },
})

const hasSome = (part: unknown): boolean => Array.isArray(part) && part.length > 0

/** Whether a part of the status has a flag. */
const hasFlag = (part: unknown, flag: string): boolean => isRecord(part) && isFlagOn(part[flag])

/** A status for gates: `fresh` when the gateway itself returned it to this page. */
export interface SiteAnswer {
  readonly status: SiteStatus
  readonly fresh: boolean
}

/** @param fresh false for a cached status, which has neither maintenance nor region */
export const siteFacts = (status: SiteStatus, fresh = true): Partial<Facts> => ({
  switch: status.switches,
  disabled: status.disabled,
  setting: status.settings,
  ...(fresh
    ? {
        site: {
          maintenance: status.maintenance,
          regionRestricted: status.regionRestriction,
          test: status.test,
          customerService: hasSome(status.parts?.['customerService']),
          identityCodes: hasFlag(status.parts?.['sms'], 'firebase'),
          branded: BRAND_PARAMETERS.some((name) => status.templates[name]),
          installable: status.templates['desktop_app_feature'] === '1',
        } satisfies Record<SiteFlag, boolean>,
        fresh: true,
      }
    : {}),
})
