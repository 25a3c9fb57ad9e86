import { enter, expect, noteToasts, test, toastsOf } from './site.ts'
import { BANK, PIX, add, fill, list, main, rows } from './bank-card.ts'

const NUMBER = '1234567890'

test.describe('bank and Pix cards', () => {
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
})
