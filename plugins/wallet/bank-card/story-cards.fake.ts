import { fireEvent, waitFor } from '@testing-library/dom'
import type { BoundCard } from '../shared/bound-card.ts'
import type { Bank } from './bank.ts'

const DAY_MS = 86_400_000

/** Cards, banks and taps that the stories of both screens share. */
export const storyCard = (id: string, part: Partial<BoundCard> = {}): BoundCard => ({
  id,
  kind: 'bank',
  name: 'Harbour Bank',
  masked: '•••• 4321',
  boundAt: Date.now() - 20 * DAY_MS,
  ...part,
})
export const listOf = (...cards: readonly BoundCard[]) => ({ cards, refused: [] })

const bank = (code: string, name: string, part: Partial<Bank> = {}): Bank => ({
  code,
  name,
  minDigits: 8,
  maxDigits: 12,
  takesCards: false,
  ...part,
})
export const STORY_BANKS: readonly Bank[] = [
  bank('A', 'Harbour Bank'),
  bank('B', 'Lantern Savings', { minDigits: undefined, maxDigits: undefined, takesCards: true }),
]

/** A long name, and a number that the gateway has masked in its own way. */
export const LONG_CARD = storyCard('L', {
  name: 'Donaudampfschifffahrtsgesellschaftsbank '.repeat(5),
  masked: '411111••••••1111',
})

async function find(root: HTMLElement, selector: string): Promise<Element> {
  return waitFor(() => {
    const found = root.querySelector(selector)
    if (!found) throw new Error(`there is no ${selector}`)
    return found
  })
}

/** Fills in fields by their names. */
export const typeIn =
  (values: Readonly<Record<string, string>>) =>
  async (root: HTMLElement): Promise<void> => {
    for (const [name, value] of Object.entries(values))
      fireEvent.change(await find(root, `[name="${name}"]`), { target: { value } })
  }
export const press =
  (selector: string) =>
  async (root: HTMLElement): Promise<void> => {
    fireEvent.click(await find(root, selector))
  }
/** Fills in fields, if any, and sends the form. */
export const send =
  (values: Readonly<Record<string, string>> = {}) =>
  async (root: HTMLElement): Promise<void> => {
    await typeIn(values)(root)
    fireEvent.submit(await find(root, 'form'))
  }
