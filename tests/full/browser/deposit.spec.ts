import type { Page } from '@playwright/test'
import { overflow } from '../../e2e/overflow.ts'
import { enter, expect, test } from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'

const DEPOSIT = '/m/voucherCenter'

const main = (page: Page) => page.getByRole('main')

const amount = (page: Page) => main(page).getByRole('textbox').last()

const submit = (page: Page) => main(page).locator('button[type=submit]')

test.describe('the deposit screen', () => {
  test('[RT-10a] a guest is sent to the log-in', async ({ page }) => {
    await enter(page, DEPOSIT)
    await expect(page).toHaveURL(/\/m\/login/)
  })

  for (const [typed, button, note] of [
    ['1.000,50', 'Depositar R$ 1.000,50', ''],
    ['1,000.50', 'Depositar R$ 1.000,50', ''],
    ['1.000', 'Depositar R$ 1.000,00', 'R$ 1,00'],
    ['٥٠٠', 'Depositar R$ 500,00', ''],
    ['5 00', 'Depositar', ''],
  ] as const)
    test(`[VA-15] ${typed} is understood as the button says: ${button}`, async ({ page }) => {
      await enter(page, DEPOSIT, { member: 'player', merchant: 'aurora', lang: 'PT-BR' })
      await amount(page).fill(typed)
      await page.keyboard.press('Tab')
      await expect(submit(page)).toHaveText(button)
      if (note) await expect(main(page).getByText(note).first()).toBeVisible()
      if (button !== 'Depositar') return
      await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
      await submit(page).click()
      await expect(amount(page)).toBeFocused()
      await expect(amount(page)).toHaveValue(typed)
    })

  for (const [name, state, text] of [
    ['no way to pay', { methods: 'none' }, 'No payment method at the moment'],
    ['fifty ways', { methods: 'many' }, 'Show all (50)'],
    ['bad entries', { methods: 'odd' }, 'Limits that contradict each other'],
    ['a failed call', { fault: 'wallet.deposit-settings:misshapen' }, 'This could not be loaded.'],
  ] as const)
    test(`says what is the matter: ${name}`, async ({ page }) => {
      await enter(page, DEPOSIT, { member: 'player', ...state })
      await expect(main(page).getByText(text, { exact: true })).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    })

  test('limits that contradict each other close a method, and the others stay', async ({ page }) => {
    await enter(page, DEPOSIT, { member: 'player', methods: 'odd' })
    await main(page).getByRole('radio', { name: 'Limits that contradict each other' }).check()
    await amount(page).fill('200000')
    await submit(page).click()
    await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(amount(page)).toHaveValue('200000')
    await main(page).getByRole('radio', { name: 'Bank transfer' }).check()
    await submit(page).click()
    await expect(page.getByRole('region', { name: 'Waiting for your payment' })).toContainText('₫200,000')
  })

  test('is accessible, light and dark, with the placed order, and fits from right to left', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, DEPOSIT, { member: 'player', theme: 'light' })
    await amount(page).fill('500000')
    await expect(submit(page)).toHaveText('Deposit ₫500,000')
    expect(await violations(page), 'light').toEqual([])
    const root = page.locator('html')
    await root.evaluate((html) => void (html.dataset['theme'] = 'dark'))
    expect(await colourViolations(page), 'dark').toEqual([])
    await root.evaluate((html) => html.setAttribute('dir', 'rtl'))
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await submit(page).click()
    await expect(page.getByRole('region', { name: 'Waiting for your payment' })).toBeVisible()
    expect(await colourViolations(page), 'placed, dark').toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
