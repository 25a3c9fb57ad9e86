import { enter, expect, noteToasts, test, toastsOf } from './site.ts'

test.describe('home', () => {
  for (const path of ['/', '/m/', '/m/index', '/m/index.html', '/m/home'])
    test(`[RT-01a] ${path} shows home`, async ({ page }) => {
      await enter(page, '/m/home')
      await page.goto(path)
      await expect(page).toHaveURL(new RegExp(`:\\d+${path.replaceAll('.', '\\.')}$`))
      await expect(page.getByRole('main')).toHaveAttribute('data-screen', '/m/home')
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    })

  test('[RT-01b] an unknown address falls back to home', async ({ page }) => {
    await noteToasts(page)
    await enter(page, '/m/no/such/screen?r=7')
    await expect(page).toHaveURL(/\/m\/home\?r=7$/)
    await expect(page.getByRole('main')).toHaveAttribute('data-screen', '/m/home')
    await expect.poll(() => toastsOf(page)).toContain('We could not find that page.')
  })

  test('[PF-02] is complete before any script has run', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: test.info().project.use.baseURL ?? '',
    })
    const page = await context.newPage()
    await page.goto('/m/home?language=EN')
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await context.close()
  })

  test('[PF-02] hydration keeps the server’s DOM, to the last node', async ({ page }) => {
    await enter(page, '/m/login')
    // Every element of the served page is marked before the entry module may run.
    await page.route('**/assets/main-*.js', async (route) => {
      await page.locator('#foyer-baked').waitFor({ state: 'attached' })
      await page.evaluate(() => {
        const served = [...document.querySelectorAll('#root *')]
        served.forEach((element) => Reflect.set(element, 'served', true))
        const { mark } = performance
        // Counted the moment it is hydrated: a section that waits for its code replaces its skeleton soon after.
        performance.mark = (...given) => {
          const now = [...document.querySelectorAll('#root *')]
          const reused = now.filter((element) => Reflect.get(element, 'served'))
          if (given[0] === 'foyer-hydrated') Reflect.set(globalThis, 'counts', [served.length, reused.length])
          return mark.apply(performance, given)
        }
      })
      await route.continue()
    })
    await page.goto('/m/home')
    await page.waitForFunction(() => 'counts' in globalThis)
    const counts = await page.evaluate(() => Reflect.get(globalThis, 'counts') as readonly number[])
    const [served = 0, reused] = counts
    expect(served).toBeGreaterThan(60)
    expect(reused).toBe(served)
  })

  test('causes no violation of its own policy, light and dark, in every language of the merchant', async ({
    page,
  }) => {
    for (const state of [{ lang: 'VI', theme: 'dark' }, { lang: 'CN' }, { lang: 'EN' }]) {
      await enter(page, '/m/home', state)
      await expect(page.getByRole('banner')).toBeVisible()
    }
  })
})
