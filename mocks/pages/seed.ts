import type { SessionInfo } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'
import type { BrowserSeed, Scenario } from '../define-scenario.ts'
import { WORLD_COOKIE } from '../gateway/constants.ts'
import { SCENARIOS } from '../gateway/scenarios.ts'
import { profileOfWorld } from '../gateway/world-of-request.ts'
import { withParameters } from '../../kernel/urls/with-parameters.ts'
import { LINK, MEMBER } from '../world/member-scenario.ts'
import type { MockMember } from '../world/members.ts'
import { SEEDS } from '../world/seeds.ts'
import { openSession } from '../world/sessions.ts'
import type { World } from '../world/world.ts'
import { findWorld } from '../world/worlds.ts'
import { inWorldTime } from '../world/clock.ts'
import { playCookies } from './play-script.ts'
import { ownTarget } from './start-world.ts'
import { escapeHtml, htmlPage, scriptLiteral } from './html.ts'

/** What a browser in this state has: what each scenario puts there, and the session of the state's member, who is signed in. */
export function seedOf(world: World, profile: Profile): Required<BrowserSeed> {
  const seeds = [...SCENARIOS, SEEDS as Scenario<unknown>].map((scenario) =>
    scenario.seed?.(scenario.of(world)),
  )
  return {
    cookies: { ...playCookies(world), ...mergedPart('cookies', seeds) },
    local: mergedPart('local', seeds),
    session: { ...sessionOf(world, profile), ...mergedPart('session', seeds) },
  }
}

const mergedPart = (
  part: keyof BrowserSeed,
  seeds: readonly (BrowserSeed | undefined)[],
): Readonly<Record<string, string>> =>
  Object.assign({}, ...seeds.map((seed) => seed?.[part])) as Record<string, string>

/** Signs the state's member in. */
function sessionOf(world: World, profile: Profile): Readonly<Record<string, string>> {
  const member = MEMBER.of(world)
  const signedIn = world.members.find(({ key }) => key === member)
  if (!signedIn) return {}
  const owes = passwordChangeOwed(signedIn, world.switches)
  const info: SessionInfo = {
    id: signedIn.id,
    token: openSession(world, signedIn),
    merchantCode: profile.code,
    userName: signedIn.username,
    type: signedIn.type,
    firstTimeLogin: signedIn.firstTimeLogin,
    ...(owes && { passwordChangeRequired: owes }),
  }
  return { MC_SESSION_INFO: JSON.stringify(info) }
}

/** `GET /__gateway/enter/seed?world=<id>&to=/m/…`: the second step of entering. */
export function seedPage(request: Request): Response {
  const url = new URL(request.url)
  const world = findWorld(url.searchParams.get('world'))
  if (!world)
    return htmlPage('<!doctype html><title>No such world</title><p>This world is gone. Enter again.', {
      status: 404,
    })
  const { to, seed } = inWorldTime(world, () => ({
    to: withLink(ownTarget(url.searchParams.get('to'), url.origin), world),
    seed: seedOf(world, profileOfWorld(world)),
  }))
  const headers = Object.entries({ [WORLD_COOKIE]: world.id, ...seed.cookies }).map(
    ([name, value]): [string, string] => ['set-cookie', `${name}=${value}; Path=/; SameSite=Lax`],
  )
  return htmlPage(page(seed, to), { headers })
}

/** The address with the token of the state's login link. */
function withLink(to: string, world: World): string {
  const link = LINK.of(world)
  const member = world.members.find(({ key }) => key === link)
  const token = member ? openSession(world, member) : link
  const url = new URL(to, 'http://own.invalid')
  return token ? withParameters(url, { token }).slice(url.origin.length) : to
}

/** Clears and seeds as far as the browser allows, and then always navigates. */
const page = ({ local, session }: BrowserSeed, to: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Entering…</title>
<p><a href="${escapeHtml(to)}">Go on to the site</a></p>
<script>
(async () => {
  const seed = ${scriptLiteral({ local, session })}
  for (const [name, entries] of [['localStorage', seed.local], ['sessionStorage', seed.session]]) {
    try {
      window[name].clear()
      for (const [key, value] of Object.entries(entries)) window[name].setItem(key, value)
    } catch {}
  }
  try {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  } catch {}
  location.replace(${scriptLiteral(to)})
})()
</script>
</html>
`

/** Why the member must change the password, as the log-in that made the session would have found (ST-03). */
function passwordChangeOwed(
  { password, passwordExpired }: MockMember,
  switches: World['switches'],
): SessionInfo['passwordChangeRequired'] {
  if (password === '123456') return 'weak'
  return passwordExpired && switches['PWDEXPFORCECHANGE3'] === true ? 'expired' : undefined
}
