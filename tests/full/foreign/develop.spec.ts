import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { foreignFolder, type ForeignFolder } from '../../foreign/foreign-folder.ts'
import { type NpmScript, startNpmScript } from './npm-script.ts'
import { freePort } from '../../ports.ts'

/** The development server makes each module when it is first asked for. */
const SLOW = { timeout: 90_000 }

const started: NpmScript[] = []
let folder: ForeignFolder
const base = mkdtempSync(join(tmpdir(), 'foyer-develop-'))

const change = (file: string, before: string, after: string): void => {
  const path = join(folder.path, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, after))
}

test.beforeAll(() => {
  const words = ['screen', 'helpers', 'my-tips', '--foreign', join(base, 'package')]
  execFileSync('npm', ['run', '--silent', 'plugin:new', '--', ...words])
  folder = foreignFolder(join(base, 'package'))
})
test.afterAll(() => {
  for (const script of started) script.stop()
  folder.remove()
  rmSync(base, { recursive: true, force: true })
})

test('a package that the generator made is developed in the site by one command: its screen, its mock, each change by itself', async ({
  page,
}) => {
  test.setTimeout(300_000)
  change('vite.config.ts', 'foyerPlugin()', `foyerPlugin({ port: ${await freePort()} })`)
  const port = String(await freePort())
  const words = ['--foreign', folder.path]
  const site = await startNpmScript(process.cwd(), 'start', /Harness: (http:\S+)/, { PORT: port }, words)
  started.push(site)
  const harness = new URL(site.found)
  const plugin = harness.searchParams.get('foreign') ?? ''
  harness.hostname = 'lotus.localhost'
  harness.search = new URLSearchParams({ lang: 'EN', foreign: plugin, to: '/m/my-tips' }).toString()

  await page.goto(harness.href)
  const screen = page.frameLocator('iframe[title="The site"]')
  await expect(screen.getByRole('heading', { name: 'My tips' })).toBeVisible(SLOW)
  await expect(screen.getByRole('listitem').filter({ hasText: 'First' })).toBeVisible(SLOW)
  await page.getByRole('tab', { name: 'Plugins' }).click()
  await expect(page.getByRole('region', { name: 'Foreign plugins' })).toContainText('Let in', SLOW)

  change('src/locales/EN.json', '"My tips"', '"Our best tips"')
  change('src/mock.ts', "'First'", "'The very first'")
  const served = async (path: string): Promise<string> => (await fetch(plugin + path)).text()
  await expect.poll(() => served('/plugin.js'), SLOW).toContain('Our best tips')
  await expect.poll(() => served('/wps/relay/MY_TIPS_list'), SLOW).toContain('The very first')
  await expect(screen.getByRole('heading', { name: 'Our best tips' })).toBeVisible(SLOW)
  await expect(screen.getByRole('listitem').filter({ hasText: 'The very first' })).toBeVisible(SLOW)

  const nobody = `http://localhost:${await freePort()}`
  await page.getByRole('tab', { name: 'State' }).click()
  await page.getByRole('searchbox', { name: 'Search the controls' }).fill('foreign')
  await page.getByLabel('Foreign plugin in development').fill(nobody)
  await page.getByRole('button', { name: 'Let in' }).click()
  await page.getByRole('tab', { name: 'Plugins' }).click()
  await expect(page.getByRole('region', { name: 'Foreign plugins' })).toContainText('PL-NETWORK', SLOW)
})
