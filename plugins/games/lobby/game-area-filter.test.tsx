import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  FAILED,
  flushImports,
  games,
  leavePage,
  LIVE,
  names,
  open,
  setUpPage,
  type Start,
} from './lobby.fake.ts'
import en from './locales/EN.json' with { type: 'json' }

beforeEach(setUpPage)
afterEach(leavePage)

describe('GameArea', () => {
  const filter = (name: string) => screen.getByRole('button', { name })

  it('[RT-07] shows every lane with all its games', async () => {
    await open({ path: '/m/game' }, 'GameArea')
    expect(await screen.findByRole('heading', { level: 1, name: 'Games' })).toBeTruthy()
    await flushImports()
    expect(names()).toHaveLength(3)
    expect(filter('All').getAttribute('aria-pressed')).toBe('true')
  })

  it('shows the lane of the address', async () => {
    await open({ path: '/m/game?category=LIVE' }, 'GameArea')
    await flushImports()
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    expect(filter('Live casino').getAttribute('aria-pressed')).toBe('true')
  })

  it('a chip filters, in the address, so that Back leaves the game area', async () => {
    const { navigation } = await open({ path: '/m/game' }, 'GameArea')
    await flushImports()
    fireEvent.click(filter('Slots'))
    expect(navigation.went).toEqual([{ to: '/m/game?category=rng', replace: true }])
    expect(names()).toEqual(['Star Harbor, Sealight', 'Ingot Rush, Sealight'])
    fireEvent.click(filter('All'))
    expect(names()).toHaveLength(3)
  })

  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const openArea = async (given: Start = {}) => {
    const started = await open({ path: '/m/game', ...given }, 'GameArea')
    await flushImports()
    return started
  }

  it('finds games of every category, shows how many, and offers a reset if there are none', async () => {
    await openArea({ path: '/m/game?category=RNG' })
    type('baccarat')
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    expect(screen.getByRole('status').textContent).toBe('1 game')
    type('zzz')
    expect(await screen.findByText('No game is called “zzz”.')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: 'Popular games' })).getAllByRole('link')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Show all games' }))
    expect([names().length, field().value]).toEqual([3, ''])
  })

  it('shows the games of the chosen category first', async () => {
    const { navigation } = await openArea({ path: '/m/game?category=LIVE' })
    type('sealight')
    const [first, others] = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    expect([first, others]).toEqual(['Live casino', 'In other categories'])
    expect(names()).toEqual(['Orchid Baccarat, Sealight', 'Star Harbor, Sealight', 'Ingot Rush, Sealight'])
    fireEvent.click(filter('Slots'))
    expect([navigation.went.at(-1)?.to, field().value]).toEqual(['/m/game?category=rng', ''])
  })

  it('forgives a letter, and says so', async () => {
    await openArea()
    type('bacarat')
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    expect(screen.getByRole('status').textContent).toBe(en.similar)
  })

  it('keeps the text while the player is elsewhere, and the way back into the category', async () => {
    const { plugin, view } = await openArea({ path: '/m/game?category=LIVE' })
    type('star')
    const [link] = games()
    expect(link?.getAttribute('href')).toContain('backUrl=%2Fm%2Fgame%3Fcategory%3Dlive')
    if (link) fireEvent.click(link)
    view.unmount()
    render(plugin.element('GameArea'))
    expect(field().value).toBe('star')
  })

  it('remembers searches that led somewhere, for the device, and forgets them on demand', async () => {
    const { plugin, view } = await openArea()
    type('baccarat')
    const [link] = games()
    if (link) fireEvent.click(link)
    type('harbor')
    fireEvent.keyDown(field(), { key: 'Enter' })
    type('abandoned')
    type('')
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
    view.unmount()
    render(plugin.element('GameArea'))
    fireEvent.focus(field())
    const recent = screen.getByRole('region', { name: 'Recent searches' })
    expect(within(recent).getAllByRole('button').map((each) => each.textContent)).toEqual([
      'harbor',
      'baccarat',
      'Clear',
    ]) // prettier-ignore
    fireEvent.click(within(recent).getByRole('button', { name: 'baccarat' }))
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
    type('')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  })

  it('an empty catalogue says so, and does not ask to search', async () => {
    await openArea({ answers: { 'game.lanes': { lanes: [], refused: [] } } })
    expect(screen.getByText(en.none_yet)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show all games' })).toBeNull()
  })

  it('lets the player try again', async () => {
    const { http } = await open({ path: '/m/game', answers: { 'game.lanes': FAILED } }, 'GameArea')
    await flushImports()
    http.answers['game.lanes'] = { lanes: [LIVE], refused: [] }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await flushImports()
    expect(names()).toEqual(['Orchid Baccarat, Sealight'])
  })
})
