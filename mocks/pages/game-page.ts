import type { Profile } from '../../kernel/profile/profile.ts'
import { tagOf } from '../../kernel/i18n/languages.ts'
import { readTicket } from '../world/tickets.ts'
import type { World } from '../world/world.ts'
import { ownTarget } from './start-world.ts'
import { gameHtml } from './game-html.ts'
import { htmlPage } from './html.ts'

const FORBIDDEN = 403
/** What a trial game is played with. */
const PLAY_MONEY = 10_000

/** `GET /__gateway/game?ticket=…`: the vendor's game. It opens only with a ticket of a launch in this world. */
export function gamePage(url: URL, world: World, profile: Profile): Response {
  const ticket = readTicket(world, url.searchParams.get('ticket'))
  if (!ticket) return htmlPage(refusal(), { status: FORBIDDEN })
  const money = new Intl.NumberFormat(tagOf(profile.defaultLanguage), {
    style: 'currency',
    currency: profile.currency,
  })
  return htmlPage(
    gameHtml({
      name: ticket.name,
      vendor: ticket.vendor,
      player: ticket.member?.username ?? 'Demo',
      balance: money.format(ticket.member?.balance ?? PLAY_MONEY),
      hue: hueOf(ticket.code),
      back: ticket.member && ownTarget(ticket.backUrl ?? null, url.origin),
    }),
  )
}

/** Each game's constant colour. */
const hueOf = (code: string): number =>
  [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

const refusal = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Game not available</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 16px; padding: 24px; box-sizing: border-box;
    text-align: center; font: 16px/1.5 system-ui, sans-serif; background: #14161f; color: #eceef6 }
  h1 { font-size: 22px; margin: 0 } p { margin: 0; color: #aab0c6; max-width: 32ch }
  a { display: inline-grid; place-items: center; min-height: 44px; border-radius: 22px; background: #eceef6; color: #14161f;
    text-decoration: none; font-weight: 600 }
</style>
<main style="display: contents">
  <h1>This game cannot be opened</h1>
  <p>Its launch ticket is missing, unknown or has expired. Start the game again from the lobby.</p>
  <a href="/m/home">Back to lobby</a>
</main>
</html>
`
