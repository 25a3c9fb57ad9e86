import type { Complaints } from '../../e2e/complaints.ts'
import { LostCall } from './lost-call.ts'
import { ORDER_KINDS, type OrderKind } from '../../e2e/order-kinds.ts'
import { OrderScreen } from '../../e2e/order-screen.ts'
import { changeWorld, enter, expect, networkQuiet, test } from '../../e2e/site.ts'
import { DEPOSIT, payment } from '../../e2e/one-order.ts'

const CHECK = '**/MCSFE_checkOrderReference'

const ORDER = '**/MCSFE_getOrder?*'

const NO_ANSWER = 'No answer has come yet'

/**
 * By then the page has given up a call whose end the browser does not tell it: 30 s (CO-02), and the check of the network, which
 * takes as long on a busy machine.
 */
const GIVEN_UP_MS = 100_000

/** Where an order is when something happens. */
interface Step {
  readonly when: string
  /** Whether the gateway has the order. */
  readonly isPlaced: boolean
  /** Sends the order. Resolves in this step, with the call that waits for its answer. */
  readonly reach: (screen: OrderScreen) => Promise<LostCall | undefined>
}

async function reachSending(screen: OrderScreen, reaches: boolean): Promise<LostCall> {
  const call = await LostCall.on(screen.page, screen.kind.call, reaches)
  await screen.send.click()
  await call.arrived
  return call
}

const STEPS: readonly Step[] = [
  {
    when: 'while it is on its way',
    isPlaced: false,
    reach: (screen) => reachSending(screen, false),
  },
  {
    when: 'while its answer is on its way',
    isPlaced: true,
    reach: (screen) => reachSending(screen, true),
  },
  {
    when: 'while the gateway is asked about it',
    isPlaced: true,
    async reach(screen) {
      const question = await LostCall.on(screen.page, CHECK, false)
      await (await reachSending(screen, true)).lose()
      await question.arrived
      return question
    },
  },
  {
    when: 'when it is shown',
    isPlaced: true,
    async reach(screen) {
      await screen.send.click()
      await expect(screen.placed).toBeVisible()
      return undefined
    },
  },
]

/** The way that begins at another screen. */
const BACK = 'Back, and a return'

/** What happens to the page, in whatever step. Resolves with the screen that the player sees then. */
type Way = (screen: OrderScreen, call: LostCall | undefined, complaints: Complaints) => Promise<OrderScreen>

/** Without a network an order that waited for an answer is told as not known; one that is shown stays. */
async function expectWithoutNetwork({ placed, unknown }: OrderScreen, call: LostCall | undefined) {
  if (!call) return expect(placed).toBeVisible()
  await expect(unknown).toContainText(NO_ANSWER, { timeout: GIVEN_UP_MS })
  await expect(unknown).toContainText('₫500,000')
  await expect(unknown.getByText(/^[\dA-Z]{4}(-[\dA-Z]{4}){3}$/)).toBeVisible()
}

const WAYS: Readonly<Record<string, Way>> = {
  async 'a reload'(screen, call) {
    await screen.page.reload()
    await call?.allow()
    return screen
  },
  async [BACK](screen, call) {
    const { page } = screen
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home/)
    await screen.open()
    await call?.allow()
    return screen
  },
  async 'a visit to another screen'(screen, call) {
    const { page } = screen
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Home' })
      .click()
    await expect(page).toHaveURL(/\/m\/home/)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === screen.kind.path)
    await call?.lose()
    await call?.allow()
    return screen
  },
  /** The second tab waits for the first one, and says nothing before. */
  async 'a second tab, and a crash of the first one'({ page, kind }, call) {
    const second = new OrderScreen(await page.context().newPage(), kind)
    await second.open()
    if (call) await expect(second.page.getByText('Asking for your order…')).toBeVisible()
    else await expect(second.placed).toBeVisible()
    await expect(second.amount).toHaveCount(0)
    await page.close()
    return second
  },
  async 'a lost answer'(screen, call) {
    const lost = call ?? (await LostCall.on(screen.page, ORDER, false))
    await lost.lose()
    await screen.comeBack()
    if (!call) await expect(screen.placed).toContainText('This could not be brought up to date')
    await lost.allow()
    await screen.comeBack()
    return screen
  },
  async 'the loss of the network'(screen, call, complaints) {
    // Code that the page fetches for later cannot be had meanwhile.
    complaints.provoke(/RE-CHUNK|dynamically imported module/)
    const { page } = screen
    // Calls break before the browser is offline: afterwards it does not tell the page that a call of before has broken.
    await page.route(CHECK, (route) => route.abort())
    await call?.lose()
    await expectWithoutNetwork(screen, call)
    await page.context().setOffline(true)
    await screen.comeBack()
    await expectWithoutNetwork(screen, call)
    await page.unroute(CHECK)
    await call?.allow()
    await page.context().setOffline(false)
    return screen
  },
  async 'the end of the session'(screen, call) {
    const { page } = screen
    await changeWorld(page, { fault: 'wallet.check-reference:token-expired,wallet.order:token-expired' })
    await call?.lose()
    await call?.allow()
    // Where the page does not ask by itself at once.
    await expect(async () => {
      await screen.comeBack()
      await expect(page).toHaveURL(/\/m\/login/, { timeout: 1_000 })
    }).toPass()
    await page.getByRole('alertdialog', { name: 'Notice' }).getByRole('button').click()
    await changeWorld(page, { fault: '' })
    await screen.logIn()
    return screen
  },
}

