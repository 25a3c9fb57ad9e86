// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway } from './node-server.ts'

const merchants = mkdtempSync(join(tmpdir(), 'foyer-mock-merchants-'))
let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  cpSync('merchants/coral', join(merchants, 'jade'), { recursive: true })
  const profile = readFileSync(join(merchants, 'jade/profile.ts'), 'utf8')
    .replaceAll('coral01', 'jade01')
    .replaceAll("'coral'", "'jade'")
    .replaceAll('coral.localhost', 'jade.localhost')
    .replaceAll("'MYR'", "'THB'")
  writeFileSync(join(merchants, 'jade/profile.ts'), profile)
  const theme = readFileSync(join(merchants, 'jade/theme.css'), 'utf8')
  writeFileSync(join(merchants, 'jade/theme.css'), theme.replaceAll('#c03317', '#0f6b4a'))
  gateway = await startGateway({ port: 0, merchants })
}, 60_000)
afterAll(async () => {
  await gateway.close()
  rmSync(merchants, { recursive: true })
})

const ask = (path: string, language = 'EN'): Promise<Response> =>
  fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers: { Merchant: 'jade01', Language: language } })
const json = async (path: string, language?: string): Promise<Record<string, never>> =>
  (await ask(path, language)).json() as Promise<Record<string, never>>

it('a brand of another folder has games, a jackpot in its currency, and banners in its languages and colours', async () => {
  const { lanes } = (await json('/wps/relay/GCSGAME_newGameVendor'))['data'] as unknown as {
    readonly lanes: readonly { readonly cards: readonly unknown[] }[]
  }
  expect(lanes.map(({ cards }) => cards.length > 5)).toEqual(Array(8).fill(true))

  const jackpot = JSON.stringify(await json('/wps/relay/GCSGAME_jackpot'))
  expect(Number(/"amount":([\d.]+)/.exec(jackpot)?.[1])).toBeGreaterThan(20_000_000)

  const banners = JSON.stringify(await json('/wps/relay/MCSFE_getBanners', 'VI'))
  expect(banners).toContain('Câu lạc bộ Coral')
  const art = await ask('/cdn/banners/jade/1.svg')
  expect([art.status, art.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await art.text()).toContain('#0f6b4a')
})
