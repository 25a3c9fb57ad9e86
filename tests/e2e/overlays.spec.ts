import { enter, expect, siteReady, test } from './site.ts'
import { menu, tabOut } from './overlays.ts'

test.describe('overlays', () => {
  test('[OV-29] a question: what does nothing has the focus first; where its opener goes, the main part has it', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player' })
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await page.getByRole('banner').getByRole('button', { name: 'player' }).press('Enter')
    const leave = settings.getByRole('button', { name: 'Log out' })
    await leave.press('Enter')
    const question = page.getByRole('dialog', { name: 'Log out' })
    await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
    expect(await tabOut(page, question)).toBe(false)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(leave).toBeFocused()
    await leave.press('Enter')
    await question.getByRole('button', { name: 'Log out' }).press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('[OV-29] Back closes what is open, and the player stays on the page, where it was', async ({
    page,
  }) => {
    await enter(page, '/m/home')
    // A link that is followed before that loads a page of its own, which Back would leave.
    await siteReady(page)
    await page.getByRole('link', { name: 'Games', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/game$/)
    await menu(page).click()
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await expect(settings).toBeVisible()
    await page.goBack()
    await expect(settings).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/game$/)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.locator('main')).toHaveAttribute('data-screen', '/m/home')
  })
})
