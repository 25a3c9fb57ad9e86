import { appendFileSync, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { currentRelease, readRelease } from '../../../app/release/releases.ts'
import { bakeFolder } from '../../deploy/bake.ts'
import { failingGateway, GATEWAY_FAILURES, type GatewayFailure } from '../../deploy/failing-gateway.ts'
import { startNginx } from '../../deploy/nginx.ts'
import { startPreviewProcess } from '../../deploy/preview.ts'
import { rawGet } from '../../deploy/raw-get.ts'

test('merchants that the gateway fails for keep their pages, and are named; both servers have the new ones of the others', async () => {
  // Two bakes, of which one waits for a gateway that hangs.
  test.setTimeout(300_000)
  const folder = bakeFolder()
  const failures = new Map<string, GatewayFailure>()
  const gateway = await failingGateway((merchant, path) =>
    failures.get(path.startsWith('/wps/system/status') ? `status-${merchant}` : merchant),
  )
  const bad = GATEWAY_FAILURES.flatMap((failure) => [`status-${failure}`, `data-${failure}`])
  for (const id of ['jade', ...bad]) folder.addMerchant(id)
  const first = await folder.bake(gateway.url)
  expect(first, first.output).toMatchObject({ status: 0 })
  const nginx = await startNginx({ www: folder.www, gatewayPort: Number(new URL(gateway.url).port) })
  const preview = await startPreviewProcess(['--output', folder.path])
  const home = async (port: number, id: string): Promise<string> => {
    const { status, text } = await rawGet(port, '/m/home', { host: `${id}.localhost` })
    return `${status} ${text}`
  }
  const before = new Map<string, string>()
  for (const id of bad) before.set(id, await home(nginx.port, id))
  try {
    for (const failure of GATEWAY_FAILURES) {
      failures.set(`status-status-${failure}`, failure)
      failures.set(`data-${failure}`, failure)
    }
    for (const id of ['jade', ...bad])
      appendFileSync(join(folder.merchant(id), 'theme.css'), ':root { --a-new-look: 1px }')
    const second = await folder.bake(gateway.url)
    await nginx.reload()
    expect(second, second.output).toMatchObject({ status: 3 })
    for (const id of bad) {
      const code = id.startsWith('status') ? 'BK-SITE' : 'BK-DATA'
      expect(second.output).toMatch(new RegExp(`${id} keeps the pages that it has:\\n +${code} `))
      for (const { port } of [nginx, preview]) expect(await home(port, id), id).toBe(before.get(id))
    }
    for (const { port } of [nginx, preview])
      expect(await home(port, 'jade')).toMatch(/^200 <!doctype html>.*--a-new-look.*<\/html>$/s)
  } finally {
    await preview.close()
    await nginx.close()
    await gateway.close()
    folder.close()
  }
})

test('the commands of bake and release do what their words say, and refuse others by a code', async () => {
  // A dozen processes, each of which reads the project's sources first.
  test.setTimeout(300_000)
  const folder = bakeFolder()
  let failure: GatewayFailure | undefined
  const gateway = await failingGateway(() => failure)
  const bake = (...args: readonly string[]) => folder.bake(gateway.url, ...args)
  const { release } = folder
  const releases = (): readonly string[] => readdirSync(join(folder.www, 'releases')).sort()
  const current = (): string => readlinkSync(join(folder.www, 'current'))
  const home = (id: string): string =>
    readFileSync(join(folder.www, 'current/site', id, 'EN/home.html'), 'utf8')
  const change = (id: string, name: string): void =>
    appendFileSync(join(folder.merchant(id), 'theme.css'), `:root { --${name}: 1px }`)
  try {
    for (const id of ['jade', 'onyx']) folder.addMerchant(id)

    // Only the profiles.
    expect(await bake('--check')).toEqual({
      status: 0,
      output: expect.stringContaining('2 of 2 profiles are in order'),
    })
    expect(existsSync(folder.www)).toBe(false)

    expect(await bake('--only', 'opal')).toEqual({ status: 1, output: expect.stringContaining('BK-ONLY') })
    expect(existsSync(folder.www)).toBe(false)

    // Two at once: the second is refused, and the first is not disturbed.
    const both = await Promise.all([bake(), bake()])
    expect(both.map(({ status }) => status).sort()).toEqual([0, 1])
    expect(both.map(({ output }) => output).join('')).toContain('RE-LOCKED')
    expect(readFileSync(join(folder.www, 'current/site/jade/EN/home.html'), 'utf8')).toMatch(/<\/html>$/)
    const first = current()
    // Of a real gateway: the mock's lets pages of this machine through.
    const { merchants } = readRelease(folder.www, currentRelease(folder.www) ?? '') ?? { merchants: [] }
    expect(merchants.map(({ policy }) => policy).join()).not.toContain('localhost')

    change('jade', 'first')
    change('onyx', 'first')
    expect(await bake('--only', 'jade')).toMatchObject({ status: 0 })
    expect([home('jade'), home('onyx')].map((page) => page.includes('--first'))).toEqual([true, false])
    expect(await bake('--only', 'jade,onyx')).toMatchObject({ status: 0 })
    expect([home('jade'), home('onyx')].map((page) => page.includes('--first'))).toEqual([true, true])

    const names = releases()
    const { output: list } = await release('list')
    expect(
      list
        .trim()
        .split('\n')
        .map((line) => line.trim().split('  ')[0]),
    ).toEqual([names[0], names[1], `* ${names[2]}`])
    expect(await release('back')).toEqual({
      status: 0,
      output: `release ${names[1]} is in use; reload the servers\n`,
    })
    expect(await release('back')).toMatchObject({ status: 0 })
    expect(current()).toBe(first)
    expect(await release('back')).toEqual({ status: 1, output: expect.stringContaining('RE-BACK') })
    expect(await release('back', names[2] ?? '')).toMatchObject({ status: 0 })
    expect(await release('back', 'none')).toEqual({
      status: 1,
      output: expect.stringContaining('RE-UNKNOWN'),
    })
    expect(await release('forward')).toEqual({
      status: 2,
      output: expect.stringContaining('npm run release -- list | back'),
    })

    // Nothing is made where the gateway fails for all.
    failure = '500'
    expect(await bake()).toEqual({ status: 3, output: expect.stringContaining('nothing to release') })
    expect(current()).toBe(`releases/${names[2]}`)
    expect(releases()).toEqual(names)
  } finally {
    await gateway.close()
    folder.close()
  }
})
