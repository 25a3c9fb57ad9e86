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
