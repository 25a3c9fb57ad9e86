import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './site.ts'

const TEXT = /\.(js|css|html|json|svg|conf|map)$/
function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesOf(path)
    return TEXT.test(entry.name) ? [path] : []
  })
}

test('[HA-07] nothing of the harness, the mock gateway or the tests’ sabotage is in the built site', () => {
  const files = ['dist/client', 'dist/www'].flatMap(filesOf)
  expect(files.length).toBeGreaterThan(50)
  const traces = [
    '__gateway',
    '__harness',
    'PRIVATE KEY',
    'foyer_world',
    'player123',
    'msw',
    'fbevents.js?double',
    'defineMock',
    'sabotage',
    'foyerTest',
    'foyer.break',
    'STOP_',
  ]
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const trace of traces) expect(text.includes(trace), `${trace} in ${file}`).toBe(false)
  }
})

test('[HA-07] the harness’ parameters do nothing on the site itself', async ({ page }) => {
  await page.goto('/__gateway/enter?lang=EN&to=/m/home')
  await page.waitForURL(/\/m\/home/)
  await page.goto(
    '/m/home?member=player&disabled=tracking.facebook&fault=auth.login:500&merchant=coral&theme=dark&device=ios17',
  )
  await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'lotus')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => page.evaluate(() => typeof Reflect.get(globalThis, 'fbq'))).toBe('function')
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
})
