import { type CallView, type HttpError, type LanguageCode, token } from '@foyer/sdk'
import type { BakedPage } from '../profile/baked-page.ts'

/** What the composition root tells the HTTP layer. Read anew for every call. */
export interface HttpConfig {
  /** The Merchant header (EN-29). */
  readonly merchantCode: string
  /** The Language header, as the gateway writes languages. */
  language(): LanguageCode
  /** Origin of the gateway; empty in the browser, whose own origin it is. */
  readonly baseUrl: string
  /** The profile's paths and methods by endpoint id (CA-30). */
  readonly overrides: BakedPage['endpoints']
  /** The Device header: IPAD, PWA, WEBCLIP, or absent (EN-03). */
  readonly deviceHeader: string | undefined
  /** Whether the device has a network, as far as is known (ER-02). */
  online(): boolean
  /** The same after a request got no answer: finds out first whether another gets one. */
  confirmOnline(): Promise<boolean>
  /** Told of every answer of the site's own host, whatever its status. */
  onAnswer(): void
  /** Called with the `Date` header of every answer of the gateway's own. */
  onServerDate(date: string): void
}
export const HTTP_CONFIG = token<HttpConfig>('kernel.http.config')

/** With which token a failed call was sent. Only a failure of the `current` one says anything about the session (ER-03). */
export type TokenStatus = 'current' | 'earlier' | 'none'

export interface FailureContext {
  /** False: the caller shows the failure itself. */
  readonly alert: boolean
  readonly tokenStatus: TokenStatus
}

/** Where failures go, once for each request, however many callers share it. */
export interface FailurePort {
  /** Resolves when failures can be handled; awaited before the first call. */
  ready?(): Promise<void>
  onFailure(error: HttpError, view: CallView, context: FailureContext): void
}
export const HTTP_FAILURES = token<FailurePort>('kernel.http.failures')
