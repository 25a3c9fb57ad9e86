import { routes, tabs } from '@foyer/sdk'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushImports, lane, leavePage, open, page, setUpPage, start } from './lobby.fake.ts'

beforeEach(setUpPage)
afterEach(leavePage)

describe('the manifest', () => {
  it('[RT-07] has the game area, for guests too, and its tab', async () => {
    const { plugin } = await start()
    expect(plugin.contributions(routes)).toEqual([
      { path: '/m/game', access: 'public', component: 'GameArea', title: 'games', skeleton: 'grid' },
    ])
    expect(plugin.contributions(tabs)).toMatchObject([{ key: 'games', to: '/m/game', label: 'tab_games' }])
  })
})

describe('lanes far below', () => {
  const NUMBERS = Array.from({ length: 20 }, (_, index) => `Game ${index}`)
  const LANES = ['A', 'B', 'C', 'D', 'E'].map((key) => lane(key, `Lane ${key}`, ...NUMBERS))
  const answers = { 'game.lanes': { lanes: LANES, refused: [] } }
  const countIn = (name: string) =>
    within(screen.getByRole('region', { name })).queryAllByRole('link', { name: /, Sealight$/ }).length
  const counts = () => LANES.map(({ title }) => countIn(title))
  const approach = (name: string) => act(async () => page.far?.get(screen.getByRole('region', { name }))?.())

  it('are on home with their titles; their games are drawn as they come near, and stay when the player returns', async () => {
    page.far = new Map()
    const { plugin, view } = await open({ answers })
    expect(counts()).toEqual([6, 6, 6, 0, 0])
    expect(screen.getByRole('link', { name: 'See all: Lane E' })).toBeTruthy()
    await approach('Lane D')
    expect(counts()).toEqual([6, 6, 6, 6, 0])
    view.unmount()
    render(plugin.element('GamesSection', { guest: true }))
    expect(counts()).toEqual([6, 6, 6, 6, 0])
  })

  it('a row that the player moves has twelve games, and their place from the start', async () => {
    page.far = new Map()
    await open({ answers })
    const row = within(screen.getByRole('region', { name: 'Lane A' })).getByRole('list')
    const place = () => row.querySelector<HTMLElement>(':scope > [aria-hidden]')?.style.gridColumn
    expect([countIn('Lane A'), place()]).toEqual([6, 'span 6'])
    await act(async () => void fireEvent.scroll(row))
    expect([countIn('Lane A'), place()]).toEqual([12, undefined])
    expect(countIn('Lane B')).toBe(6)
  })

  it('are in the game area with all their games once they come near', async () => {
    page.far = new Map()
    await open({ answers, path: '/m/game' }, 'GameArea')
    await screen.findByRole('heading', { level: 1, name: 'Games' })
    await flushImports()
    expect(counts()).toEqual([20, 0, 0, 0, 0])
    await approach('Lane C')
    expect(counts()).toEqual([20, 0, 20, 0, 0])
  })

  it('are in the game area again when the player returns, as far as he came', async () => {
    page.far = new Map()
    const { plugin, view } = await open({ answers, path: '/m/game' }, 'GameArea')
    await flushImports()
    await approach('Lane B')
    view.unmount()
    render(plugin.element('GameArea'))
    expect(counts()).toEqual([20, 20, 0, 0, 0])
  })

  it.each(['GamesSection', 'GameArea'] as const)(
    'are drawn at once in a browser that cannot tell what is near: %s',
    async (component) => {
      vi.stubGlobal('IntersectionObserver', undefined)
      await open({ answers, path: component === 'GameArea' ? '/m/game' : '/m/home' }, component)
      await flushImports()
      expect(counts().every((count) => count > 0)).toBe(true)
    },
  )

  it('are no longer watched once they are drawn, or gone', async () => {
    page.far = new Map()
    const watched = () => [...(page.far?.keys() ?? [])].filter((element) => element.matches('section')).length
    const { view } = await open({ answers })
    expect(watched()).toBe(2)
    await approach('Lane D')
    expect(watched()).toBe(1)
    view.unmount()
    expect(watched()).toBe(0)
  })
})
