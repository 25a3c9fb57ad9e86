import { type CallView, type HttpError, type LanguageCode, token } from '@foyer/sdk'
import type { BakedPage } from '../profile/baked-page.ts'

/** The HTTP layer's configuration, from the composition root. Read again for every call. */
export interface HttpConfig {
  /** The Merchant header (EN-29). */
  readonly merchantCode: string
  /** The Language header, as the gateway writes languages. */
  language(): LanguageCode
  /** Origin of the gateway; empty in the browser, where it is the page's own. */
  readonly baseUrl: string
  /** The profile's paths and methods by endpoint id (CA-30). */
  readonly overrides: BakedPage['endpoints']
  /** The Device header: IPAD, PWA, WEBCLIP, or absent (EN-03). */
  readonly deviceHeader: string | undefined
  /** Whether the device is online, as far as is known (ER-02). */
  online(): boolean
  /** The same after a request without an answer: checks first whether another request gets one. */
  confirmOnline(): Promise<boolean>
  /** Called for every response of the site's own host, with any status. */
  onAnswer(): void
  /** Called with the `Date` header of every response of the gateway itself. */
  onServerDate(date: string): void
}
export const HTTP_CONFIG = token<HttpConfig>('kernel.http.config')

/**
 * The token that a failed call was sent with. Only a failure with the `current` one affects the session
 * (ER-03).
 */
export type TokenStatus = 'current' | 'earlier' | 'none'

export interface FailureContext {
  /** False: the caller shows the failure itself. */
  readonly alert: boolean
  readonly tokenStatus: TokenStatus
}

/** Handles failures, once for each request, even if several callers share it. */
export interface FailurePort {
  /** Resolves when failures can be handled; awaited before the first call. */
  ready?(): Promise<void>
  onFailure(error: HttpError, view: CallView, context: FailureContext): void
}
export const HTTP_FAILURES = token<FailurePort>('kernel.http.failures')
