import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readMiniGame } from '../../plugins/games/mini-game/script-contract.ts'
import { DICE_GAME } from './dice-game.ts'
import { WHEEL_GAME } from './wheel-game.ts'

const drawn = vi.fn(() => 0)
/** Longer than every animation. */
const ROUND_MS = 5_000

/** Runs the script as a page does, and opens its game. */
function open(script: string, language = 'EN') {
  const page: Record<string, unknown> = {}
  const random = { getRandomValues: (numbers: Uint32Array) => numbers.fill(drawn()) }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script under test is text
  new Function('window', 'crypto', 'matchMedia', script)(page, random, () => ({ matches: false }))
  const game = readMiniGame(page['MCMiniGame'])
  if (!game) throw new Error('the script leaves no game')
  const element = document.createElement('div')
  const end = game.mount(element, { variant: 'v1', language })
  const text = (selector: string) => element.querySelector(selector)?.textContent
  const press = (name: string) =>
    [...element.querySelectorAll('button')].find((button) => button.textContent.startsWith(name))?.click()
  return { end, press, points: () => text('.mg-points'), result: () => text('output'), element }
}

beforeEach(() => {
  vi.useFakeTimers()
  drawn.mockReset().mockReturnValue(0)
})
afterEach(() => vi.useRealTimers())

describe('the dice', () => {
  it('pay twice the stake for high, and nothing to who chose low', async () => {
    const { press, points, result } = open(DICE_GAME)
    drawn.mockReturnValueOnce(5).mockReturnValueOnce(4).mockReturnValueOnce(3)
    press('High')
    expect([points(), result()]).toEqual(['90 points', 'The dice are rolling …'])
    await vi.advanceTimersByTimeAsync(ROUND_MS)
    expect([points(), result()]).toEqual(['110 points', '6 + 5 + 4 = 15 · You win +20'])
    drawn.mockReturnValueOnce(5).mockReturnValueOnce(4).mockReturnValueOnce(3)
    press('Low')
    await vi.advanceTimersByTimeAsync(ROUND_MS)
    expect([points(), result()]).toEqual(['100 points', '6 + 5 + 4 = 15 · Not this time'])
  })

  it('take no second bet while they roll, and pay a triple to triple alone', async () => {
    const { press, points } = open(DICE_GAME)
    press('Triple')
    press('Low')
    expect(points()).toBe('90 points')
    await vi.advanceTimersByTimeAsync(ROUND_MS)
    expect(points()).toBe('340 points')
    press('Low')
    await vi.advanceTimersByTimeAsync(ROUND_MS)
    expect(points()).toBe('330 points')
  })

  it('do nothing more after the end', async () => {
    const { press, end, result } = open(DICE_GAME)
    press('High')
    end()
    await vi.advanceTimersByTimeAsync(ROUND_MS)
    expect(result()).toBe('The dice are rolling …')
  })
})

describe('the wheel', () => {
  it('stops with the drawn prize at its pointer', async () => {
    const { press, points, result, element } = open(WHEEL_GAME)
    drawn.mockReturnValueOnce(4)
    press('Spin')
    expect(points()).toBe('90 points')
    await vi.advanceTimersByTimeAsync(ROUND_MS)
    expect([points(), result()]).toEqual(['140 points', 'You win +50'])
    const disc = element.querySelector<SVGElement>('.mg-disc')
    const [, degrees] = /rotate\((\d+)deg\)/.exec(disc?.getAttribute('style') ?? '') ?? []
    // The fifth of eight slices is half a circle from the first.
    expect(Number(degrees) % 360).toBe(180)
  })

  it('begins anew when all points are gone', async () => {
    const { press, points } = open(WHEEL_GAME)
    drawn.mockReturnValue(1)
    for (let spin = 0; spin < 9; spin++) {
      press('Spin')
      await vi.advanceTimersByTimeAsync(ROUND_MS)
    }
    expect(points()).toBe('10 points')
    press('Spin')
    expect(points()).toBe('100 points')
  })
})

it.each([
  [DICE_GAME, 'VI', '100 điểm'],
  [WHEEL_GAME, 'CN', '100 积分'],
  [WHEEL_GAME, 'PT-BR', '100 pontos'],
  [DICE_GAME, 'TH', '100 points'],
])('speaks the player’s language, else English', (script, language, points) => {
  expect(open(script, language).points()).toBe(points)
})

it('neither evaluates text nor calls anyone: it runs under the site’s policy', () => {
  for (const script of [DICE_GAME, WHEEL_GAME])
    expect(script).not.toMatch(/\beval\b|Function\(|innerHTML|onclick|fetch\(|https?:(?!\/\/www\.w3\.org)/)
})
