import { randomUUID } from 'node:crypto'
import { TICKET_LIFE_MS } from './constants.ts'
import type { LaunchTicket, World } from './world.ts'
import { worldTime } from './clock.ts'

/** Path of the mock vendor's game; its query is `ticket`. */
export const GAME_PATH = '/__gateway/game'

/** A ticket for the game's page, valid for 10 minutes: `${GAME_PATH}?ticket=${issueTicket(world, { … })}`. */
export function issueTicket(world: World, game: Omit<LaunchTicket, 'expiresAt'>, now = worldTime()): string {
  const ticket = randomUUID()
  world.tickets.set(ticket, { ...game, expiresAt: now + TICKET_LIFE_MS })
  return ticket
}

/** The launch of a ticket; `undefined` for an unknown or expired one. */
export function readTicket(world: World, ticket: string | null, now = worldTime()): LaunchTicket | undefined {
  const found = ticket === null ? undefined : world.tickets.get(ticket)
  return found && now < found.expiresAt ? found : undefined
}
