import { overflow } from '../../e2e/overflow.ts'
import { enter, expect, noteToasts, test, toastsOf } from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import { WITHDRAW, amount, main, sendButton, waiting } from '../../e2e/withdraw.ts'

test.describe('the withdraw screen', () => {
  test('[RT-11a] a guest is sent to the log-in', async ({ page }) => {
    await enter(page, WITHDRAW)
    await expect(page).toHaveURL(/\/m\/login/)
  })

  test('one that waits is cancelled, and its amount is available again', async ({ page }) => {
    await noteToasts(page)
    await enter(page, WITHDRAW, { member: 'player' })
    await main(page).getByRole('button', { name: 'All: ₫2,450,000' }).click()
    await sendButton(page).click()
    await expect(waiting(page)).toContainText('₫2,450,000')
    await waiting(page).getByRole('button', { name: 'Cancel the withdrawal' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(page.getByRole('region', { name: 'Withdrawal cancelled' })).toBeVisible()
    await expect.poll(() => toastsOf(page)).toContain('The withdrawal is cancelled')
    await main(page).getByRole('button', { name: 'New withdrawal' }).click()
    await expect(main(page).getByRole('definition').first()).toHaveText('₫2,450,000')
    await expect(amount(page)).toHaveValue('')
  })

  for (const [name, state, text] of [
    ['something is to be wagered', { wagering: '1' }, '₫120,000 still to be wagered before a withdrawal'],
    ["today's limit is used up", { payout: 'spent' }, "Today's limit is used up"],
    ['the limits contradict each other', { payout: 'contradict' }, 'No amount is possible right now.'],
  ] as const)
    test(`is closed where ${name}, and hides nothing`, async ({ page }) => {
      await enter(page, WITHDRAW, { member: 'player', ...state })
      await expect(main(page).getByText(text)).toBeVisible()
      await expect(main(page).getByRole('radio')).toHaveCount(1)
      await expect(amount(page)).toBeVisible()
      await expect(sendButton(page)).toBeDisabled()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    })

  for (const [name, state, text] of [
    ['no account', { cards: 'none' }, 'No account to pay to yet'],
    ['forty accounts', { cards: 'many' }, 'Show all 40 accounts'],
    ['bad entries', { cards: 'odd', payout: 'odd' }, '•••• 0012'],
    ['nothing told', { payout: 'bare' }, 'Amount'],
    ['a failed call', { fault: 'wallet.withdraw-info:misshapen' }, 'This could not be loaded just now.'],
  ] as const)
    test(`says what is the matter: ${name}`, async ({ page }) => {
      await enter(page, WITHDRAW, { member: 'player', ...state })
      await expect(main(page).getByText(text, { exact: true })).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    })

  test('is accessible, light and dark, with the placed order', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, WITHDRAW, { member: 'player', theme: 'light', payout: 'fee' })
    await amount(page).fill('500000')
    await expect(sendButton(page)).toHaveText('Withdraw ₫500,000')
    expect(await violations(page), 'light').toEqual([])
    await page.locator('html').evaluate((root) => void (root.dataset['theme'] = 'dark'))
    expect(await colourViolations(page), 'dark').toEqual([])
    await sendButton(page).click()
    await expect(waiting(page)).toBeVisible()
    expect(await colourViolations(page), 'placed, dark').toEqual([])
  })
})
