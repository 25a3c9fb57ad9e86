import { expectNothingLeft, growthOf, LEAKED } from '../../sabotage/growth.ts'
import { expect, test } from '../../sabotage/site.ts'
import { survive } from '../../sabotage/survive.ts'

/** One of each way to fail, over plugins of every kind; `matrix.spec.ts` has more of them. */
const SAMPLE = [
  ['games.vendor-order', 'import-rejects'],
  ['tracking.facebook', 'import-hangs'],
  ['site.chrome', 'activate-throws'],
  ['account.auth', 'activate-rejects'],
  ['games.lobby', 'activate-hangs'],
  ['promotions.banners', 'render-throws'],
  ['games.launch', 'render-throws-later'],
  ['games.launch', 'handler-throws'],
  ['account.auth', 'timer-throws'],
  ['site.metadata', 'dispose-throws'],
  ['tracking.relay', 'dispose-hangs'],
] as const

const CYCLES = { warmUp: 20, stretch: 10, stretches: 8 }

/** Growth of the page itself for each cycle, in stretches of this length. */
const NOISE_BYTES = 10_000

for (const [plugin, how] of SAMPLE)
  test(`[KN-06] the site survives that ${plugin} ${how}`, ({ page, complaints }) => {
    test.slow()
    return survive(page, complaints, plugin, how)
  })

for (const plugin of ['games.lobby', 'account.auth', 'tracking.facebook'])
  test(`[PF-05] a hundred times off and on leave nothing of ${plugin}`, async ({ page }) => {
    test.slow()
    expectNothingLeft(await growthOf(page, { plugin, ...CYCLES }), NOISE_BYTES)
  })

test('a plugin that leaks is seen to leak', async ({ page }) => {
  test.slow()
  const { nodes, listeners, heapBytes } = await growthOf(page, {
    plugin: 'site.metadata',
    how: 'leaks',
    ...CYCLES,
  })
  expect(nodes).toBeGreaterThanOrEqual(LEAKED)
  expect(listeners).toBeGreaterThanOrEqual(LEAKED)
  expect(heapBytes).toBeGreaterThan(NOISE_BYTES)
})

test('the harness breaks a plugin by a choice, and its list and address show it', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/__harness/?lang=EN#plugins?find=site.metadata')
  const listed = page.getByRole('option').filter({ hasText: 'site.metadata' })
  await expect(listed).toContainText('active')
  await page.getByRole('tab', { name: 'State' }).click()
  await page.getByText('Broken plugins').click()
  await page.getByLabel('Break site.metadata').selectOption('activate-throws')
  const open = (): Promise<void> => page.getByRole('tab', { name: 'Plugins' }).click()
  await open()
  await expect(listed).toContainText('failed')
  await page.getByRole('tab', { name: 'State' }).click()
  await expect(page).toHaveURL(/break=site\.metadata:activate-throws/)
  await page.getByLabel('Break site.metadata').selectOption('works')
  await open()
  await expect(listed).toContainText('active')
  expect(await complaints.take()).toEqual([expect.stringContaining('PL-THREW: site.metadata (activate)')])
})
