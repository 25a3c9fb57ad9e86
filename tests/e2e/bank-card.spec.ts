import type { Page } from '@playwright/test'
import { reachGateway } from './reach-gateway.ts'
import { enter, expect, noteToasts, test, toastsOf } from './site.ts'
import { colourViolations, violations } from './violations.ts'

const BANK = '/m/securityCenter/addBankCard'
const PIX = '/m/securityCenter/addBankCardPix'
const NUMBER = '1234567890'
const main = (page: Page) => page.getByRole('main')
const list = (page: Page) => main(page).getByRole('region', { name: 'Your accounts' })
const rows = (page: Page) => list(page).getByRole('listitem')
const add = (page: Page) => main(page).getByRole('button', { name: 'Add', exact: true })

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Bank', { exact: true }).selectOption('Ngân hàng Sông Hương')
  await page.getByLabel('Account holder').fill('Nguyễn Thị Lan')
  await page.getByLabel('Account number').fill('1234 5678 90')
}

test.describe('bank and Pix cards', () => {
  test('[RT-12a] a guest is sent to the log-in', async ({ page }) => {
    await enter(page, BANK)
    await expect(page).toHaveURL(/\/m\/login/)
  })

  test('[RT-12a] a member binds a bank card, which is listed masked', async ({ page }) => {
    await noteToasts(page)
    await enter(page, BANK, { member: 'player' })
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('•••• 4321')
    await main(page).getByRole('button', { name: 'Add a bank card' }).click()
    await fill(page)
    await expect(main(page).getByText('8 to 15 digits')).toBeVisible()
    await add(page).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText('•••• 7890')
    await expect.poll(() => toastsOf(page)).toContain('Your bank card is added')
    await expect(list(page).getByRole('heading')).toBeFocused()
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    await expect(main(page)).not.toContainText(NUMBER)
  })

  test('[RT-12a] for reals it is a Pix key, and the kind of what is pasted is offered', async ({ page }) => {
    await enter(page, `${BANK}?back=withdraw`, { member: 'newcomer', merchant: 'aurora' })
    await expect(page).toHaveURL(new RegExp(`${PIX}\\?back=withdraw`))
    await page.getByRole('textbox', { name: 'CPF' }).fill('ana.souza@mail.example')
    await main(page).getByRole('status').getByRole('button', { name: 'E-mail' }).click()
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana.souza@mail.example')
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
    const sent = page.waitForRequest('**/MCSFE_bindPixKey')
    await page.keyboard.press('Enter')
    // Nobody on the way can read it.
    expect((await sent).postData()).not.toContain('ana.souza')
    await expect(page).toHaveURL(/\/m\/withdraw$/)
    await page.goto(new URL(PIX, page.url()).href)
    await expect(rows(page)).toContainText('a•••@mail.example')
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
