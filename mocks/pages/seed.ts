import type { SessionInfo } from '@foyer/sdk'
import type { Profile } from '../../kernel/profile/profile.ts'
import { FOREIGN_COOKIE, PSEUDO_COOKIE, WORLD_COOKIE } from '../gateway/constants.ts'
import { profileOfWorld } from '../gateway/world-of-request.ts'
import { BREAKS_KEY, writeBreaks } from '../world/breaks.ts'
import { withParameters } from '../../kernel/urls/with-parameters.ts'
import type { MockMember } from '../world/members.ts'
import { openSession } from '../world/sessions.ts'
import type { World } from '../world/world.ts'
import { findWorld } from '../world/worlds.ts'
import { ownTarget } from './start-world.ts'
import { escapeHtml, htmlPage, scriptLiteral } from './html.ts'

type Entry = readonly [key: string, value: string]
/** The initial content of a browser's storage. */
export interface Seed {
  readonly local: readonly Entry[]
  readonly session: readonly Entry[]
}

const SESSION_AREA = 'session.'

/** Storage as a browser in this state would have it; signs the state's member in. */
export function seedOf(world: World, profile: Profile): Seed {
  const { member, lang, theme, device, build, breaks, seeds } = world.initialState
  const local: Entry[] = []
  const session: Entry[] = []
  if (lang) local.push(['language', lang])
  if (theme) local.push(['theme', theme])
  if (device === 'webclip') local.push(['WEBCLIP', '1'])
  // As from an earlier visit, since the first visit only stores the build.
  if (build) local.push(['foyer.build', 'earlier'])
  const broken = writeBreaks(breaks)
  if (broken) session.push([BREAKS_KEY, broken])
  const signedIn = world.members.find(({ key }) => key === member)
  if (signedIn) {
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
    session.push(['MC_SESSION_INFO', JSON.stringify(info)])
  }
  for (const [key, value] of Object.entries(seeds))
    if (key.startsWith(SESSION_AREA)) session.push([key.slice(SESSION_AREA.length), value])
    else local.push([key, value])
  return { local, session }
}

/** `GET /__gateway/enter/seed?world=<id>&to=/m/…`: the second step of entering. */
export function seedPage(request: Request): Response {
  const url = new URL(request.url)
  const world = findWorld(url.searchParams.get('world'))
  if (!world)
    return htmlPage('<!doctype html><title>No such world</title><p>This world is gone. Enter again.', {
      status: 404,
    })
  const to = withLink(ownTarget(url.searchParams.get('to'), url.origin), world)
  const { lang, pseudo, foreign } = world.initialState
  const cookies = {
    [WORLD_COOKIE]: world.id,
    // The page is served in the language of its cookie.
    language: lang,
    [PSEUDO_COOKIE]: pseudo,
    [FOREIGN_COOKIE]: foreign && encodeURIComponent(foreign),
  }
  const headers = Object.entries(cookies).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [['set-cookie', `${name}=${value}; Path=/; SameSite=Lax`]],
  )
  return htmlPage(page(seedOf(world, profileOfWorld(world)), to), { headers })
}

/** The address with the token of the state's login link. */
function withLink(to: string, world: World): string {
  const { link } = world.initialState
  const member = world.members.find(({ key }) => key === link)
  const token = member ? openSession(world, member) : link
  const url = new URL(to, 'http://own.invalid')
  return token ? withParameters(url, { token }).slice(url.origin.length) : to
}

/** Clears and seeds as far as the browser allows, and then always navigates. */
const page = (seed: Seed, to: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Entering…</title>
<p><a href="${escapeHtml(to)}">Go on to the site</a></p>
<script>
(async () => {
  const seed = ${scriptLiteral(seed)}
  for (const [name, entries] of [['localStorage', seed.local], ['sessionStorage', seed.session]]) {
    try {
      window[name].clear()
      for (const [key, value] of entries) window[name].setItem(key, value)
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