/** `npm test` takes one step for each way and kind, so that every step is among them; with `FOYER_EVERY_STEP=1` every one is taken. */
const stepsOf = (way: number, kind: number): readonly Step[] =>
  process.env['FOYER_EVERY_STEP']
    ? STEPS
    : STEPS.filter((_, step) => step === (way + 2 * kind + 1) % STEPS.length)

/** Id of the second order of a world. */
const nextId = ({ firstId }: OrderKind): string => firstId.replace(/1$/, '2')

for (const [index, kind] of ORDER_KINDS.entries())
  test.describe(`one ${kind.kind} or none`, () => {
    for (const [at, [way, happen]] of Object.entries(WAYS).entries())
      for (const { when, isPlaced, reach } of stepsOf(at, index))
        test(`after ${way} ${when}`, async ({ page, complaints }) => {
          test.setTimeout(2 * GIVEN_UP_MS)
          const screen = new OrderScreen(page, kind)
          if (way === BACK) await enter(page, '/m/home', { member: 'player' })
          // The browser sends a call after all when the test lets go of it: it does not arrive.
          const fault = isPlaced ? '' : `${kind.endpoint}:never`
          await screen.fillIn({ orders: 'waiting', fault })
          // What the page needs to tell it is there before the network is lost.
          await networkQuiet(page)
          const end = await happen(screen, await reach(screen), complaints)
          await (isPlaced ? end.expectOne() : end.expectNone())
        })

    test('a double tap places one', async ({ page }) => {
      const screen = new OrderScreen(page, kind)
      await screen.fillIn({ orders: 'waiting', fault: `${kind.endpoint}:slow` })
      await screen.send.dblclick()
      await screen.expectOne()
    })

    test('two tabs at once place one, and the other one shows it', async ({ page, context }) => {
      const first = new OrderScreen(page, kind)
      await first.fillIn({ orders: 'waiting', fault: `${kind.endpoint}:slow` })
      const second = new OrderScreen(await context.newPage(), kind)
      await second.open()
      await second.type()
      await Promise.all([first.send.click(), second.send.click()])
      await first.expectOne()
      await second.expectOne()
    })

    test('a gateway without references: another is sent only after the player agrees to two', async ({
      page,
    }) => {
      const screen = new OrderScreen(page, kind)
      const { amount, send, unknown } = screen
      await screen.fillIn({ orders: 'no-references' })
      // Not by a fault of the gateway: a browser repeats a call by itself whose connection breaks.
      const call = await reachSending(screen, true)
      await call.lose()
      await expect(unknown).toContainText('The system cannot tell us')
      await page.reload()
      await expect(unknown).toContainText('The system cannot tell us')
      await expect(unknown.getByText(/^[\dA-Z]{4}(-[\dA-Z]{4}){3}$/)).toBeVisible()
      expect(await screen.orders()).toBe(1)
      await unknown.getByRole('button', { name: 'Send another order' }).click()
      const question = page.getByRole('dialog', { name: 'There may be two orders' })
      await expect(question).toContainText('If you send another, there may be two')
      await question.getByRole('button', { name: 'No, wait' }).click()
      await expect(unknown).toBeVisible()
      expect(await screen.orders()).toBe(1)
      await call.allow()
      await unknown.getByRole('button', { name: 'Send another order' }).click()
      await question.getByRole('button', { name: 'Yes, go on' }).click()
      await expect(amount).toHaveValue('500000')
      // The keyboard goes on at the form.
      await expect(page.getByRole('main').locator(':focus').filter({ has: amount })).toBeVisible()
      await send.click()
      await expect(page.getByText(nextId(kind))).toBeVisible()
      expect(await screen.orders()).toBe(2)
    })
  })

test.describe('a deposit', () => {
  test('[RT-10a] a refused one has its reason, and the amount for another attempt', async ({ page }) => {
    const deposit = new OrderScreen(page, DEPOSIT)
    await deposit.fillIn({})
    await deposit.send.click()
    const opened = page.context().waitForEvent('page')
    await payment(page).click()
    const pay = await opened
    await pay.getByRole('link', { name: 'Cancel' }).click()
    await expect(pay.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible()
    await pay.close()
    const card = page.getByRole('region', { name: 'Deposit refused' })
    await expect(card).toContainText('The payment was cancelled on the payment page')
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(deposit.amount).toHaveValue('500000')
  })

  test('a method that is closed while the form is open is told, and nothing typed is lost', async ({
    page,
  }) => {
    const deposit = new OrderScreen(page, DEPOSIT)
    await deposit.fillIn({})
    await page.getByRole('radio', { name: 'E-wallet' }).check()
    await changeWorld(page, { methods: 'one' })
    await deposit.send.click()
    await expect(page.getByText('This payment method is closed at the moment')).toBeVisible()
    await expect(page.getByText('“E-wallet” is no longer offered.')).toBeVisible()
    await expect(deposit.amount).toHaveValue('500000')
    await page.getByRole('radio', { name: 'Bank transfer' }).check()
    await deposit.send.click()
    await expect(payment(page)).toBeVisible()
    expect(await deposit.orders()).toBe(1)
  })
})
