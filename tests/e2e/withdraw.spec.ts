import { enter, expect, test } from './site.ts'
import { WITHDRAW, amount, main, sendButton, waiting } from './withdraw.ts'

test.describe('the withdraw screen', () => {
  test('[RT-11a] a member withdraws: the button says what is sent, and the history has it', async ({
    page,
  }) => {
    await enter(page, WITHDRAW, { member: 'player' })
    await expect(main(page).getByRole('definition').first()).toHaveText('₫2,450,000')
    await amount(page).fill('500000')
    await expect(sendButton(page)).toHaveText('Withdraw ₫500,000')
    await sendButton(page).click()
    await expect(waiting(page)).toContainText('₫500,000')
    await page.reload()
    await expect(waiting(page)).toContainText('W880001')
    await main(page).getByRole('link', { name: 'See all withdrawals' }).click()
    await expect(main(page).getByRole('listitem').first()).toContainText('W880001')
    await expect(main(page).getByRole('listitem').first()).toContainText('Waiting')
  })
})
