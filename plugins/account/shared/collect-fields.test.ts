// @vitest-environment node
import { fakeLogger } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { CAMPAIGN_FIELDS, collectFields, PIXEL_TRACK_FIELDS } from './origin.ts'

function collect(fields: Readonly<Record<string, true>>, ...reads: readonly (() => unknown)[]) {
  const logger = fakeLogger()
  const sources = reads.map((value, at) => ({ plugin: `acme.ads-${at}`, value }))
  return {
    collected: collectFields(sources, fields, logger),
    lines: logger.entries.map(({ subject }) => String(subject)),
  }
}

describe('collectFields', () => {
  it('[EN-06] merges the fields of pixelTrack, and no others', () => {
    const { collected, lines } = collect(
      PIXEL_TRACK_FIELDS,
      () => ({ fbPixelId: '7', fbc: 'fb.1.2.AbC', okspFt: '1', cid: '' }),
      () => ({ fbPixelId: '8', password: 'x', customerName: 'Ann', adid: '1' }),
    )
    expect([collected, lines]).toEqual([{ fbPixelId: '8', fbc: 'fb.1.2.AbC', okspFt: '1' }, []])
  })

  it('[EN-13] merges the nine fields of the campaign', () => {
    const names = ['adAppToken', 'gpsAdid', 'adid', 'afAppId', 'appsflyerId', 'afAdvertisingId', 'afOaid', 'idfa', 'idfv']
    const given = Object.fromEntries([...names, 'fbc'].map((name) => [name, `${name} 1`]))
    const { collected } = collect(CAMPAIGN_FIELDS, () => given)
    expect(Object.keys(collected)).toEqual(names)
    expect(collected.idfa).toBe('idfa 1')
  })

  it.each<[string, () => unknown]>([
    ['throws', () => { throw new Error('broken') }],
    ['answers later', () => new Promise(() => {})],
    ['gives nothing', () => undefined],
    ['gives a text', () => 'fbc'],
    ['gives objects', () => ({ fbc: { toString: () => 'x' }, fbp: ['1'], cid: 7 })],
    ['gives ten kilobytes', () => ({ fbc: 'x'.repeat(10_000) })],
    ['throws as it is read', () => ({ get fbc() { throw new Error('read') } })],
    ['is a trap', () => new Proxy({}, { getOwnPropertyDescriptor: () => { throw new Error('trap') } })],
    ['inherits its fields', () => Object.create({ fbc: 'x' }) as object],
  ])('[EN-06] a source that %s takes nothing from the others', (what, read) => {
    const { collected, lines } = collect(PIXEL_TRACK_FIELDS, () => ({ fbPixelId: '7' }), read, () => ({ gclid: 'G' }))
    expect(collected).toEqual({ fbPixelId: '7', gclid: 'G' })
    const silent = what === 'answers later' || what === 'inherits its fields'
    expect(lines).toEqual(silent ? [] : ['RS-SOURCE: acme.ads-1 gives what a registration cannot send'])
  })

  it('leaves out the malformed fields of a source alone', () => {
    const { collected } = collect(PIXEL_TRACK_FIELDS, () => ({ fbc: 'x'.repeat(1001), bbg: 'y'.repeat(1000) }))
    expect(collected).toEqual({ bbg: 'y'.repeat(1000) })
  })
}) // prettier-ignore
