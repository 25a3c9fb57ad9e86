import { isRecord, pageHoldsSecrets, type PixelCall } from '@foyer/sdk'
import type { AdjustSdk } from './adjust-sdk.ts'
import type { AdjustEvent } from './map.ts'
import type { AdjustSettings } from './settings.ts'

/** How many of the latest ids of events the vendor's SDK remembers, to send each once. */
const DEDUPLICATION_IDS = 50

/** Prefix of the SDK's data: of its database, and of its keys in local storage. */
const STORED_NAME = 'adjust-sdk'

/** Whether the page has started the SDK: it is restarted from then on. */
let wasStarted = false

const isEvent = (value: unknown): value is AdjustEvent =>
  isRecord(value) && typeof value['eventToken'] === 'string'

/** Carries out the pixel's commands `start`, `identify`, `forget` and `track`; those before the SDK is there wait in order. */
export class AdjustClient {
  readonly #settings: AdjustSettings
  readonly #refused: (cause: unknown) => void
  readonly #waiting: PixelCall[] = []
  #sdk: AdjustSdk | undefined

  constructor(settings: AdjustSettings, refused: (cause: unknown) => void) {
    this.#settings = settings
    this.#refused = refused
  }

  /** The SDK has loaded. */
  ready(sdk: AdjustSdk): void {
    this.#sdk = sdk
    this.flush()
  }
  /** Carries out what waits, unless the page's address holds a secret, which the SDK would read (TR-17). */
  flush(): void {
    const sdk = this.#sdk
    if (!sdk || pageHoldsSecrets(location)) return
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#run(sdk, next)
  }
  call(call: PixelCall): void {
    this.#waiting.push(call)
    this.flush()
  }

  /** @param forget the player has taken the consent back, and the vendor is to forget them */
  stop(forget: boolean): void {
    this.#waiting.length = 0
    if (!this.#sdk || !wasStarted) return
    if (forget) return this.#sdk.gdprForgetMe()
    this.#sdk.stop()
    removeStored()
  }

  #run(sdk: AdjustSdk, [command, parameter]: PixelCall): void {
    if (command === 'start') this.#start(sdk)
    else if (command === 'identify')
      sdk.addGlobalCallbackParameters([{ key: 'external_id', value: String(parameter) }])
    else if (command === 'forget') sdk.removeGlobalCallbackParameter('external_id')
    else if (isEvent(parameter)) sdk.trackEvent(parameter).catch(this.#refused)
  }

  #start(sdk: AdjustSdk): void {
    // Clears the mark of an earlier stop, which outlives the page.
    sdk.restart()
    if (wasStarted) return
    wasStarted = true
    const { appToken, environment, dataResidency } = this.#settings
    sdk.initSdk({
      appToken,
      environment,
      eventDeduplicationListLimit: DEDUPLICATION_IDS,
      logLevel: 'none',
      ...(dataResidency === ''
        ? {}
        : {
            urlStrategy: {
              domains: [`${dataResidency.toLowerCase()}.adjust.com`],
              useSubdomains: true,
              isDataResidency: true,
            },
          }),
    })
  }
}

/** Removes what the vendor's SDK has stored on the device: it uses no cookies. */
function removeStored(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(STORED_NAME)) localStorage.removeItem(key)
    globalThis.indexedDB?.deleteDatabase(STORED_NAME)
  } catch {
    // Storage is blocked: the SDK has stored nothing either.
  }
}
