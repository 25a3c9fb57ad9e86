import {
  type Clock,
  languageChanged,
  type LanguageCode,
  type Logger,
  type SiteStatus,
  siteStatusArrived,
  siteUnavailable,
  type Storage,
} from '@foyer/sdk'
import type { Events } from '../events/events.ts'
import type { SiteAnswer } from '../facts/build-facts.ts'
import { deepEqual } from '../facts/deep-equal.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { retryAfterMs } from '../http/failures.ts'
import type { RequestNetwork } from '../reachability/reachability-service.ts'
import { isSiteAnswer } from '../reachability/probe.ts'
import {
  SETTINGS_DEBOUNCE_MS,
  SLOW_ANSWER_MS,
  STATUS_TIMEOUT_MS,
  POLL_QUIET_MS,
  STATUS_POLL_MS,
} from './constants.ts'
import { Debounce } from './debounce.ts'
import { CACHED_STATUS, isUsable } from './cached-status.ts'
import { MERCHANT, TEMPLATES } from './keys.ts'
import type { SiteStores } from './site-stores.ts'
import { StatusError } from './status-error.ts'
import { cacheableAnswer, decodeStatus, readStatus, type StatusFallback } from './status-schema.ts'
import { statusRequest } from './status-request.ts'
import { takeBootState } from '../page/take-boot-state.ts'

/** Failures that the network may have caused. */
const UNANSWERED = ['SI-NETWORK', 'SI-TIMEOUT']

/** What the gateway has answered, read and as it came. */
interface Answer {
  readonly status: SiteStatus
  readonly body: unknown
}

/**
 * Writes the gateway's answers to the site's stores: first that of the inline script's call, then that of
 * each request. The answer to an earlier request never replaces that of a later one, and a failed call keeps
 * the last good answer.
 */
export class StatusFeed {
  readonly #debounce = new Debounce(SETTINGS_DEBOUNCE_MS)
  #language: LanguageCode
  #lastRequest = 0
  /** Number of the call whose answer is applied; 0 before the first. */
  #lastArrived = 0
  /** For so many milliseconds from a time on the gateway asks not to be polled (`Retry-After`). */
  #limit = { at: 0, ms: 0 }
  /** Settles when the last call has answered, failed, or is slow. */
  #answered: Promise<unknown> = Promise.resolve()
  /** The call that begins when the running one has ended, for all who ask meanwhile. */
  #next: Promise<void> | undefined

  constructor(
    private readonly stores: SiteStores,
    private readonly baked: BakedPage,
    private readonly storage: Storage,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly reachability: RequestNetwork,
  ) {
    this.#language = baked.language
    events.on(languageChanged, ({ language }) => void (this.#language = language))
  }

  start(): Promise<void> {
    const cached = this.cached()
    if (cached) {
      this.stores.status.set(cached)
      this.#apply({ status: cached, fresh: false })
    }
    pollStatus(
      () => this.#isLimited() || void this.refresh(),
      () => this.clock.now(),
    )
    return this.#request((signal) => consumePreloadedStatus() ?? this.#fetch(signal))
  }

  /** Whichever way the clock was set meanwhile. */
  #isLimited(): boolean {
    return Math.abs(this.clock.now() - this.#limit.at) < this.#limit.ms
  }

  refresh(): Promise<void> {
    return (this.#next ??= this.#answered.then(() => {
      this.#next = undefined
      return this.#request((signal) => this.#fetch(signal))
    }))
  }

  /** The status that an earlier page of this merchant and build cached within the last day. */
  cached(): SiteStatus | undefined {
    const cached = this.storage.get(CACHED_STATUS)
    const { build, merchant } = this.baked
    if (!cached || !isUsable(cached, build, merchant.code, this.clock.now())) return undefined
    try {
      return readStatus(cached.answer, this.#fallback()).status
    } catch (error) {
      // It is no answer at all: the gateway's own is on its way.
      this.logger.warn('SI-SHAPE: the cached status', error)
      return undefined
    }
  }

  /** The baked values replace what an answer lacks. */
  #fallback(): StatusFallback {
    const { facts, merchant, imageCDNs } = this.baked
    return {
      merchantCode: merchant.code,
      imageCDNs,
      switches: facts.switch ?? {},
      disabled: facts.disabled ?? {},
      settings: facts.setting ?? {},
    }
  }

  #fetch(signal: AbortSignal): Promise<Response> {
    const { url, init } = statusRequest(location, this.stores.merchant.get().code, this.#language)
    return fetch(url, { ...init, signal })
  }

