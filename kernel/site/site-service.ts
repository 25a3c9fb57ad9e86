import type {
  Clock,
  FactArea,
  LanguageCode,
  Logger,
  Merchant,
  PageMetadata,
  Site,
  SiteState,
  SiteStatus,
  Storage,
  Store,
} from '@foyer/sdk'
import { CLOCK, LOGGER, REACHABILITY, STORAGE } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { Events } from '../events/events.ts'
import { EVENTS } from '../events/events.ts'
import type { SiteAnswer } from '../facts/build-facts.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import { pageMetadata } from '../profile/page-metadata.ts'
import type { RequestNetwork } from '../reachability/reachability-service.ts'
import { CDN_FAILURES } from './constants.ts'
import { imageAddress } from './image-address.ts'
import type { PageMetadataStore } from './page-metadata-store.ts'
import type { SiteStores } from './site-stores.ts'
import { createSiteStores } from './site-stores.ts'
import type { StatusError } from './status-error.ts'
import type { StatusFeed } from './status-feed.ts'

/**
 * What the gateway says of this site (EN-25). Until `start()` it stands as the page was baked; what asks the gateway and
 * checks its answers is loaded then, because the first paint needs none of it.
 */
@injectable()
export class SiteService implements Site {
  readonly #stores: SiteStores
  readonly #cdnFailures = new Map<string, number>()
  #feed: Promise<StatusFeed> | undefined
  /** `start` was called, and could not be done yet. */
  #startPending = false
  #pageMetadata: PageMetadataStore | undefined

  constructor(
    @inject(BAKED) private readonly baked: BakedPage,
    @inject(STORAGE) private readonly storage: Storage,
    @inject(EVENTS) private readonly events: Events,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(LOGGER) private readonly logger: Logger,
    @inject(REACHABILITY) private readonly reachability: RequestNetwork,
  ) {
    this.#stores = createSiteStores(baked)
  }

  /** As baked, with the code that the gateway gives for this host once it has answered (EN-31). */
  get merchant(): Merchant {
    return this.#stores.merchant.get()
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
  /** The status that gates go by: later than `status` by the time that switches take to settle (CO-03). */
  get answer(): Store<SiteAnswer | undefined> {
    return this.#stores.answer
  }
  /** Where images come from, best first. */
  get imageCDNs(): readonly string[] {
    return this.status.get()?.imageCDNs ?? this.baked.imageCDNs
  }

  /**
   * Applies kept facts, then the answer to the call that the page itself started. Boot calls it once, after hydration.
   * Resolves when that answer has been applied, or has failed.
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

  /** An image of this CDN did not load. After a few of them the next CDN takes its place (EN-31). */
  cdnFailed(cdn: string): void {
    this.#cdnFailures.set(cdn, (this.#cdnFailures.get(cdn) ?? 0) + 1)
  }

  async #withFeed(ask: (feed: StatusFeed) => Promise<void>): Promise<void> {
    const { baked, storage, events, clock, logger, reachability } = this
    try {
      this.#feed ??= import('./status-feed.ts').then(
        (module) => new module.StatusFeed(this.#stores, baked, storage, events, clock, logger, reachability),
      )
      await ask(await this.#feed)
    } catch (error) {
      // The chunk did not come: a deployment took it away, or the network did. The next refresh tries again.
      this.#feed = undefined
      logger.error(error, 'SI-CHUNK: the site status cannot be asked for')
      if (!this.status.get()) this.#stores.state.set('failed')
    }
  }
}
