import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { foreignFolder, type ForeignFolder } from '../foreign/foreign-folder.ts'

/** The development server makes each module when it is first asked for, beside the other parts of the soak. */
const SLOW = { timeout: 90_000 }

const started: ChildProcess[] = []
let folder: ForeignFolder
const base = mkdtempSync(join(tmpdir(), 'foyer-develop-'))

/** Runs a script of a folder until the tests end. Gives the first part that `wanted` captures in a line of its output. */
async function start(cwd: string, script: string, wanted: RegExp, env: object = {}): Promise<string> {
  const child = spawn('npm', ['run', script], {
    cwd,
    detached: true,
    env: { ...process.env, BROWSER: 'none', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  for await (const line of createInterface(child.stdout)) {
    const [, found] = wanted.exec(line) ?? []
    if (found !== undefined) {
      // Read on, or it would wait for a reader.
      child.stdout.resume()
      return found
    }
  }
  throw new Error(`npm run ${script} ended in ${cwd}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

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
  // Each is the leader of its group: npm does not pass a signal on.
  for (const { pid } of started) if (pid !== undefined) process.kill(-pid)
  folder.remove()
  rmSync(base, { recursive: true, force: true })
})

test('a package that the generator made is developed in the site: its screen, its mock, each change after a reload', async ({
  page,
}) => {
  test.setTimeout(300_000)
  change('vite.config.ts', 'foyerPlugin()', `foyerPlugin({ port: ${await freePort()} })`)
  const plugin = await start(folder.path, 'dev', /served at (http:\S+?):? /)
  const site = await start(process.cwd(), 'start', /Harness: (http:\S+)/, { PORT: await freePort() })
  const harness = new URL(site)
  harness.hostname = 'lotus.localhost'
  harness.search = new URLSearchParams({ lang: 'EN', foreign: plugin, to: '/m/my-tips' }).toString()

  await page.goto(harness.href)
  const screen = page.frameLocator('iframe[title="The site"]')
  await expect(screen.getByRole('heading', { name: 'My tips' })).toBeVisible(SLOW)
  await expect(screen.getByRole('listitem').filter({ hasText: 'First' })).toBeVisible(SLOW)
  await expect(page.getByRole('region', { name: 'Foreign plugins' })).toContainText('Let in', SLOW)

  change('src/locales/EN.json', '"My tips"', '"Our best tips"')
  change('src/mock.ts', "'First'", "'The very first'")
  const served = async (path: string): Promise<string> => (await fetch(plugin + path)).text()
  await expect.poll(() => served('/plugin.js'), SLOW).toContain('Our best tips')
  await expect.poll(() => served('/wps/relay/MY_TIPS_list'), SLOW).toContain('The very first')
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect(screen.getByRole('heading', { name: 'Our best tips' })).toBeVisible(SLOW)
  await expect(screen.getByRole('listitem').filter({ hasText: 'The very first' })).toBeVisible(SLOW)

  const nobody = `http://localhost:${await freePort()}`
  await page.getByLabel('Foreign plugin in development').fill(nobody)
  await page.getByRole('button', { name: 'Let in' }).click()
  await expect(page.getByRole('region', { name: 'Foreign plugins' })).toContainText('PL-NETWORK', SLOW)
})
