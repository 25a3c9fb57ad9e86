import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { fireEvent, waitFor } from '@testing-library/dom'
import type { Goods, Mall } from './goods.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'promotions / mall' }

const DAY_MS = 86_400_000
const goods = (id: string, part: Partial<Goods> = {}): Goods => ({
  id,
  name: 'Enamel mug',
  text: 'Holds 350 ml, and the heat of a campfire.',
  image: `/cdn/goods/${id}.svg`,
  price: 4_500,
  stock: 8,
  ...part,
})
const mall = (...list: readonly Goods[]): Mall => ({ points: 12_480, goods: list, refused: [] })
const SOME = mall(
  goods('1'),
  goods('2', { name: 'Wireless headphones', price: 12_000, stock: 1 }),
  goods('3', { name: 'Smartphone, 256 GB', price: 96_000, stock: undefined }),
  goods('4', { name: 'Sports watch', stock: 0 }),
)
const orders = [
  { id: '1', name: 'Canvas bag', price: 1_800, at: Date.now() - 20 * DAY_MS, state: 'DONE' },
  { id: '2', name: 'Enamel mug', price: 4_500, at: Date.now() - DAY_MS, state: 'SENT' },
]
const story = pluginStories(plugin, {
  texts: EN,
  answers: { 'promotions.mall': SOME, 'promotions.redemptions': { orders, refused: [] } },
})
const list = (answer: unknown): StoryOptions => ({ answers: { 'promotions.mall': answer } })
const press =
  (...selectors: readonly string[]) =>
  async (root: HTMLElement): Promise<void> => {
    for (const selector of selectors) {
      const element = await waitFor(() => {
        const found = root.querySelector(selector)
        if (!found) throw new Error(`there is no ${selector}`)
        return found
      })
      fireEvent.click(element)
    }
  }
const CARD = 'li button'
const CONFIRM = 'dialog button:last-child'

export const Usual = story('MallScreen')
export const UsualHistory = story('MallScreen', { play: press('[role="tab"]:last-child') })
export const Selected = story('MallScreen', { play: press(CARD) })
export const SelectedShort = story('MallScreen', { play: press('li:nth-child(3) button') })
export const Empty = story('MallScreen', list(mall()))
export const One = story('MallScreen', list(mall(goods('1'))))
export const Many = story(
  'MallScreen',
  list(mall(...Array.from({ length: 60 }, (_, index) => goods(String(index))))),
)
export const LongTexts = story(
  'MallScreen',
  list(
    mall(
      goods('1', { name: 'Donaudampfschifffahrt '.repeat(14), price: 999_999_999_999_999 }),
      goods('2', { image: '' }),
    ),
  ),
)
export const Loading = story('MallScreen', list(pending))
export const Busy = story('MallScreen', {
  answers: { 'promotions.redeem': pending },
  play: press(CARD, CONFIRM),
})
export const Refused = story('MallScreen', {
  answers: { 'promotions.redeem': failing('HT-REFUSED', { status: 200, message: 'Somebody was faster' }) },
  play: press(CARD, CONFIRM),
})
export const Failed = story('MallScreen', list(failing('HT-TIMEOUT')))
export const FailedOrder = story('MallScreen', {
  answers: { 'promotions.redeem': failing('HT-NETWORK') },
  play: press(CARD, CONFIRM),
})
export const Done = story('MallScreen', {
  answers: { 'promotions.redeem': 7_980 },
  play: press(CARD, CONFIRM),
})
export const Offline = story('MallScreen', { ...list(failing('HT-OFFLINE')), reachability: 'offline' })
