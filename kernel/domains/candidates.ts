interface CandidateSources {
  /** Hosts that the gateway lists, now or in the status. */
  readonly listed: readonly string[]
  /** Hosts that the page's policy lets it reach. */
  readonly reachable: readonly string[]
  /** The page's own host: it is what one wants to get away from. */
  readonly here: string
}

/**
 * Who may take part in the race: the hosts in reach that the gateway lists. Where it lists none of them, because it cannot be
 * asked or is not up to date, all that are in reach.
 */
export function candidates({ listed, reachable, here }: CandidateSources): readonly string[] {
  const others = [...new Set(reachable)].filter((host) => host !== here)
  const wanted = others.filter((host) => listed.includes(host))
  return wanted.length > 0 ? wanted : others
}
