import { defineStorageKey, isRecord } from '@foyer/sdk'
import { isText } from '../storage/type-guards.ts'
import { CACHED_STATUS_LIFE_MS } from './constants.ts'

/**
 * The gateway's answer that the next visit starts from before there is a new one: never session, member, consent or
 * foreign plugins.
 */
export interface CachedStatus {
  readonly build: string
  /** The merchant's code in the baked page that cached it. */
  readonly merchant: string
  readonly language: string
  /** Epoch milliseconds. */
  readonly at: number
  /** `cacheableAnswer` of what came; read again as a fresh answer is (EN-30). */
  readonly answer: Readonly<Record<string, unknown>>
}

/** `undefined` when anything but the answer's own fields is malformed. */
export function parseCachedStatus(stored: unknown): CachedStatus | undefined {
  if (!isRecord(stored)) return undefined
  const { build, merchant, language, at, answer } = stored
  return isRecord(answer) && isText(build) && isText(merchant) && isText(language) && typeof at === 'number'
    ? { build, merchant, language, at, answer }
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
