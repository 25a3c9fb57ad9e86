import { checkUrl } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'
import { defaultProfile, profileOf, profileOfHost } from '../world/merchants.ts'
import { readState } from '../gateway/state-query.ts'
import { MERCHANT } from '../world/merchant-scenario.ts'
import { createWorld } from '../world/worlds.ts'

const HOME = '/m/home'
/** A caller may choose the id of its world, to use it from another host. */
const WORLD_ID = /^[\w-]{8,64}$/
const CLEARED = '"storage", "cookies"'

/** The target of `to`: an address of this site under /m, else home. */
export function ownTarget(to: string | null, origin: string): string {
  const url = checkUrl(to, { kind: 'own', origin })
  return url ? url.pathname + url.search + url.hash : HOME
}

/**
 * `GET /__gateway/enter?<state>&to=/m/…`: makes a world of the state and clears what the browser keeps of this host; the page
 * it redirects to sets the cookie and seeds the storage, because this answer would clear these as well. Another merchant's
 * state is sent to that merchant's own host first.
 */
export function startWorld(request: Request): Response {
  const url = new URL(request.url)
  const { state } = readState(url.search)
  const ofHost = profileOfHost(url.host)
  const profile = profileOf(MERCHANT.of({ scenarios: state })) ?? ofHost ?? defaultProfile()
  const host = profile === ofHost ? undefined : mockHost(profile)
  if (host !== undefined) {
    const there = new URL(url)
    there.hostname = host
    return redirect(there.href)
  }
  const asked = url.searchParams.get('world')
  const world = createWorld(profile, state, asked !== null && WORLD_ID.test(asked) ? asked : undefined)
  const seed = new URLSearchParams({ world: world.id, to: ownTarget(url.searchParams.get('to'), url.origin) })
  return redirect(`/__gateway/enter/seed?${seed}`, [['clear-site-data', CLEARED]])
}

/** The merchant's host on this machine; `undefined` if it has none, so that the current host serves it. */
const mockHost = (profile: Profile): string | undefined =>
  profile.hosts.find((host) => host.endsWith('.localhost'))

const redirect = (location: string, headers: [string, string][] = []): Response =>
  new Response(null, {
    status: 303,
    headers: [['location', location], ['cache-control', 'no-store'], ...headers],
  })
