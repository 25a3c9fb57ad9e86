import { HttpError } from '@foyer/sdk'
import { act, cleanup, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { GameCard, Lane } from '../contract.ts'
import { openArea } from './area.fake.tsx'
// Both are fetched by the screen when it opens; fetched before, the first test does not wait for them.
import './game-area-screen.tsx'
import './load-lanes.ts'
import en from './locales/EN.json' with { type: 'json' }

export const card = (code: string, name: string, part: Partial<GameCard> = {}): GameCard => ({
  code,
  name,
  vendor: 'TCG_SEA',
  vendorName: 'Sealight',
  image: '',
  ...part,
})
export const MANGO = { vendor: 'MANGO', vendorName: 'Mango' }
export const STAR = card('R0', 'Star Harbor')
export const RUSH = card('R1', 'Ingot Rush', MANGO)
export const BACCARAT = card('L0', 'Orchid Baccarat')
export const lane = (
  category: string,
  title: string,
  cards: readonly GameCard[],
  gameCount = cards.length,
): Lane => ({
  key: category.toLowerCase(),
  title,
  category,
  vendors: [],
  gameCount,
  cards,
})
export const SLOTS = lane('RNG', 'Slots', [STAR, RUSH])
export const LIVE = lane('LIVE', 'Live casino', [BACCARAT])
export const lanes = (...all: readonly Lane[]) => ({ 'game.lanes': { lanes: all, refused: [] } })
export const FAILED = new HttpError('HT-NETWORK', 'gone', 'game.list')

/** Opens the game area with these two lanes, unless the test has others. */
export const open = ({ answers, ...rest }: Partial<Parameters<typeof openArea>[0]> = {}) =>
  openArea({ answers: { ...lanes(SLOTS, LIVE), ...answers }, ...rest })
export const importsDone = () => act(() => vi.dynamicImportSettled())
export const region = (name: string) => screen.queryByRole('region', { name })
export const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link', { name: /, / })
    .map((link) => link.getAttribute('aria-label'))
export const game = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) })
export const vendorNames = () =>
  within(screen.getByRole('navigation', { name: en.vendors }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))

/** Before each test: a browser that is idle, in which every element is near. */
export function setUpPage(): void {
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.stubGlobal('scrollBy', vi.fn())
}

/** After each test. */
export function leavePage(): void {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