  async #request(call: (signal: AbortSignal) => Promise<Response>): Promise<void> {
    const requestNumber = ++this.#lastRequest
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = this.#read(call(abort.signal))
    let slow: ReturnType<typeof setTimeout> | undefined
    const slowed = new Promise<void>((resolve) => {
      slow = setTimeout(() => {
        void this.reachability.check()
        resolve()
      }, SLOW_ANSWER_MS)
    })
    this.#answered = Promise.race([read, slowed]).catch(() => undefined)
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StatusError('SI-TIMEOUT', 'no status in time')), STATUS_TIMEOUT_MS)
    })
    try {
      // The inline script's call cannot be aborted, and a late answer is still applied.
      await Promise.race([read.then((answer) => this.#onStatus(requestNumber, answer)), timeout])
      await this.#debounce.finished
    } catch (error) {
      abort.abort()
      const failure = error instanceof StatusError ? error : notReached(error)
      // Gates wait no longer for the status; the message shown depends on whether the network is the cause
      // (ER-02).
      if (this.#lastArrived === 0) this.stores.state.set('failed')
      if (UNANSWERED.includes(failure.code)) await this.reachability.confirm()
      this.#onFailure(requestNumber, failure)
    } finally {
      clearTimeout(timer)
      clearTimeout(slow)
    }
  }

  async #read(called: Promise<Response>): Promise<Answer> {
    const response = await called
    const { status: httpStatus, headers } = response
    const now = this.clock.now()
    this.#limit = { at: now, ms: retryAfterMs(headers.get('retry-after'), now) ?? 0 }
    if (isSiteAnswer({ status: httpStatus, contentType: headers.get('content-type') ?? '' }))
      this.reachability.report({ kind: 'answer' })
    else await this.reachability.confirm()
    const { status, problems, body } = await decodeStatus(response, this.#fallback())
    for (const path of problems) this.logger.warn(`SI-FIELD: the site status has a malformed ${path}`)
    return { status, body }
  }

  #onStatus(requestNumber: number, { status, body }: Answer): void {
    if (requestNumber < this.#lastArrived) return
    const first = this.#lastArrived === 0
    this.#lastArrived = requestNumber
    const { stores } = this
    this.#rememberMerchant(status)
    stores.status.set(status)
    stores.failure.set(undefined)
    const apply = (): void => this.#apply({ status, fresh: true })
    if (first) apply()
    else this.#debounce.run(apply)
    stores.state.set('ready')
    this.#cache(status, body)
    this.events.emit(siteStatusArrived, status)
    if (status.maintenance || status.regionRestriction) this.events.emit(siteUnavailable, undefined)
  }

  #onFailure(requestNumber: number, error: StatusError): void {
    if (requestNumber < this.#lastArrived) return
    this.logger.warn(error.message, error.answer, error.cause)
    this.stores.failure.set(error)
    // An offline page cannot report a failing gateway (ER-02), nor fetch the screen that does.
    if (this.reachability.state.get() !== 'offline') this.events.emit(siteUnavailable, undefined)
  }

  #apply(answer: SiteAnswer): void {
    const { switches } = this.stores
    if (!deepEqual(switches.get(), answer.status.switches)) switches.set(answer.status.switches)
    this.stores.answer.set(answer)
  }

  #rememberMerchant({ merchantCode }: SiteStatus): void {
    const merchant = this.stores.merchant.get()
    if (merchantCode === merchant.code) return
    this.logger.warn(`SI-MERCHANT: the gateway calls this site ${merchantCode}, not ${merchant.code}`)
    this.stores.merchant.set({ ...merchant, code: merchantCode })
  }

  #cache(status: SiteStatus, body: unknown): void {
    const { build, merchant } = this.baked
    this.storage.set(CACHED_STATUS, {
      build,
      merchant: merchant.code,
      language: this.#language,
      at: this.clock.now(),
      answer: cacheableAnswer(body),
    })
    this.storage.set(TEMPLATES, status.templates)
    this.#storeMerchant(status.merchantCode).catch((error: unknown) => this.logger.error(error))
  }

  /** Stores the merchant's code. If it has changed, first clears the old merchant's data (EN-31). */
  async #storeMerchant(code: string): Promise<void> {
    const before = this.storage.get(MERCHANT)
    if (before !== undefined && before !== code)
      (await import('./clear-merchant-data.ts')).clearMerchantData(this.storage)
    this.storage.set(MERCHANT, code)
  }
}

const notReached = (cause: unknown): StatusError =>
  new StatusError('SI-NETWORK', 'the gateway was not reached', {}, { cause })

/** The status call that the page's inline script started before any module was loaded. Returned once. */
function consumePreloadedStatus(): Promise<Response> | undefined {
  const status = takeBootState('status')
  if (!(status instanceof Promise)) return undefined
  return status.then((answer: unknown) => {
    if (answer instanceof Response) return answer
    throw new TypeError('the early status call gave no Response')
  })
}

/**
 * Requests the status again: every hour, and when the player returns to the page (ST-31, CO-03). A hidden
 * page requests nothing. Runs as long as the page lives.
 *
 * @param now epoch milliseconds
 */
export function pollStatus(ask: () => void, now: () => number): void {
  let last = -Infinity
  const poll = (): void => {
    if (document.hidden || Math.abs(now() - last) < POLL_QUIET_MS) return
    last = now()
    ask()
  }
  setInterval(poll, STATUS_POLL_MS)
  document.addEventListener('visibilitychange', poll)
}
