import { createStore, type Facts } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ForeignReport } from '../foreign/foreign-report.ts'
import { factsWith, make, makeHost } from '../host/testing/test-host.ts'
import { INSPECTION_CHANNEL, type InspectionAnswer, type InspectionRequest } from './channel.ts'
import { inspect } from './inspection.ts'
import { RecordedBus } from './recorded-bus.ts'

type Reported = Extract<InspectionAnswer, { readonly answer: 'plugins' }>

let inspector: BroadcastChannel
/** What the inspector has been told about the plugins, the oldest report first. */
let reported: Reported[]
/** Of both sides: a page leaves its own open until the browser closes the page. */
let channels: BroadcastChannel[] = []
const Channel = BroadcastChannel
class TestChannel extends Channel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', TestChannel)
  reported = []
  inspector = new BroadcastChannel(INSPECTION_CHANNEL)
  inspector.onmessage = ({ data }: MessageEvent<InspectionAnswer>) => {
    if (data.answer === 'plugins') reported.push(data)
  }
})
afterEach(() => {
  for (const channel of channels) channel.close()
  channels = []
})

const ask = (): void => inspector.postMessage({ ask: 'plugins' } satisfies InspectionRequest)
const registered = (url: string): ForeignReport => ({ id: 'acme.draw', url, state: 'registered' })

/** A page with an inspector's code. */
function inspectPage(...foreign: readonly ForeignReport[]) {
  const { host } = makeHost([make('acme.draw')])
  const facts = createStore<Facts>(factsWith())
  const events = new RecordedBus(() => {})
  const foreignReports = createStore(foreign)
  const logged: unknown[] = []
  inspect({
    host,
    facts: { ...facts, patch: () => {} } as never,
    site: { refresh: () => Promise.resolve() },
    events,
    record: events,
    foreignReports,
    logger: { error: (error) => void logged.push(error), entries: () => [] },
  })
  return { host, facts, foreignReports, logged }
}

describe('inspect', () => {
  it('reports the plugins while a server still sends the file whose size is asked for', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    inspectPage(registered('https://slow.example/draw.js'))
    ask()
    await vi.waitFor(() => expect(reported).toHaveLength(1))
    expect(reported[0]?.plugins.map(({ id }) => id)).toEqual(['acme.draw'])
    expect(reported[0]?.foreign).toEqual([registered('https://slow.example/draw.js')])
  })

  it('reports again when the size is known', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('x'.repeat(1_234))))
    inspectPage(registered('https://fast.example/draw.js'))
    ask()
    await vi.waitFor(() => expect(reported.at(-1)?.foreign[0]?.bytes).toBe(1_234))
  })

  it('reports what changes while a report is being made', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const { facts, foreignReports } = inspectPage(registered('https://hung.example/draw.js'))
    ask()
    await vi.waitFor(() => expect(reported.length).toBeGreaterThan(0))
    facts.set(factsWith('A'))
    await vi.waitFor(() => expect(reported.at(-1)?.switches).toMatchObject({ A: true, B: false }))
    foreignReports.set([{ ...registered('https://hung.example/draw.js'), state: 'refused' }])
    await vi.waitFor(() => expect(reported.at(-1)?.foreign[0]?.state).toBe('refused'))
  })

  it('goes on after a report that fails, and says why', async () => {
    const { host, facts, logged } = inspectPage()
    const broken = vi.spyOn(host, 'inspect').mockImplementationOnce(() => {
      throw new Error('no snapshot')
    })
    ask()
    await vi.waitFor(() => expect(logged).toEqual([new Error('no snapshot')]))
    expect([broken.mock.calls.length, reported.length]).toEqual([1, 0])
    facts.set(factsWith('B'))
    await vi.waitFor(() => expect(reported.at(-1)?.switches).toMatchObject({ B: true }))
  })

  it('goes on after its code could not be fetched, and says so', async () => {
    vi.doMock('./plugin-reports.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    const { facts, logged } = inspectPage()
    ask()
    await vi.waitFor(() => expect(logged).toHaveLength(1))
    expect(reported).toEqual([])
    vi.doUnmock('./plugin-reports.ts')
    facts.set(factsWith('B'))
    await vi.waitFor(() => expect(reported.at(-1)?.switches).toMatchObject({ B: true }))
  })

  it('says nothing about the plugins until it is asked', async () => {
    const { facts } = inspectPage()
    facts.set(factsWith('C'))
    facts.set(factsWith('A'))
    ask()
    await vi.waitFor(() => expect(reported).toHaveLength(1))
    expect(reported[0]?.switches).toMatchObject({ A: true, C: false })
  })
})
