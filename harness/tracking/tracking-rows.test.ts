// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import type { DestinationReport } from '../../plugins/tracking/contract.ts'
import { destinationState, trackingRows } from './tracking-rows.ts'

const plugin = (id: string, title: string, state: 'active' | 'off', contributes: readonly string[]) =>
  ({
    id,
    title,
    chain: [{ plugin: id, state, gate: 'on', causes: [], missing: [] }],
    contributes,
  }) as unknown as PluginReport

const report = (part: Partial<DestinationReport> = {}): DestinationReport => ({
  key: 'tiktok',
  plugin: 'tracking.tiktok',
  state: 'ready',
  queued: 0,
  ...part,
})

describe('the rows of tracking', () => {
  it('are the plugins with destinations: those that are on first, each with what the router says of it', () => {
    const plugins = [
      plugin('site.chrome', 'Chrome', 'active', ['site.tabs']),
      plugin('tracking.adjust', 'Adjust', 'off', ['tracking.destinations']),
      plugin('tracking.tiktok', 'TikTok', 'active', ['tracking.destinations: tiktok']),
    ]
    const rows = trackingRows(plugins, [report()])
    expect(rows.map(({ plugin, destinations }) => [plugin, destinations.length])).toEqual([
      ['tracking.tiktok', 1],
      ['tracking.adjust', 0],
    ])
  })

  it.each([
    [{}, 'ready'],
    [{ state: 'waiting', queued: 1 }, 'waiting, 1 event waits'],
    [{ state: 'paused', reason: 'SC-BLOCKED', queued: 3 }, 'paused after SC-BLOCKED, 3 events wait'],
    [{ state: 'ready', reason: 'TR-DESTINATION' }, 'ready'],
  ] as const)('say of %j: %s', (part, text) => {
    expect(destinationState(report(part))).toBe(text)
  })
})
