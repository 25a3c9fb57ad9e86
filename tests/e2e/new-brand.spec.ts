import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Preview, startPreviewProcess } from '../deploy/preview.ts'
import { expect, test } from './site.ts'

const BAKE = ['--import', 'tsx', '-C', 'foyer-source', 'app/bake/bake.ts']

/** The new brand: a copy of coral with a name, hosts and languages of its own. */
const CHANGES: readonly (readonly [from: string, to: string])[] = [
  ["id: 'coral'", "id: 'jade'"],
  ['coral01', 'jade01'],
  ["name: 'Coral'", "name: 'Jade'"],
  ["currency: 'MYR'", "currency: 'THB'"],
  ["languages: ['EN', 'CN', 'VI']", "languages: ['EN', 'VI']"],
  [
    "'coral.localhost', 'a.coral.localhost', 'slow.coral.localhost', 'dead.coral.localhost'",
    "'jade.localhost'",
  ],
]

const folder = mkdtempSync(join(tmpdir(), 'foyer-brand-'))
const merchants = ['--merchants', join(folder, 'merchants'), '--www', join(folder, 'www')]
let preview: Preview
test.beforeAll(async () => {
  const jade = join(folder, 'merchants/jade')
  cpSync('merchants/coral', jade, { recursive: true })
  const profile = CHANGES.reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(join(jade, 'profile.ts'), 'utf8'),
  )
  writeFileSync(join(jade, 'profile.ts'), profile)
  await promisify(execFile)(process.execPath, [...BAKE, ...merchants])
  preview = await startPreviewProcess(merchants)
})
test.afterAll(async () => {
  await preview?.close()
  rmSync(folder, { recursive: true })
})

test('a new brand, baked from its folder alone, has games, offers and a jackpot of its own', async ({
  page,
}) => {
  await page.goto(`http://jade.localhost:${preview.port}/m/home?language=VI`)
  await expect(
    page.getByRole('region', { name: /./ }).getByRole('listitem').getByRole('link').first(),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /^Tối nay tại Jade/ })).toBeVisible()
  const banner = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => banner.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  // In baht, of a size that is played for.
  await expect(
    page.getByRole('region', { name: 'Giải độc đắc' }).getByRole('paragraph').first(),
  ).toContainText(/\d{2}[.,]\d{3}[.,]\d{3}/)
})
