import { act, fireEvent, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MATCH_DELAY_MS } from './constants.ts'
import {
  card,
  FAILED,
  game,
  importsDone,
  lane,
  lanes,
  leavePage,
  linksIn,
  MANGO,
  open,
  RUSH,
  setUpPage,
  STAR,
  vendorNames,
} from './game-area-screen.fake.ts'
import { lanesAnswer } from './lanes-answer.ts'
import en from './locales/EN.json' with { type: 'json' }

beforeEach(setUpPage)
afterEach(leavePage)

describe('vendors', () => {
  it('[RT-07] stand in the order of their games, and lead to the games of each', async () => {
    await open()
    expect(vendorNames()).toEqual(['Sealight', 'Mango'])
    expect(screen.getByRole('link', { name: 'Mango' }).getAttribute('href')).toBe('/m/game?vendor=MANGO')
  })

  it('of a category are those that have games of it; the chosen one is marked, and a tap on it shows all again', async () => {
    await open({
      search: '?category=live&vendor=TCG_SEA',
      answers: { 'game.list': { games: [], refused: [] } },
    })
    expect(vendorNames()).toEqual(['Sealight'])
    const chosen = screen.getByRole('link', { current: true })
    expect(chosen.getAttribute('href')).toBe('/m/game?category=live')
  })

  it('one has all its games: those of the lanes at once, and the gateway’s other ones', async () => {
    let answer = (_list: object): void => {}
    const asked = new Promise((resolve) => (answer = resolve))
    const { http } = await open({ search: '?vendor=MANGO', answers: { 'game.list': () => asked } })
    expect(linksIn('Mango')).toEqual(['Ingot Rush, Mango'])
    expect(http.calls.at(-1)).toMatchObject({
      endpoint: 'game.list',
      query: { platform: 'html5', vendor: 'MANGO' },
    })
    await act(async () => answer({ games: [card('R9', 'Mango Mine', MANGO), RUSH], refused: [] }))
    expect(linksIn('Mango')).toEqual(['Ingot Rush, Mango', 'Mango Mine, Mango'])
    expect(screen.getByText('2 games')).toBeTruthy()
  })

  it('one whose list cannot be loaded keeps the games that are known, and can be tried again', async () => {
    const { http, plugin } = await open({ search: '?vendor=MANGO', answers: { 'game.list': FAILED } })
    expect(screen.getByRole('alert').textContent).toContain(en.list_failed)
    expect(linksIn('Mango')).toEqual(['Ingot Rush, Mango'])
    expect(plugin.logger.entries).toMatchObject([{ level: 'warn', details: [FAILED] }])
    http.answers['game.list'] = { games: [card('R9', 'Mango Mine', MANGO)], refused: [] }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await importsDone()
    expect(linksIn('Mango')).toHaveLength(2)
  })

  it('one has its list in another language too', async () => {
    const { http, language } = await open({
      search: '?vendor=MANGO',
      answers: { 'game.list': { games: [RUSH], refused: [] } },
    })
    http.answers['game.list'] = { games: [{ ...RUSH, name: 'Thỏi vàng' }], refused: [] }
    await act(async () => language.set('VI'))
    await importsDone()
    expect(linksIn('Mango')).toEqual(['Thỏi vàng, Mango'])
  })

  it('one that nobody knows says that there are no games', async () => {
    await open({ search: '?vendor=NOBODY', answers: { 'game.list': { games: [], refused: [] } } })
    expect(screen.getByText(en.none_yet)).toBeTruthy()
  })
})

describe('a category of which the lanes have only the first games', () => {
  it('asks for the others, and draws of 2,000 only those near the view', async () => {
    const all = Array.from({ length: 2_000 }, (_, index) => card(`R${index}`, `Slot ${index}`))
    const { http } = await open({
      search: '?category=rng',
      answers: { ...lanes(lane('RNG', 'Slots', [STAR], 2_000)), 'game.list': { games: all, refused: [] } },
    })
    expect(http.calls.at(-1)).toMatchObject({ endpoint: 'game.list', query: { category: 'RNG' } })
    expect(screen.getByText('2000 games')).toBeTruthy()
    const items = within(screen.getByRole('region', { name: 'Slots' })).getAllByRole('listitem')
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThan(200)
    expect(items[0]?.getAttribute('aria-setsize')).toBe('2000')
  })
})

