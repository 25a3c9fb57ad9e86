import { defineMock } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { delay } from '../../../mocks/gateway/delay.ts'
import { DICE_GAME } from '../../../mocks/pages/dice-game.ts'
import { WHEEL_GAME } from '../../../mocks/pages/wheel-game.ts'
import type { World } from '../../../mocks/world/world.ts'

const BEHAVIOUR = defineChoice({
  name: 'mini-game',
  group: 'games',
  label: 'Mini-game’s script',
  otherwise: 'As it should',
  choices: {
    fails: 'Cannot be fetched',
    hangs: 'Is never answered',
    throws: 'Throws',
    empty: 'Leaves no game',
    broken: 'Its game does not open',
  },
})

/** Scripts that do not what they should. */
const BROKEN = {
  throws: `throw new Error('The mini game throws')`,
  empty: `window.MCMiniGame = 'no game'`,
  broken: `window.MCMiniGame = { mount(element) { element.append('half of it'); throw new Error('The mini game does not open') } }`,
} as const

async function script(game: string, world: World, signal: AbortSignal): Promise<Response> {
  const behaviour = BEHAVIOUR.of(world)
  if (behaviour === 'fails') return new Response('Bad Gateway', { status: 502 })
  if (behaviour === 'hangs') await delay(undefined, signal)
  return new Response(behaviour && behaviour in BROKEN ? BROKEN[behaviour as keyof typeof BROKEN] : game, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** The scripts of the mini-game (CA-28): high or low with three dice for v1, a lucky wheel for s1. */
export default defineMock({
  id: 'games.mini-game',
  scenarios: [BEHAVIOUR],
  initial: () => ({}),
  routes: [
    {
      id: 'mini-game.v1',
      method: 'GET',
      path: '/mini-game/v1/minigame.js',
      reply: ({ world, request }) => script(DICE_GAME, world, request.signal),
    },
    {
      id: 'mini-game.s1',
      method: 'GET',
      path: '/mini-game/s1/minigame.js',
      reply: ({ world, request }) => script(WHEEL_GAME, world, request.signal),
    },
  ],
})
