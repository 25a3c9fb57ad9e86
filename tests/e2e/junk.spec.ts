import type { Page } from '@playwright/test'
import { enter, expect, firstGame, siteReady, test } from './site.ts'

/** Passes an answer on with its JSON changed. */
const spoil = (page: Page, address: RegExp, change: (body: never) => unknown) =>
  page.route(address, async (route) => {
    const url = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host: url.host }
    // Node may not resolve names below localhost, unlike browsers.
    url.hostname = '127.0.0.1'
    const response = await route.fetch({ url: url.href, headers })
    await route.fulfill({ response, json: change((await response.json()) as never) })
  })

interface Lanes {
  readonly data: { readonly lanes: readonly { readonly cards: readonly unknown[] }[] }
}

test('[EN-30] lanes with junk in them lose the junk', async ({ page }) => {
  await enter(page, '/m/home')
  await spoil(page, /GCSGAME_newGameVendor/, ({ data: { lanes } }: Lanes) => ({
    data: {
      lanes: [
        null,
        { title: 'No cards' },
        { ...lanes[0], title: 7, cards: [null, { gameCode: {} }, 'x', ...(lanes[0]?.cards ?? [])] },
        ...lanes.slice(1),
        [[]],
      ],
    },
  }))
  await page.goto('/m/game')
  await expect(firstGame(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeAttached()
})

interface Status {
  readonly value: { readonly info: { readonly whitelabel: object } }
}

test('[EN-30] a status with junk in it leaves the page as it was baked', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => void warnings.push(message.text()))
  await enter(page, '/m/login')
  await spoil(page, /\/wps\/system\/status/, ({ value }: Status) => ({
    success: true,
    value: {
      ...value,
      info: {
        ...value.info,
        whitelabel: { ...value.info.whitelabel, CBS3: 'perhaps', LOTTMINIGAME3: [] },
        whitelabelVal: 7,
        mobileTemplate: 'none',
        imageCDNs: [null, 'javascript:alert(1)'],
        domainRoute: {},
        gw: 'x',
      },
      maintenance: 'maybe',
      maintenanceEnd: 'tomorrow',
      location: [],
    },
  }))
  await page.goto('/m/home')
  await siteReady(page)
  await firstGame(page).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(warnings.filter((line) => line.includes('SI-FIELD')).length).toBeGreaterThan(6)
})

test('[EN-30] a login answered with junk says that something went wrong, and the next one works', async ({
  page,
}) => {
  await enter(page, '/m/login')
  const submit = async (): Promise<void> => {
    await page.getByLabel('Username').fill('player')
    await page.getByLabel('Password', { exact: true }).fill('player123')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  }
  await spoil(page, /\/wps\/session\/login$/, () => ({
    success: true,
    value: { token: ['<b>x'], id: {}, userName: 3 },
  }))
  await submit()
  await page.getByRole('alertdialog').getByRole('button').click()
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  await page.unroute(/\/wps\/session\/login$/)
  await submit()
  await expect(page.getByRole('banner')).toContainText('player')
})

test('[SE-02] what the gateway says in an alert is text', async ({ page }) => {
  await enter(page, '/m/login')
  await page.route(/\/wps\/session\/login$/, (route) =>
    route.fulfill({
      json: { success: false, errorCode: 'some.error', message: '<img src=x onerror=alert(1)> & <b>no</b>' },
    }),
  )
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('<img src=x onerror=alert(1)> & <b>no</b>')
  await expect(dialog.locator('img, b')).toHaveCount(0)
})
