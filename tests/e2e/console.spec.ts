import { expect, test } from './site.ts'
import { WIDE, change, disabledPlugins, mark, marked, plan, plugin, traces } from './console.ts'

test.describe('the merchant’s console', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(WIDE)
    await page.goto('/__harness/?lang=EN#console')
    await expect(plugin(page, 'tracking.facebook')).toContainText('active')
  })

  test('[RO-13] [KN-08] [HA-04] turning a plugin off is planned, then applied live: what the plan says happens, and all that the plugin added is gone', async ({
    page,
  }) => {
    await mark(page)
    await expect.poll(traces(page)).toBe('1 function')
    await page.getByRole('switch', { name: 'Facebook pixel' }).uncheck()
    await expect(plan(page).first()).toHaveText(
      'Facebook pixel turns off.Off, because the merchant has disabled it.',
    )
    await expect(change(page)).toContainText('Facebook pixel leaves the destinations of tracking.')
    await expect(change(page)).toContainText('Nothing reaches https://connect.facebook.net')
    // only a plan so far
    expect([await traces(page)(), await disabledPlugins(page)]).toEqual(['1 function', {}])

    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page.getByText('Applied.')).toBeVisible()
    await expect(plugin(page, 'tracking.facebook')).toContainText(
      'Off, because the merchant has disabled it.',
    )
    await expect.poll(traces(page)).toBe('0 undefined')
    expect(await disabledPlugins(page)).toEqual({ 'tracking.facebook': true })

    await page.getByRole('button', { name: 'Export as status' }).click()
    const status = page.getByLabel('Switches and settings, as the gateway’s status has them')
    await expect(status).toHaveValue(/"whitelabelVal": \{[^]*"disabled": \[\s*"tracking.facebook"\s*\]/)

    const pixel = plugin(page, 'tracking.facebook')
    await page.getByRole('button', { name: 'Needs and adds of Facebook pixel' }).click()
    await expect(pixel).toContainText(/Adds to[^]*the destinations of tracking/)

    await page.getByRole('switch', { name: 'Facebook pixel' }).check()
    await expect(plan(page).first()).toContainText('Facebook pixel turns on.')
    await expect(change(page)).toContainText('Facebook pixel may reach https://connect.facebook.net')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect.poll(traces(page)).toBe('1 function')
    await expect(plugin(page, 'tracking.facebook')).toContainText('active')
    expect(await marked(page)).toBe(true)
  })
})
