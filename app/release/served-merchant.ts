import type { LanguageCode } from '@foyer/sdk'

/** A merchant of a release, as the servers need to know it. */
export interface ServedMerchant {
  readonly id: string
  readonly hosts: readonly string[]
  readonly languages: readonly LanguageCode[]
  readonly defaultLanguage: LanguageCode
  /** The language of a visitor's browser goes before the default. */
  readonly followBrowserLanguage?: boolean
  /** Screens with a page of their own (RR-05). */
  readonly screens: readonly string[]
  /** Content-Security-Policy of its pages. */
  readonly policy: string
  /** Who may use the camera and the microphone on its pages, as their Permissions-Policy has it. Absent: nobody. */
  readonly cameras?: string
  /** The build whose pages these are: that of an earlier release where the merchant could not be baked since. */
  readonly build: string
  /** Digest of everything that its pages were made of. */
  readonly inputs: string
}

/** One part of a release's merchants, as `deploy/merchants-<shard>-of-<shards>.json`. */
export interface ShardRecord {
  readonly release: string
  readonly shard: number
  readonly shards: number
  readonly build: string
  /** Digest of all merchants' ids: every shard of a release has the same. */
  readonly fleet: string
  readonly merchants: readonly ServedMerchant[]
  /** Ids of those whose pages were taken over from the release before. */
  readonly carried: readonly string[]
}

/** `release.json`. */
export interface ReleaseRecord {
  readonly release: string
  readonly build: string
  /** When it was completed, ISO 8601. */
  readonly completed: string
  readonly shards: number
  readonly merchants: number
  /** Every build that pages of it need. */
  readonly builds: readonly string[]
}

export const shardName = (shard: number, shards: number): string => `${shard}-of-${shards}`
