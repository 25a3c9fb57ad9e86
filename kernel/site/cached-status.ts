import { defineStorageKey, isRecord, type SiteStatus } from '@foyer/sdk'
import { isFlag, isRecordOf, isText } from '../storage/type-guards.ts'
import { CACHED_STATUS_LIFE_MS } from './constants.ts'

/**
 * The status that the next visit starts from before the gateway answers: never session, member, consent or
 * foreign plugins.
 */
export interface CachedStatus {
  readonly build: string
  /** The merchant's code in the baked page that cached it. */
  readonly merchant: string
  readonly language: string
  /** Epoch milliseconds. */
  readonly at: number
  /** Without values that change quickly (maintenance, region, IP) and parts that plugins check themselves. */
  readonly status: SiteStatus
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const textOrNothing = (value: unknown): string | undefined => (isText(value) ? value : undefined)

function parseStatus(stored: unknown): SiteStatus | undefined {
  if (!isRecord(stored)) return undefined
  const { merchantCode, imageCDNs, domains, switches, templates, settings, captcha, profileIconCount } =
    stored
  return isText(merchantCode) &&
    isTexts(imageCDNs) &&
    isTexts(domains) &&
    isRecordOf(switches, isFlag) &&
    isRecordOf(templates, isText) &&
    isRecordOf(settings, isRecord) &&
    isRecord(captcha) &&
    typeof profileIconCount === 'number'
    ? {
        merchantCode,
        imageCDNs,
        mainDomain: textOrNothing(stored['mainDomain']),
        domains,
        switches,
        ...(isRecordOf(stored['disabled'], isFlag) && { disabled: stored['disabled'] }),
        templates,
        settings,
        captcha: { id: textOrNothing(captcha['id']), version: captcha['version'] === 'v4' ? 'v4' : 'v3' },
        profileIconCount,
        registerCaptcha: stored['registerCaptcha'] === true,
        ip: undefined,
        test: stored['test'] === true,
        maintenance: false,
        maintenanceEnd: undefined,
        regionRestriction: false,
      }
    : undefined
}

/** Checks a cached status field by field (EN-30); `undefined` when anything is malformed. */
export function parseCachedStatus(stored: unknown): CachedStatus | undefined {
  if (!isRecord(stored)) return undefined
  const { build, merchant, language, at } = stored
  const status = parseStatus(stored['status'])
  return status && isText(build) && isText(merchant) && isText(language) && typeof at === 'number'
    ? { build, merchant, language, at, status }
    : undefined
}

/**
 * A cached status is valid for one merchant and one build, for a day; a time in the future comes from a wrong
 * clock.
 */
export const isUsable = (cached: CachedStatus, build: string, merchant: string, now: number): boolean =>
  cached.build === build &&
  cached.merchant === merchant &&
  cached.at <= now &&
  now - cached.at < CACHED_STATUS_LIFE_MS

export const CACHED_STATUS = defineStorageKey<CachedStatus>({
  name: 'foyer.status',
  area: 'local',
  parse: parseCachedStatus,
})

/** The part of a status that may be cached. */
export function cacheablePart(status: SiteStatus): SiteStatus {
  const cacheable = {
    ...status,
    ip: undefined,
    maintenance: false,
    maintenanceEnd: undefined,
    regionRestriction: false,
  }
  delete cacheable.parts
  return cacheable
}
