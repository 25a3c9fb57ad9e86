import { ORDER_KINDS } from '../../e2e/order-kinds.ts'
import { enter, expect, networkQuiet, test } from '../../e2e/site.ts'
import { LOGIN, STAY, button, prompt } from '../../e2e/install-prompts.ts'

const DEPOSIT = '/m/voucherCenter'

const WITHDRAW = '/m/withdraw'

test.describe('the prompts of the money screens', () => {
  for (const [clause, path, prompts, name] of [
    ['RT-10b', DEPOSIT, 'first-deposit', 'Make your first deposit in the app'],
    ['RT-11b', WITHDRAW, 'first-withdraw', 'Make your first withdrawal in the app'],
  ] as const)
    test(`[${clause}] ${path} prompts a member who has had none, and bars nothing`, async ({ page }) => {
      await enter(page, path, { member: 'newcomer', prompts })
      const dialog = prompt(page, name)
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('main').locator('form, a[href*="addBankCard"]').first()).toBeVisible()
    })

  for (const { path, button: send, placed } of ORDER_KINDS)
    test(`[ST-34] a forced prompt is no bar on ${path}: an order is placed`, async ({ page }) => {
      const start = `[foyer] nothing on ${path}: `
      const line = page.waitForEvent('console', (message) => message.text().startsWith(start))
      await enter(page, '/m/home', { member: 'player', prompts: 'deposit-times-forced' })
      const dialog = prompt(page, 'Take Lotus with you')
      await button(dialog, STAY).click()
      await expect(dialog).toBeHidden()
      // In a new session, in which it is due again.
      await page.evaluate(() => sessionStorage.removeItem('install.prompts.closed'))
      await page.goto(path)
      expect((await line).text()).toBe(`${start}deposit_times_forced: not on this page`)
      await page.getByRole('textbox', { name: 'Amount' }).fill('500000')
      await page.getByRole('button', { name: send }).click()
      await expect(page.getByRole('region', { name: placed })).toContainText('₫500,000')
      await networkQuiet(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

  test('[ST-34] none during a payment: it comes at home, after that', async ({ page }) => {
    const [{ path, button: send, placed }] = ORDER_KINDS
    let answer = (): void => undefined
    const typed = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/MCSFE_getInstallPromptSetting*', async (route) => {
      await typed
      await route.continue()
    })
    const asking = page.waitForRequest('**/MCSFE_getInstallPromptSetting*')
    await enter(page, path, { member: 'newcomer', prompts: 'everything', orders: 'waiting' })
    await asking
    await page.getByRole('textbox', { name: 'Amount' }).fill('500000')
    answer()
    await networkQuiet(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('region', { name: placed })).toContainText('₫500,000')
    await networkQuiet(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
    await expect(prompt(page, LOGIN)).toBeVisible()
  })

  test('[ST-34] no prompt for a member who has had a deposit', async ({ page }) => {
    const start = `[foyer] nothing on ${DEPOSIT}: `
    const line = page.waitForEvent('console', (message) => message.text().startsWith(start))
    await enter(page, DEPOSIT, { member: 'player', prompts: 'first-deposit' })
    expect((await line).text()).toBe(`${start}first_deposit: not the first time`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
