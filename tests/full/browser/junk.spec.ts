import { enter, expect, firstGame, siteReady, test } from '../../e2e/site.ts'
import { spoil } from '../../e2e/junk.ts'

interface Lanes {
  readonly data: { readonly lanes: readonly { readonly cards: readonly unknown[] }[] }
}

interface Status {
  readonly value: { readonly info: { readonly whitelabel: object } }
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
