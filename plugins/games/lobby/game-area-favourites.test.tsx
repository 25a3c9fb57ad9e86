import { fakeStorage } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameLaunched, type GameCard } from '../contract.ts'
import { MAX_FAVOURITES, MAX_RECENT_GAMES } from './constants.ts'
import { FAVOURITES, RECENT_GAMES } from './device/device-games.ts'
import {
  BACCARAT,
  card,
  lane,
  lanes,
  leavePage,
  linksIn,
  LIVE,
  open,
  region,
  RUSH,
  setUpPage,
  STAR,
} from './game-area-screen.fake.ts'

beforeEach(setUpPage)
afterEach(leavePage)

const heart = (name: string) => screen.getAllByRole('button', { name: `Favourite: ${name}` })

describe('favourites', () => {
  it('a heart makes a lane at the top, and takes the game out again', async () => {
    const { plugin } = await open()
    expect(region('Favourites')).toBeNull()
    for (const name of ['Ingot Rush', 'Orchid Baccarat']) fireEvent.click(heart(name)[0] ?? document.body)
    expect(linksIn('Favourites')).toEqual(['Orchid Baccarat, Sealight', 'Ingot Rush, Mango'])
    expect(heart('Ingot Rush').map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
    fireEvent.click(heart('Ingot Rush')[0] ?? document.body)
    expect(linksIn('Favourites')).toEqual(['Orchid Baccarat, Sealight'])
    expect(plugin.storage.get(FAVOURITES)).toEqual({ merchant: 'lotus', games: [BACCARAT] })
  })

  it('the tapped heart stays under the finger, however the page grows above it', async () => {
    await open()
    const button = heart('Ingot Rush')[0] ?? document.body
    const tops = [300, 480]
    vi.spyOn(button, 'getBoundingClientRect').mockImplementation(() => ({ top: tops.shift() }) as DOMRect)
    fireEvent.click(button)
    expect(scrollBy).toHaveBeenCalledWith({ top: 180, behavior: 'instant' })
  })

  it('are those of this merchant, at most 200, and never what is no game', async () => {
    const stored = (merchant: string, games: readonly unknown[]) =>
      fakeStorage({ 'games.lobby.favourites': JSON.stringify({ merchant, games }) })
    await open({ storage: stored('coral', [STAR]) })
    expect(region('Favourites')).toBeNull()
    cleanup()
    await open({ storage: stored('lotus', [{ code: 7 }, null, RUSH]) })
    expect(linksIn('Favourites')).toEqual(['Ingot Rush, Mango'])
    cleanup()
    const full = Array.from({ length: MAX_FAVOURITES }, (_, index) => card(`F${index}`, `Old ${index}`))
    const { plugin } = await open({ storage: stored('lotus', full) })
    fireEvent.click(heart('Star Harbor')[0] ?? document.body)
    const games = plugin.storage.get(FAVOURITES)?.games
    expect([games?.length, games?.[0]?.name, games?.at(-1)?.name]).toEqual([
      MAX_FAVOURITES,
      'Star Harbor',
      'Old 198',
    ])
  })

  it('a game that the gateway no longer has is left out, unless its lanes are not whole', async () => {
    const gone = card('X', 'Gone Game')
    const storage = () =>
      fakeStorage({ 'games.lobby.favourites': JSON.stringify({ merchant: 'lotus', games: [gone, STAR] }) })
    await open({ storage: storage() })
    expect(linksIn('Favourites')).toEqual(['Star Harbor, Sealight'])
    cleanup()
    await open({ storage: storage(), answers: lanes(lane('RNG', 'Slots', [STAR], 90), LIVE) })
    expect(linksIn('Favourites')).toEqual(['Gone Game, Sealight', 'Star Harbor, Sealight'])
  })

  it('all stand on a page of their own', async () => {
    const games = Array.from({ length: 14 }, (_, index) => card(`R${index}`, `Slot ${index}`))
    const storage = fakeStorage({ 'games.lobby.favourites': JSON.stringify({ merchant: 'lotus', games }) })
    await open({ storage, answers: lanes(lane('RNG', 'Slots', games)) })
    expect(linksIn('Favourites')).toHaveLength(12)
    expect(screen.getByRole('link', { name: 'See all: Favourites' }).getAttribute('href')).toBe(
      '/m/game?list=favourites',
    )
    cleanup()
    await open({ storage, search: '?list=favourites', answers: lanes(lane('RNG', 'Slots', games)) })
    expect(linksIn('Favourites')).toHaveLength(14)
  })
})

describe('recently played', () => {
  const launch = (test: Awaited<ReturnType<typeof open>>, { vendor, code, name }: GameCard) =>
    act(() => test.plugin.emit(gameLaunched, { vendor, code, name, backUrl: '/m/game' }))

  it('has the games that were launched, the latest first, each once', async () => {
    const test = await open()
    for (const played of [STAR, BACCARAT, STAR]) launch(test, played)
    expect(linksIn('Recently played')).toEqual(['Star Harbor, Sealight', 'Orchid Baccarat, Sealight'])
    expect(test.plugin.storage.get(RECENT_GAMES)?.games).toEqual([STAR, BACCARAT])
  })

  it('remembers twenty', async () => {
    const test = await open()
    for (let index = 0; index <= MAX_RECENT_GAMES; index++) launch(test, card(`N${index}`, `New ${index}`))
    const names = test.plugin.storage.get(RECENT_GAMES)?.games.map(({ name }) => name)
    expect([names?.length, names?.[0], names?.at(-1)]).toEqual([MAX_RECENT_GAMES, 'New 20', 'New 1'])
  })
})
