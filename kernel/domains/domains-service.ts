import { type Domains, HTTP, type Http, LOGGER, type Logger, SITE, type Site } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import { candidates } from './candidates.ts'
import { RACE_DOMAINS, RACE_TIMEOUT_MS } from './constants.ts'
import { domainHost } from './domain-host.ts'
import { originOf } from './origin-of.ts'
import { cryptoRandom, sample } from './sample.ts'
import { domainRoute } from './endpoints.ts'
import { ping } from './ping.ts'
import { race } from './race.ts'

/** The domain race (CA-11, CA-12). Loaded when a race is started. */
@injectable()
export class DomainsService implements Domains {
  constructor(
    @inject(BAKED) private readonly baked: BakedPage,
    @inject(SITE) private readonly site: Pick<Site, 'status'>,
    @inject(HTTP) private readonly http: Pick<Http, 'call'>,
    @inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  async fastest(signal: AbortSignal): Promise<string | undefined> {
    const listed = [...this.#statusHosts(), ...(await this.#listedHosts(signal))]
    const hosts = candidates({ listed, reachable: this.baked.domains, here: location.hostname })
    const sampled = sample(hosts, RACE_DOMAINS, cryptoRandom)
    const origins = sampled.map((host) => originOf(host, location))
    return race(origins, { ping, timeoutMs: RACE_TIMEOUT_MS, signal })
  }

  #statusHosts(): readonly string[] {
    return (this.site.status.get()?.domains ?? []).flatMap((entry) => domainHost(entry) ?? [])
  }

  async #listedHosts(signal: AbortSignal): Promise<readonly string[]> {
    try {
      const { hosts, refused } = await this.http.call(domainRoute, { alert: false, signal })
      for (const path of refused) this.logger.warn(`DO-ENTRY: the list of domains has no host at ${path}`)
      return hosts
    } catch (error) {
      if (!signal.aborted) this.logger.warn('DO-LIST: the list of domains could not be fetched', error)
      return []
    }
  }
}
