import { OrderScreen } from './order-screen.ts'
import { expect, test } from './site.ts'
import { DEPOSIT, payment } from './one-order.ts'

test.describe('a deposit', () => {
  test('[RT-10a] a deposit is placed, paid on the page of the payment service, and arrives', async ({
    page,
  }) => {
    const deposit = new OrderScreen(page, DEPOSIT)
    await deposit.fillIn({})
    await expect(page.getByText('From ₫50,000 to ₫300,000,000')).toBeVisible()
    await deposit.send.click()
    const opened = page.context().waitForEvent('page')
    await payment(page).click()
    const pay = await opened
    await pay.getByRole('link', { name: 'Pay now' }).click()
    await expect(pay.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    await pay.close()
    // As when the player comes back to the tab, which asks about the order at once.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('region', { name: 'Deposit received' })).toBeVisible()
    await page.getByRole('button', { name: 'New deposit' }).click()
    await expect(deposit.amount).toHaveValue('')
    expect(await deposit.orders()).toBe(1)
  })
})
