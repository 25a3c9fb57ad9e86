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
    const listed = [...hostsOf(this.site.status.get()?.domains), ...(await this.#listedHosts(signal))]
    const reachable = hostsOf(this.baked.domains)
    const hosts = candidates({ listed, reachable, here: location.hostname })
    const sampled = sample(hosts, RACE_DOMAINS, cryptoRandom)
    const origins = sampled.map((host) => originOf(host, location))
    return race(origins, { ping, timeoutMs: RACE_TIMEOUT_MS, signal })
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

/** The entries that are a host and nothing else: the winner may be navigated to (RR-07, OV-21). */
const hostsOf = (entries: readonly string[] = []): readonly string[] =>
  entries.flatMap((entry) => domainHost(entry) ?? [])
