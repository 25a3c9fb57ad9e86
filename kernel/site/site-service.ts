import {
  type Clock,
  CLOCK,
  type FactArea,
  type LanguageCode,
  type Logger,
  LOGGER,
  type Merchant,
  type PageMetadata,
  REACHABILITY,
  type Site,
  type SiteState,
  type SiteStatus,
  type Storage,
  STORAGE,
  type Store,
} from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import { type Events, EVENTS } from '../events/events.ts'
import type { SiteAnswer } from '../facts/build-facts.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import type { LoggerService } from '../logger/logger-service.ts'
import { BAKED } from '../profile/baked.ts'
import { pageMetadata } from '../profile/page-metadata.ts'
import type { RequestNetwork } from '../reachability/reachability-service.ts'
import { CDN_FAILURES } from './constants.ts'
import { imageAddress } from './image-address.ts'
import type { PageMetadataStore } from './page-metadata-store.ts'
import { createSiteStores, type SiteStores } from './site-stores.ts'
import type { StatusError } from './status-error.ts'
import type { StatusFeed } from './status-feed.ts'

/**
 * The gateway's status of this site (EN-25). Until `start()` it is as the page was baked; the code that
 * requests and checks the status is loaded then, because the first paint does not need it.
 */
@injectable()
export class SiteService implements Site {
  readonly #stores: SiteStores
  readonly #cdnFailures = new Map<string, number>()
  #feed: Promise<StatusFeed> | undefined
  /** `start` was called but could not load its code yet. */
  #startPending = false
  #pageMetadata: PageMetadataStore | undefined

  constructor(
    @inject(BAKED) private readonly baked: BakedPage,
    @inject(STORAGE) private readonly storage: Storage,
    @inject(EVENTS) private readonly events: Events,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(LOGGER) private readonly logger: Logger & Pick<LoggerService, 'reference'>,
    @inject(REACHABILITY) private readonly reachability: RequestNetwork,
  ) {
    this.#stores = createSiteStores(baked)
  }

  /** As baked, with the gateway's merchant code for this host after its answer (EN-31). */
  get merchant(): Merchant {
    return this.#stores.merchant.get()
  }
  get build(): string {
    return this.baked.build
  }
  get reference(): string {
    return this.logger.reference
  }
  get status(): Store<SiteStatus | undefined> {
    return this.#stores.status
  }
  get state(): Store<SiteState> {
    return this.#stores.state
  }
  get switches(): Store<FactArea> {
    return this.#stores.switches
  }
  /** Why the latest call failed; `undefined` once one has succeeded (ER-01). */
  get failure(): Store<StatusError | undefined> {
    return this.#stores.failure
  }
  /** The status that gates use: it follows `status` after the debounce of switches (CO-03). */
  get answer(): Store<SiteAnswer | undefined> {
    return this.#stores.answer
  }
  /** Where images come from, best first. */
  get imageCDNs(): readonly string[] {
    return this.status.get()?.imageCDNs ?? this.baked.imageCDNs
  }

  /**
   * Applies the cached status, then the answer to the inline script's call. Boot calls it once, after
   * hydration. Resolves when that answer is applied or the call has failed.
   */
  start(): Promise<void> {
    this.#startPending = true
    return this.refresh()
  }

  refresh(): Promise<void> {
    return this.#withFeed((feed) => {
      if (!this.#startPending) return feed.refresh()
      this.#startPending = false
      return feed.start()
    })
  }

  image(path: string): string {
    const cdns = this.imageCDNs
    const working = cdns.find((cdn) => (this.#cdnFailures.get(cdn) ?? 0) < CDN_FAILURES)
    return imageAddress(path, working ?? cdns[0])
  }

  async metadata(path: string, language: LanguageCode): Promise<PageMetadata> {
    const { baked, merchant, logger } = this
    if (language !== baked.language) {
      this.#pageMetadata ??= new (await import('./page-metadata-store.ts')).PageMetadataStore(
        merchant.id,
        logger,
      )
      const page = await this.#pageMetadata.page(path, language)
      if (page) return page
    }
    return pageMetadata(baked.metadata, merchant, path, baked.language)
  }

  /** Reports a failed image of this CDN. After a few failures the next CDN replaces it (EN-31). */
  cdnFailed(cdn: string): void {
    this.#cdnFailures.set(cdn, (this.#cdnFailures.get(cdn) ?? 0) + 1)
  }

  async #loadFeed(): Promise<StatusFeed> {
    const { baked, storage, events, clock, logger, reachability } = this
    const { StatusFeed: Feed } = await import('./status-feed.ts')
    return new Feed(this.#stores, baked, storage, events, clock, logger, reachability)
  }

  async #withFeed(ask: (feed: StatusFeed) => Promise<void>): Promise<void> {
    try {
      await ask(await (this.#feed ??= this.#loadFeed()))
    } catch (error) {
      // The chunk could not be fetched, because of a deployment or the network. The next refresh tries again.
      this.#feed = undefined
      this.logger.error(error, 'SI-CHUNK: the site status cannot be requested')
      if (!this.status.get()) this.#stores.state.set('failed')
    }
  }
}
