import { reachGateway } from '../../e2e/reach-gateway.ts'
import { enter, expect, test } from '../../e2e/site.ts'
import { colourViolations, violations } from '../../e2e/violations.ts'
import { BANK, PIX, add, fill, main, rows } from '../../e2e/bank-card.ts'

test.describe('bank and Pix cards', () => {
  test('[RT-12a] a guest is sent to the log-in', async ({ page }) => {
    await enter(page, BANK)
    await expect(page).toHaveURL(/\/m\/login/)
  })

  test('[VA-17] a mistake is told at its field before a call; what was typed stays, by keyboard too', async ({
    page,
  }) => {
    await enter(page, BANK, { member: 'newcomer' })
    const calls: string[] = []
    page.on(
      'request',
      (request) => void (request.url().includes('bindBankCard') && calls.push(request.url())),
    )
    await page.getByLabel('Account holder').fill('Lan')
    await page.getByLabel('Account number').fill('12 34')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Bank', { exact: true })).toBeFocused()
    await expect(main(page).getByText('The number must have 6 to 34 digits')).toBeVisible()
    await expect(page.getByLabel('Account number')).toHaveValue('12 34')
    expect(calls).toEqual([])
  })

  test('[RT-12a] a card is bound once: a double tap, and a retry after a lost answer', async ({ page }) => {
    await enter(page, BANK, { member: 'newcomer' })
    let lost = 0
    await page.route('**/MCSFE_bindBankCard', async (route) => {
      await reachGateway(route)
      lost += 1
      await route.abort()
    })
    await fill(page)
    await add(page).dblclick()
    // The answer is lost; the list has the card.
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('•••• 7890')
    expect(lost).toBe(1)
    // The same number again is bound already: that is what the player wanted.
    await page.unroute('**/MCSFE_bindBankCard')
    await main(page).getByRole('button', { name: 'Add a bank card' }).click()
    await fill(page)
    await add(page).click()
    await expect(add(page)).toHaveCount(0)
    await expect(rows(page)).toHaveCount(1)
  })

  test('what was typed of the number is in no storage, and a reload forgets it', async ({ page }) => {
    await enter(page, BANK, { member: 'newcomer' })
    await fill(page)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).toContain('Nguyễn')
    expect(stored).not.toMatch(/1234 ?5678/)
    await page.reload()
    await expect(page.getByLabel('Account holder')).toHaveValue('Nguyễn Thị Lan')
    await expect(page.getByLabel('Account number')).toHaveValue('')
  })

  for (const [name, state, text] of [
    ['no cards', { cards: 'none' }, 'No account yet. Add your first one below.'],
    ['a failed call', { fault: 'wallet.cards:misshapen' }, 'This could not be loaded just now.'],
    ['bad entries', { cards: 'odd' }, '•••• 1111'],
    ['many', { cards: 'many' }, '•••• 4360'],
  ] as const)
    test(`says what is the matter: ${name}`, async ({ page }) => {
      await enter(page, BANK, { member: 'player', ...state })
      await expect(main(page).getByText(text)).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    })

  test('leads there from the member area', async ({ page }) => {
    await enter(page, '/m/member/home', { member: 'player' })
    await page.getByRole('link', { name: 'Payout accounts' }).click()
    await expect(page).toHaveURL(new RegExp(`${BANK}$`))
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Payout accounts')
  })

  test('is accessible with its form, light and dark, and fits in Arabic', async ({ page }) => {
    await enter(page, PIX, { member: 'player', merchant: 'aurora', theme: 'light' })
    await main(page).getByRole('button', { name: 'Add a Pix key' }).click()
    await page.getByRole('textbox', { name: 'CPF' }).fill('ana@mail.example')
    await add(page).click()
    expect(await violations(page), 'light').toEqual([])
    await page.locator('html').evaluate((root) => void (root.dataset['theme'] = 'dark'))
    expect(await colourViolations(page), 'dark').toEqual([])
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})
