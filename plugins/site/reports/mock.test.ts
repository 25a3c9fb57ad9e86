// @vitest-environment node
import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { profile, refusal, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { gatewayHandlers } from '../../../mocks/gateway/handlers.ts'
import { sendReports } from './endpoints.ts'
import type { ReportBatch } from '../contract.ts'

const batch: ReportBatch = {
  build: '8fa05b5d7242',
  merchant: 'lotus01',
  connection: '4g',
  saveData: false,
  reports: [
    { kind: 'vital', route: '/m/game/:vendor', name: 'CLS', value: 0.012, navigation: 'navigate' },
    { kind: 'error', route: 'none', code: 'PL-THREW', plugin: 'games.lobby', phase: 'activate', count: 2 },
    { kind: 'policy', route: '/m/home', directive: 'img-src', blocked: 'https://evil.example', count: 1 },
  ],
}
/** Calls without a cookie, as pages send reports. */
const sender = () => {
  const world = worldInState('')
  const handlers = gatewayHandlers(() => world)
  const send = async (body: unknown, headers: Record<string, string> = {}): Promise<Response> => {
    const request = new Request(`http://lotus.localhost:5173${sendReports.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Merchant: profile.code, Language: 'EN', ...headers },
      body: JSON.stringify(body),
    })
    return (await getResponse(handlers, request)) ?? Response.error()
  }
  return { send, stored: () => world.slices.get('site.reports') }
}
const withReport = (part: object) => ({ ...batch, reports: [{ ...batch.reports[0], ...part }] })

describe('reports at the mock gateway', () => {
  it('are stored, and answered without a body', async () => {
    const { send, stored } = sender()
    const answer = await send(batch)
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(stored()).toEqual({ batches: [batch], refused: 0 })
  })
  it.each<[string, unknown, Record<string, string>?]>([
    ['nothing', undefined],
    ['no reports', { ...batch, reports: [] }],
    ['more than ten', { ...batch, reports: Array.from({ length: 11 }, () => batch.reports[0]) }],
    ['an address as route', withReport({ route: '/m/home?token=1' })],
    ['a field that no report has', withReport({ message: 'player123' })],
    ['a player', { ...batch, member: '10001' }],
    ['an unknown measurement', withReport({ name: 'TBT' })],
    ['a cookie', batch, { cookie: 'a=1' }],
    ['a token', batch, { authorization: 't' }],
    ['the page’s address', batch, { referer: 'http://lotus.localhost/m/home' }],
  ])('are refused with %s', async (_, body, headers) => {
    const { send, stored } = sender()
    expect(await refusal(await send(body, headers))).toEqual([400, false, 'reports.invalid'])
    expect(stored()).toEqual({ batches: [], refused: 1 })
  })
  it('are dropped one by one, the oldest first', async () => {
    const { send, stored } = sender()
    for (let n = 0; n < 202; n++) await send({ ...batch, build: `b${n}` })
    const { batches } = stored() as { readonly batches: readonly ReportBatch[] }
    expect([batches.length, batches[0]?.build, batches.at(-1)?.build]).toEqual([200, 'b2', 'b201'])
  })
})
