import { enter, expect, siteReady, test } from '../../e2e/site.ts'

for (const [setting, moves] of [
  ['no-preference', ['translateX(24px)', 'translateX(-24px)']],
  ['reduce', []],
] as const)
  test.describe(`a player’s setting for motion is ${setting}`, () => {
    test.use({ contextOptions: { reducedMotion: setting } })
    test(`screens move in from ${moves.length} sides`, async ({ page }) => {
      await page.addInitScript(() => {
        const moved: unknown[] = []
        Reflect.set(window, 'moved', moved)
        const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')
          ?.value as Element['animate']
        Element.prototype.animate = function (frames, options) {
          if (this.id === 'content') moved.push((frames as { transform?: string[] }).transform?.[0])
          return animate.call(this, frames, options)
        }
      })
      await enter(page, '/m/home')
      await siteReady(page)
      // It starts when the page is idle.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/motion-[^/]+\.js$/.test(name)),
      )
      const screens = page.getByRole('navigation', { name: 'Main navigation' })
      await screens.getByRole('link', { name: 'Games' }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('main')).toHaveAttribute('data-screen', '/m/home')
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'moved'))).toEqual(moves)
      await expect
        .poll(() => page.evaluate(() => document.getElementById('content')?.getAnimations().length))
        .toBe(0)
    })
  })
