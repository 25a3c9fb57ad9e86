// @vitest-environment node
import { expect, it } from 'vitest'
import { decodeStatus } from '../../kernel/site/status-schema.ts'
import { statusText } from './export-status.tsx'

it('is read by the site as a status', async () => {
  const switches = { CBS3: true, REWCEN3: false }
  const settings = { 'tracking.facebook': { pixelId: '12345' } }
  const value: unknown = JSON.parse(
    statusText({ switches, whitelabelVal: { ...settings, disabled: ['games.lobby'] } }),
  )
  const response = new Response(JSON.stringify({ success: true, value }))
  const { status } = await decodeStatus(response, {
    merchantCode: 'lotus01',
    imageCDNs: [],
    switches: {},
    settings: {},
  })
  expect([status.switches, status.settings, status.disabled]).toEqual([
    switches,
    settings,
    { 'games.lobby': true },
  ])
})
