import { enter, expect, logOut, siteReady, test } from '../../e2e/site.ts'
import { NOT_SAVED, logIn } from '../../e2e/storage.ts'

test('[EN-30] with storage full the site works, and stored values remain', async ({ page, complaints }) => {
  await enter(page, '/m/home')
  await siteReady(page)
  await page.evaluate(() => localStorage.setItem('somebody', 'else'))
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.reload()
  await logIn(page)
  await expect(page.getByText(NOT_SAVED)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('somebody'))).toBe('else')
  expect((await complaints.take()).every((line) => line.includes('ST-MEMORY'))).toBe(true)
})

test('[EN-30] with every value spoiled at once the site starts, works and mends what is its own', async ({
  page,
  complaints,
}) => {
  await enter(page, '/m/home')
  await siteReady(page)
  await page.evaluate(() => {
    const junk = '{"__proto__":{"polluted":1},"status":[null]'
    const local = [
      'merchant',
      'language',
      'templates',
      'foyer.status',
      'theme',
      'remPass',
      'tracking.relay.outbox',
      'tracking.relay.taken',
      'tracking.router.opened',
      'tracking.router.sent',
    ]
    const session = ['MC_SESSION_INFO', 'foyer.return', 'foyer.answer', ...Object.keys(sessionStorage)]
    for (const key of local) localStorage.setItem(key, junk)
    for (const key of session) sessionStorage.setItem(key, junk)
    localStorage.setItem('somebody', junk)
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await logIn(page)
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('player')
  expect(await page.evaluate(() => localStorage.getItem('somebody'))).toContain('polluted')
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  const heard = await complaints.take()
  expect(heard.length).toBeGreaterThan(2)
  for (const line of heard) expect(line).toContain('ST-SHAPE')
})

test('[ST-32a] two tabs: what one chooses the other finds, and a log-out in one is one in both', async ({
  page,
  context,
}) => {
  await enter(page, '/m/home', { member: 'player' })
  await expect(page.getByRole('banner')).toContainText('player')
  const opened = context.waitForEvent('page')
  // A tab opened from this one begins with a copy of its session.
  await page.evaluate(() => void window.open('/m/home'))
  const other = await opened
  await expect(other.getByRole('banner')).toContainText('player')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await other.reload()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await logOut(other)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})
