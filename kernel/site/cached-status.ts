import type { SiteStatus } from '@foyer/sdk'
import { defineStorageKey } from '@foyer/sdk'
import { isFlag, isRecord, isRecordOf, isText } from '../storage/type-guards.ts'
import { CACHED_STATUS_LIFE_MS } from './constants.ts'

/** What the next visit may start from before the gateway answers: never session, member, consent or foreign plugins. */
export interface CachedStatus {
  readonly build: string
  /** The merchant's code, as baked into the page that kept it. */
  readonly merchant: string
  readonly language: string
  /** Epoch milliseconds. */
  readonly at: number
  /** Without what must not outlive its moment: maintenance, region, IP, and the parts that plugins check by themselves. */
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

/** Checks kept facts field by field (EN-30); `undefined` where anything is malformed. */
export function parseCachedStatus(stored: unknown): CachedStatus | undefined {
  if (!isRecord(stored)) return undefined
  const { build, merchant, language, at } = stored
  const status = parseStatus(stored['status'])
  return status && isText(build) && isText(merchant) && isText(language) && typeof at === 'number'
    ? { build, merchant, language, at, status }
    : undefined
}

/** Kept facts are for one merchant and one build, for a day; what lies in the future comes from a clock set wrong. */
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

/** The part of a status that may be kept. */
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
