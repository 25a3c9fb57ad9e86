import { type Domains, HTTP, type Http, LOGGER, type Logger, SITE, type Site } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import { RACE_DOMAINS, RACE_TIMEOUT_MS } from './constants.ts'
import { domainHost } from './domain-host.ts'
import { originOf } from './origin-of.ts'
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

interface CandidateSources {
  /** Hosts that the gateway lists, in the domain list or the status. */
  readonly listed: readonly string[]
  /** Hosts that the page's policy lets it reach. */
  readonly reachable: readonly string[]
  /** The page's own host, which never takes part: the race looks for another. */
  readonly here: string
}

/**
 * The hosts that may take part in the race: reachable ones that the gateway lists. If it lists none of them,
 * because it does not answer or is out of date: all reachable ones.
 */
export function candidates({ listed, reachable, here }: CandidateSources): readonly string[] {
  const others = [...new Set(reachable)].filter((host) => host !== here)
  const wanted = others.filter((host) => listed.includes(host))
  return wanted.length > 0 ? wanted : others
}

/** A whole number from 0 to `below` - 1. */
type Random = (below: number) => number

/** From the browser's secure generator, so that one player's numbers do not predict another's. */
export const cryptoRandom: Random = (below) =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * below)

/** `count` of the items, each equally likely, in random order. */
export function sample<T>(items: readonly T[], count: number, random: Random): readonly T[] {
  const rest = [...items]
  const sampled: T[] = []
  while (sampled.length < count && rest.length > 0) sampled.push(...rest.splice(random(rest.length), 1))
  return sampled
}
