import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { enter, expect, firstGame, test } from '../../e2e/site.ts'
import { makeOldest } from './oldest.ts'

// Images may still be on their way through the test when it ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('without the functions and the CSS that are newer than the build’s oldest browsers: home, registration, log-in and a launch work', async ({
  page,
}) => {
  await makeOldest(page)
  await enter(page, '/m/home')
  expect(await page.evaluate(() => globalThis.stillThere)).toEqual([])
  await expect(firstGame(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Create an account' }).click()
  await main.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  await main.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill('player')
  await page.getByLabel('Password', { exact: true }).fill('player123')
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('banner')).toContainText('player')
  await firstGame(page).click()
  await expect(page).toHaveURL(/\/__gateway\/game\?ticket=/)
})

test('the site’s scripts have no syntax that the oldest browsers cannot read, and keep private members', () => {
  const newer: string[] = []
  let privates = 0
  const folder = 'dist/client'
  const files = readdirSync(`${folder}/assets`).filter((file) => file.endsWith('.js'))
  for (const file of [...files.map((name) => `assets/${name}`), 'sw.js']) {
    const { program, errors } = parseSync(file, readFileSync(`${folder}/${file}`, 'utf8'))
    expect(errors, file).toEqual([])
    new Visitor({
      // Safari has static blocks and lookbehinds since 16.4, the flag `v` since 17.
      StaticBlock: () => void newer.push(`${file}: a static block`),
      Literal(node) {
        if ('regex' in node && (/\(\?<[=!]/.test(node.regex.pattern) || node.regex.flags.includes('v')))
          newer.push(`${file}: /${node.regex.pattern}/${node.regex.flags}`)
      },
      PrivateIdentifier: () => void privates++,
    }).visit(program)
  }
  expect(newer).toEqual([])
  expect(privates).toBeGreaterThan(500)
})
