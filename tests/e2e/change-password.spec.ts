import type { Page } from '@playwright/test'
import { logIn } from './log-in.ts'
import { enter, expect, test } from './site.ts'
import { storedSession } from './stored-session.ts'
import { CHANGE, change, current, next, title } from './change-password.ts'

/** Records every screen that is shown from now on, under `shown`. */
const watchScreens = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    const look = (): unknown => shown.push(document.querySelector('main')?.dataset['screen'])
    new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-screen'] })
  })

test.describe('a required change of password', () => {
  test('[RT-09][VA-08][ST-03] with 123456 a log-in leads there, whatever the switches, and on when it is made', async ({
    page,
  }) => {
    await enter(page, '/m/game', { switches: '-PWDEXPFORCECHANGE3' })
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await expect(page.getByLabel('Username')).toBeVisible()
    // As a screen for members leaves it that asked for the log-in.
    await page.evaluate(() => sessionStorage.setItem('foyer.return', '/m/feedback'))
    await watchScreens(page)
    await logIn(page, 'weak', '123456')
    await expect(page).toHaveURL(CHANGE)
    await expect(title(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shown') as unknown)).toEqual(['/m/changePsw'])
    await expect(page.getByText('one that everybody knows')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0)

    // It was typed just now.
    await expect(current(page)).toHaveCount(0)
    await next(page).fill('lotus-2024')
    for (const _press of ['first', 'second']) {
      await page.goBack()
      await expect(page).toHaveURL(CHANGE)
    }
    await expect(next(page)).toHaveValue('lotus-2024')
    expect(await page.content()).not.toContain('lotus-2024')
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('123456')
    await page.reload()
    await change(page, '123456', 'lotus-2024')
    await expect(page).toHaveURL(/\/m\/feedback$/)
    await expect(page.getByText('Your password is changed')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    expect(await storedSession(page)).not.toHaveProperty('passwordChangeRequired')
  })
})