describe('the search', () => {
  const type = async (value: string) => {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search games' }), { target: { value } })
    await act(async () => void vi.advanceTimersByTime(MATCH_DELAY_MS))
    await importsDone()
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  it('[CA-23] shows what the device finds first, and adds what only the gateway knows', async () => {
    const found = { games: [STAR, card('Z', 'Star of Africa', MANGO)], refused: [] }
    const { http } = await open({ answers: { 'game.match': found } })
    await type('star')
    expect(http.calls.at(-1)).toMatchObject({
      endpoint: 'game.match',
      query: { platform: 'html5', keyword: 'star' },
    })
    expect(
      screen.getAllByRole('link', { name: /^Star/ }).map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Star Harbor, Sealight', 'Star of Africa, Mango'])
    expect(linksIn('More games')).toEqual(['Star of Africa, Mango'])
  })

  it('says that nothing is found only when the gateway has answered; a failure is no other answer', async () => {
    const { http, plugin } = await open({ answers: { 'game.match': FAILED } })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqqq' } })
    expect(screen.getByText(en.searching)).toBeTruthy()
    await type('qqqq')
    expect(screen.getByText('No game is called “qqqq”.')).toBeTruthy()
    expect(plugin.logger.entries).toMatchObject([{ level: 'warn', details: [FAILED] }])
    http.answers['game.match'] = { games: [card('Q', 'Q Quest')], refused: [] }
    await type('qqqqq')
    expect(game('Q Quest')).toBeTruthy()
    expect(screen.queryByText(/No game is called/)).toBeNull()
  })

  it('asks once for a text that is typed quickly, for no single letter, and not offline', async () => {
    const { http, reachability } = await open({ answers: { 'game.match': { games: [], refused: [] } } })
    const asked = () => http.calls.filter(({ endpoint }) => endpoint === 'game.match').length
    await type('s')
    expect(asked()).toBe(0)
    for (const text of ['st', 'sta'])
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
    await type('star')
    expect(asked()).toBe(1)
    act(() => reachability.state.set('offline'))
    await type('stars')
    expect(asked()).toBe(1)
  })
})

describe('a bad answer', () => {
  const wire = (part: object = {}) => ({
    accountTypeName: 'TCG_SEA',
    displayName: 'Reef Hunter',
    gameCode: 'F1',
    ...part,
  })
  const LONG = 'Dragon '.repeat(43).slice(0, 300)
  const answer = (cards: unknown, part: object = {}) =>
    v.parse(lanesAnswer, {
      data: { lanes: [{ title: 'Fishing', cards, gameClassify: { category: 'FISH' }, ...part }] },
    })

  it.each<[string, unknown, readonly string[]]>([
    ['one game', [wire()], ['Reef Hunter, TCG_SEA']],
    [
      'half of the fields missing',
      [{ displayName: 'x' }, wire({ vendorName: 5, image: null, badge: {} }), { gameCode: 1 }],
      ['Reef Hunter, TCG_SEA'],
    ],
    ['entries that are no games', [null, 7, 'x', [], wire()], ['Reef Hunter, TCG_SEA']],
    ['a picture that is none', [wire({ image: 'javascript:alert(1)' })], ['Reef Hunter, TCG_SEA']],
    [
      'a name of 300 characters',
      [wire({ displayName: LONG, vendorName: LONG })],
      [`${LONG.trim()}, ${LONG.trim()}`],
    ],
    [
      'names from right to left',
      [wire({ displayName: 'ملك التنين', vendorName: 'البحر' })],
      ['ملك التنين, البحر'],
    ],
    ['the same game twice', [wire(), wire()], ['Reef Hunter, TCG_SEA']],
  ])('shows what is sensible: %s', async (_case, cards, expected) => {
    await open({ answers: { 'game.lanes': answer(cards) } })
    expect(linksIn('Fishing')).toEqual(expected)
  })

  it.each<[string, ReturnType<typeof answer>]>([
    ['no lanes', v.parse(lanesAnswer, { data: { lanes: [] } })],
    ['a lane without games', answer([])],
    ['lanes that are none', v.parse(lanesAnswer, { data: { lanes: [null, 5, {}], vendors: 'x' } })],
  ])('says that there are no games: %s', async (_case, none) => {
    await open({ answers: { 'game.lanes': none } })
    expect(screen.getByText(en.none_yet)).toBeTruthy()
  })

  it('of 2,000 games in one lane draws a screenful', async () => {
    const cards = Array.from({ length: 2_000 }, (_, index) => wire({ gameCode: index + 1 }))
    await open({ answers: { 'game.lanes': answer(cards) } })
    const drawn = linksIn('Fishing').length
    expect([drawn > 0, drawn < 200]).toEqual([true, true])
  })
})
