import { enter, expect, siteReady, test } from '../../e2e/site.ts'
import { GAME, launchBody, offer, offers } from '../../e2e/banners.ts'

test.describe('the banners', () => {
  test('[OV-27] a guest’s tap on a game leads to the log-in, and on to the game', async ({ page }) => {
    await enter(page, '/m/home')
    await siteReady(page)
    await offer(page, GAME).click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    expect(await launchBody(page)).toMatchObject({ gameCode: 'LO004', nodeId: '8041', roomId: '1' })
  })

  test('[OV-27] an address that starts with /m opens in the site', async ({ page }) => {
    await enter(page, '/m/home')
    await siteReady(page)
    const loads = await page.evaluate(() => Object.assign(globalThis, { loaded: 'once' }).loaded)
    await offer(page, 'A new draw every minute').click()
    await expect(page).toHaveURL(/\/m\/game$/)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'loaded') as unknown)).toBe(loads)
  })

  test('[OV-27] another address opens in a window of its own, as https', async ({ page, context }) => {
    const value = ['https://play-safe.lotus.example/guide', 'news.lotus.example/a?b=1'].map(
      (linkage, at) => ({
        groupName: 'm_home',
        url: '/cdn/banners/lotus/1.svg',
        title: `Elsewhere ${at}`,
        linkageType: 'URL',
        linkage,
      }),
    )
    await page.route('**/MCSFE_getBanners*', (route) => route.fulfill({ json: { success: true, value } }))
    await context.route('https://*.lotus.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    )
    await enter(page, '/m/home')
    await siteReady(page)
    for (const [at, url] of [
      'https://play-safe.lotus.example/guide',
      'https://news.lotus.example/a?b=1',
    ].entries()) {
      const opening = page.waitForEvent('popup')
      await offer(page, `Elsewhere ${at}`).click()
      const opened = await opening
      await expect(opened).toHaveURL(url)
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull()
      await opened.close()
    }
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('[OV-27] one of an unknown type, or with a refused address, does nothing but warn', async ({
    page,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('BN-LINK')) warnings.push(message.text())
    })
    const value = [
      ['Odd', 'VIDEO', 'PROMO-WELCOME-100'],
      ['Bad', 'URL', 'javascript:alert(1)'],
      ['Good', 'URL', '/m/game'],
    ].map(([title, linkageType, linkage]) => ({
      groupName: 'm_home',
      url: '/cdn/banners/lotus/1.svg',
      title,
      linkageType,
      linkage,
    }))
    await page.route('**/MCSFE_getBanners*', (route) => route.fulfill({ json: { success: true, value } }))
    await enter(page, '/m/home')
    await siteReady(page)
    await expect(offers(page).getByRole('group').getByRole('button')).toHaveText([/^Good/])
    for (const title of ['Odd', 'Bad']) await offers(page).getByText(title, { exact: true }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect.poll(() => warnings).toHaveLength(2)
    expect(warnings.join()).toContain('“Odd”')
    expect(warnings.join()).toContain('“Bad”')
  })
})
