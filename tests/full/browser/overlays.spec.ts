import { enter, expect, firstGame, siteReady, test } from '../../e2e/site.ts'
import { openForm, overlaysOf } from '../../e2e/site-overlays.ts'
import { menu, tabOut } from '../../e2e/overlays.ts'

test.describe('overlays', () => {
  test('[OV-29] settings and action list: opened, walked and closed by keyboard; the focus comes back', async ({
    page,
  }) => {
    await enter(page, '/m/home', { service: '3' })
    await menu(page).focus()
    await page.keyboard.press('Enter')
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await expect(settings.getByRole('button', { name: 'Close' })).toBeFocused()
    expect(await tabOut(page, settings)).toBe(false)

    const contact = settings.getByRole('button', { name: 'Contact us' })
    await contact.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('dialog', { name: 'Customer service' })
    await expect(list.getByRole('link', { name: 'Live chat' })).toBeFocused()
    expect(await tabOut(page, list)).toBe(false)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(contact).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(settings).toHaveCount(0)
    await expect(menu(page)).toBeFocused()
  })

  test('[OV-29] neither Escape, pressed many times, nor Back, backdrop or a form closes what must stay', async ({
    page,
  }) => {
    await enter(page, '/m/home')
    // A link that is followed before that loads a page of its own, which Back would leave.
    await siteReady(page)
    await page.getByRole('link', { name: 'Games', exact: true }).click()
    await expect(page).toHaveURL(/\/m\/game$/)
    await openForm(page, { label: 'Update', priority: 'mandatory-update', dismissible: false })
    const forced = page.getByRole('dialog', { name: 'Update' })
    await forced.getByRole('textbox').fill('250')
    for (let press = 0; press < 5; press++) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await page.goBack()
    await forced.getByRole('button', { name: 'Send' }).click()
    for (let press = 0; press < 5; press++) await page.keyboard.press('Escape')
    await expect(forced).toBeVisible()
    await expect(forced.getByRole('textbox')).toHaveValue('250')
    expect(await tabOut(page, forced)).toBe(false)
    await expect(page).toHaveURL(/\/m\/game$/)
  })

  test('[OV-30] an overlay replaced by an alert returns with what was typed; toasts are announced in the topmost', async ({
    page,
  }) => {
    await enter(page, '/m/home')
    await openForm(page, { label: 'Order', priority: 'prompt' })
    const order = page.getByRole('dialog', { name: 'Order' })
    await order.getByRole('textbox').fill('250')
    const overlays = await overlaysOf(page)
    await overlays.evaluate((service) => {
      void service.alert({ title: 'Expired', message: 'Log in again', priority: 'alert-session' })
      service.toast('Offline')
    })
    const alert = page.getByRole('alertdialog', { name: 'Expired' })
    await expect(alert).toBeVisible()
    await expect(order).toBeHidden()
    await expect(alert.getByRole('status')).toHaveText('Offline')
    await alert.getByRole('button').click()
    await expect(order.getByRole('textbox')).toHaveValue('250')
  })

  test('[OV-29][OV-30] nothing of the queue opens over a launch, and Escape does not end it', async ({
    page,
  }) => {
    await enter(page, '/m/home', { member: 'player', fault: 'game.launch:slow' })
    const overlays = await overlaysOf(page)
    await firstGame(page).click()
    const launching = page.getByRole('main').getByRole('button', { name: 'Cancel' })
    await expect(launching).toBeVisible()
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await expect(launching).toBeVisible()
    await overlays.evaluate(async (service) => {
      void service.alert({ message: 'News', priority: 'alert' })
      // It would be drawn by then.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    })
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
  })

  for (const [width, height] of [
    [280, 653],
    [740, 360],
  ] as const)
    test(`[OV-29] a long text scrolls inside at ${width}×${height}, its button stays in reach, and the page stands still`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await enter(page, '/m/home')
      const top = await page.evaluate(() => {
        scrollTo(0, 120)
        return [scrollY, document.body.getBoundingClientRect().width]
      })
      const overlays = await overlaysOf(page)
      const message = 'Bảo trì định kỳ hệ thống. '.repeat(80)
      await overlays.evaluate(
        (service, text) => void service.alert({ title: 'Bảo trì', message: text }),
        message,
      )
      const alert = page.getByRole('alertdialog', { name: 'Bảo trì' })
      await expect(alert.getByRole('button')).toBeInViewport({ ratio: 1 })
      await expect(alert.getByRole('button')).toBeFocused()
      expect(
        await alert.evaluate(({ scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
          scrollTop,
          scrollHeight > clientHeight,
          scrollWidth - clientWidth,
        ]),
      ).toEqual([0, true, 0])
      await alert.hover()
      await page.mouse.wheel(0, 4000)
      await page.mouse.wheel(0, 4000)
      await expect.poll(() => alert.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
      await expect(alert.getByRole('button')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => [scrollY, document.body.getBoundingClientRect().width])).toEqual(top)
    })
})
