import type { Locator, Page } from '@playwright/test'
import type { OrderKind } from './order-kinds.ts'
import { changeWorld, enter, expect, saveData, type State, world } from './site.ts'

interface WalletSlice {
  readonly orders: readonly { readonly id: string; readonly kind: string }[]
}

/** The screen of one kind of orders in one tab. */
export class OrderScreen {
  readonly amount: Locator
  readonly send: Locator
  readonly placed: Locator
  readonly unknown: Locator
  readonly notPlaced: Locator
  /** What the player has typed in this tab. */
  #typed = ''

  constructor(
    readonly page: Page,
    readonly kind: OrderKind,
  ) {
    this.amount = page.getByRole('textbox', { name: 'Amount' })
    this.send = page.getByRole('button', { name: kind.button })
    this.placed = page.getByRole('region', { name: kind.placed })
    this.unknown = page.getByRole('region', { name: kind.unknown })
    this.notPlaced = page.getByText(kind.notPlaced)
  }

  /** Enters a fresh world, in which an order waits for ever, and fills in the form. */
  async fillIn(state: State = { orders: 'waiting' }): Promise<void> {
    // Nothing is fetched ahead, which would fail without a network.
    await saveData(this.page)
    await enter(this.page, this.kind.path, { member: 'player', ...state })
    await this.type()
  }
  async type(): Promise<void> {
    this.#typed = '500000'
    await this.amount.fill(this.#typed)
  }
  async open(): Promise<void> {
    await this.page.goto(this.kind.path)
  }
  /** The player comes back to the page from another window: the page asks how the order stands. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => void dispatchEvent(new Event('focus')))
  }
  /** How many orders of this kind the gateway has booked in this world. */
  async orders(): Promise<number> {
    const { kind, firstId } = this.kind
    const wallet = (await world(this.page)).slices['wallet'] as WalletSlice | undefined
    return wallet?.orders.filter((order) => order.kind === kind && order.id >= firstId).length ?? 0
  }
  /** The one order is shown, and is the only one. */
  async expectOne(): Promise<void> {
    await expect(this.placed).toContainText(this.kind.firstId)
    expect(await this.orders()).toBe(1)
  }
  /** There is no order; what was typed in this tab is there, and once it is sent again there is one. */
  async expectNone(): Promise<void> {
    await expect(this.notPlaced).toBeVisible()
    await expect(this.amount).toHaveValue(this.#typed)
    expect(await this.orders()).toBe(0)
    await changeWorld(this.page, { fault: '' })
    await this.type()
    await this.send.click()
    await this.expectOne()
  }
  async logIn(): Promise<void> {
    await expect(this.page).toHaveURL(/\/m\/login/)
    await this.page.getByLabel('Username').fill('player')
    await this.page.getByLabel('Password', { exact: true }).fill('player123')
    await this.page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(this.page).toHaveURL((url) => url.pathname === this.kind.path)
  }
}
