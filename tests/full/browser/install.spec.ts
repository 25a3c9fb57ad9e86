import { chromium, devices, type Locator, type Page } from '@playwright/test'
import { wholeBrowserOptions } from '../../machine.ts'
import { openSettings } from '../../e2e/open-settings.ts'
import {
  changeWorld,
  enter,
  expect,
  networkQuiet,
  noteToasts,
  siteReady,
  test,
  toastsOf,
} from '../../e2e/site.ts'
import { violations } from '../../e2e/violations.ts'
import { bar, giftIcon } from '../../e2e/install.ts'

const ROW = 'Install the app'

const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' })

const row = (page: Page): Locator => settings(page).getByRole('button', { name: ROW })

const ways = (page: Page): Locator => page.getByRole('dialog', { name: ROW })

const guide = (page: Page): Locator => page.getByRole('dialog', { name: 'Add Lotus to your home screen' })

const PROFILE = 'Download the profile instead'

/** A merchant whose installer downloads the gateway's profile. */
const withProfile = { settings: { 'install.installer': { ios: 'profile' } } }

const iPhone = (version: string, browser = 'Version/17.4 Mobile/15E148 Safari/604.1'): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`

test.describe('the browser’s own prompt', { tag: '@whole-browser' }, () => {
  for (const [outcome, count] of [
    ['accepted', null],
    ['dismissed', '1'],
  ] as const)
    test(`[ST-13] is captured, shown once in the tap, and ${outcome}`, async ({ baseURL }, testInfo) => {
      // Chromium offers no installation in the contexts that tests usually have.
      const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
        ...wholeBrowserOptions(),
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        reducedMotion: 'reduce',
        locale: 'en-US',
        serviceWorkers: 'block',
        ...(baseURL && { baseURL }),
      })
      // What the prompt itself shows cannot be reached without a window: it stays pending.
      await context.addInitScript((choice) => {
        Reflect.set(globalThis, 'prompted', 0)
        const { prototype } = Reflect.get(globalThis, 'BeforeInstallPromptEvent') as {
          readonly prototype: object
        }
        Object.defineProperty(prototype, 'prompt', {
          value: () => {
            Reflect.set(globalThis, 'prompted', Number(Reflect.get(globalThis, 'prompted')) + 1)
            Reflect.set(globalThis, 'tapped', navigator.userActivation.isActive)
            return Promise.resolve()
          },
        })
        Object.defineProperty(prototype, 'userChoice', { get: () => Promise.resolve({ outcome: choice }) })
        addEventListener('beforeinstallprompt', (event) => {
          setTimeout(() => Reflect.set(globalThis, 'captured', event.defaultPrevented))
        })
      }, outcome)
      await noteToasts(context)
      const page = context.pages()[0] ?? (await context.newPage())
      await enter(page, '/m/home', { pwa: '1' })
      await page.waitForFunction(() => Reflect.get(globalThis, 'captured') === true)
      await openSettings(page)
      await row(page).click()
      await ways(page).getByRole('button', { name: 'Add to the home screen' }).click()
      await page.waitForFunction(() => Reflect.get(globalThis, 'prompted') === 1)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'tapped') as unknown)).toBe(true)
      const stored = (): Promise<readonly (string | null)[]> =>
        page.evaluate(() => [
          localStorage.getItem('install.web-manifest.count'),
          sessionStorage.getItem('install.web-manifest.prompt.closed'),
        ])
      await expect.poll(stored).toEqual([count, count])
      if (outcome === 'accepted')
        await expect
          .poll(() => toastsOf(page))
          .toContain('The app is being installed. You find it on your home screen in a moment.')
      // No window, no installation: the event is the browser's last word.
      await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
      expect((await stored())[0]).toBe('99')
      await page.keyboard.press('Escape')
      await expect(settings(page)).toBeHidden()
      await openSettings(page)
      await expect(settings(page).getByRole('button', { name: 'Close' })).toBeVisible()
      await networkQuiet(page)
      await expect(row(page)).toHaveCount(0)
      await context.close()
    })
})

test('[CA-20] [EN-10] the row in the settings downloads the device’s app where that is the one way', async ({
  page,
}) => {
  const links = page.waitForRequest(/\/wps\/relay\/WPSCORE_getDownloadSetting/)
  await enter(page, '/m/home')
  const asked = page.waitForEvent('download')
  await openSettings(page)
  const call = await links
  expect([call.method(), new URL(call.url()).searchParams.get('domain')]).toEqual(['GET', 'lotus.localhost'])
  await row(page).click()
  expect((await asked).suggestedFilename()).toBe('foyer.apk')
})

test('[EN-10] a picture is no download: there is no row', async ({ page }) => {
  await enter(page, '/m/home', { app: 'picture' })
  const answered = page.waitForResponse(/WPSCORE_getDownloadSetting/)
  await openSettings(page)
  await answered
  await networkQuiet(page)
  await expect(settings(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(row(page)).toHaveCount(0)
})

test.describe('Safari on iOS 17', () => {
  test.use({ userAgent: iPhone('17_4') })

  test('[OV-01] [ER-15] two steps lead to the home screen, by keyboard too', async ({ page }) => {
    await enter(page, '/m/home', { app: 'none' })
    await openSettings(page)
    await row(page).press('Enter')
    await expect(guide(page).getByRole('listitem')).toHaveText([/share button/, /Add to Home Screen/])
    await expect(guide(page)).toContainText('To finish, open Lotus from the home screen')
    await expect(guide(page)).toContainText('The share button is at the bottom of the screen')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(guide(page)).toBeHidden()
    await expect(row(page)).toBeFocused()
  })

  test('[CO-06] [ER-15] after a profile, the tip how to finish comes in place of the way to the settings', async ({
    page,
  }) => {
    await enter(page, '/m/home', { app: 'profile' })
    await changeWorld(page, withProfile)
    await page.reload()
    await siteReady(page)
    await openSettings(page)
    const asked = page.waitForEvent('download')
    await row(page).click()
    expect((await asked).suggestedFilename()).toBe('foyer.mobileconfig')
    const tip = page.getByRole('alertdialog', { name: 'Finish the installation' })
    await expect(tip).toContainText('Allow the download. Then open the Settings app')
    await expect(page.getByRole('alertdialog', { name: 'Go to Settings' })).toHaveCount(0)
    await tip.getByRole('button', { name: 'Got it' }).click()
    await expect(tip).toBeHidden()
  })

  test('[CO-06] [OV-01] the guide has no profile to download', async ({ page }) => {
    await enter(page, '/m/home', { app: 'profile' })
    await openSettings(page)
    await row(page).click()
    await expect(guide(page).getByRole('listitem')).toHaveCount(2)
    await expect(guide(page).getByRole('button', { name: PROFILE })).toHaveCount(0)
  })
})

for (const [version, safari] of [
  ['12_2', '12.1'],
  ['12_5_7', '12.1.2'],
] as const)
  test.describe(`Safari on iOS ${version}`, () => {
    test.use({ userAgent: iPhone(version, `Version/${safari} Mobile/15E148 Safari/604.1`) })

    test('[ER-15] [OV-01] below the steps is the profile, and after it the way to the settings', async ({
      page,
    }) => {
      await enter(page, '/m/home', { app: 'profile' })
      await openSettings(page)
      await row(page).click()
      await expect(guide(page).getByRole('listitem')).toHaveText([/share button/, /Add to Home Screen/])
      expect(await violations(page)).toEqual([])
      const asked = page.waitForEvent('download')
      await guide(page).getByRole('button', { name: PROFILE }).click()
      expect((await asked).suggestedFilename()).toBe('foyer.mobileconfig')
      const prompt = page.getByRole('alertdialog', { name: 'Go to Settings' })
      await expect(prompt).toContainText('tap “Profile Downloaded” at the top, then Install')
      await prompt.getByRole('button', { name: 'Got it' }).click()
      await expect(prompt).toBeHidden()
      await expect(guide(page)).toBeHidden()
    })

    test('[CO-06] the page for old browsers has no tips for the home screen', async ({ page }) => {
      await page.goto('/m/older?language=EN')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#home-screen-tips')).toBeHidden()
    })
  })

test.describe('the browser of an app on iOS', () => {
  test.use({ userAgent: iPhone('17_4', 'Mobile/15E148 [FBAN/FBIOS;FBAV/460.0]') })

  test('[OV-01] the page is opened in Safari first', async ({ page }) => {
    await enter(page, '/m/home', { app: 'none' })
    await openSettings(page)
    await row(page).click()
    await expect(guide(page)).toContainText('Choose “Open in Safari”')
    await expect(guide(page).getByRole('button', { name: 'Copy the link for Safari' })).toBeVisible()
  })
})

test.describe('the download bar', () => {
  test('[OV-04] has no gift where no promotion rewards the download, and installs the app', async ({
    page,
  }) => {
    await enter(page, '/m/home', { bar: '1', available: 'referral' })
    await expect(bar(page)).toBeVisible()
    await networkQuiet(page)
    await expect(bar(page)).not.toContainText('gift')
    await expect(giftIcon(page)).toHaveCount(0)
    const asked = page.waitForEvent('download')
    await bar(page).getByRole('button', { name: 'Install Lotus' }).tap()
    expect((await asked).suggestedFilename()).toBe('foyer.apk')
  })

  test.describe('in the operator’s app', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 FoyerApp/2.5.0' })
    test('[ST-12] is not shown, and the settings offer nothing to install', async ({ page }) => {
      await enter(page, '/m/home', { bar: '1' })
      await siteReady(page)
      await networkQuiet(page)
      await openSettings(page)
      await networkQuiet(page)
      await expect(settings(page).getByRole('button', { name: 'Close' })).toBeVisible()
      await expect(row(page)).toHaveCount(0)
      await expect(bar(page)).toHaveCount(0)
    })
  })

  test('[ST-12] once it is shown, what was stored of an earlier one is gone', async ({ page }) => {
    await enter(page, '/m/home')
    await page.evaluate(() => sessionStorage.setItem('hideDownloadBar', '0'))
    await changeWorld(page, { settings: { 'install.bar': { show: true } } })
    await page.reload()
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hideDownloadBar'))).toBeNull()
  })

  test('[ST-12] is not shown on the home screen', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await enter(page, '/m/home', { bar: '1' })
    await siteReady(page)
    await networkQuiet(page)
    await openSettings(page)
    await expect(settings(page).getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })

  test.describe('on an iOS whose pages do not get to the home screen', () => {
    test.use({ userAgent: iPhone('12_1_4', 'Version/12.0 Mobile/15E148 Safari/604.1') })

    test('[ST-12] is shown for an app', async ({ page }) => {
      await enter(page, '/m/home', { bar: '1' })
      await expect(bar(page)).toBeVisible()
    })

    test('[ST-12] is not shown without a link for iOS', async ({ page }) => {
      const answered = page.waitForResponse(/WPSCORE_getDownloadSetting/)
      await enter(page, '/m/home', { bar: '1', app: 'none' })
      await answered
      await siteReady(page)
      await networkQuiet(page)
      await openSettings(page)
      await expect(settings(page).getByRole('button', { name: 'Close' })).toBeVisible()
      await expect(bar(page)).toHaveCount(0)
    })
  })

  test('[ST-12] is not shown in a web clip', async ({ page }) => {
    await enter(page, '/m/home?source=webclip', { bar: '1' })
    await siteReady(page)
    await networkQuiet(page)
    await openSettings(page)
    await expect(settings(page).getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })
})
