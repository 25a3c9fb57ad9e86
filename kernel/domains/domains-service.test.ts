import { HttpError } from '@foyer/sdk'
import { fakeHttp, fakeLogger, fakeSite } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { DomainsService } from './domains-service.ts'
import { domainRoute } from './endpoints.ts'

const asked: string[] = []
let healthy: (host: string) => boolean

beforeEach(() => {
  asked.length = 0
  healthy = () => true
  vi.stubGlobal('fetch', async (url: string) => {
    const { hostname } = new URL(url)
    asked.push(hostname)
    return Response.json({ success: healthy(hostname) })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (): AbortSignal => new AbortController().signal
const many = Array.from({ length: 30 }, (_, index) => `d${index}.example`)

function service(route: unknown, inStatus: readonly string[] = [], domains: readonly string[] = many) {
  const logger = fakeLogger()
  const http = fakeHttp({ [domainRoute.id]: route })
  const site = fakeSite({ status: { domains: inStatus } })
  return { service: new DomainsService(bakedPage({ domains }), site, http, logger), logger }
}

describe('DomainsService', () => {
  it('[CA-11] [CA-12] [CO-02c] pings at most ten random hosts of status and domain list', async () => {
    const listed = service({ hosts: ['d1.example'], refused: [] }, ['d2.example'])
    await listed.service.fastest(open())
    expect(asked.sort()).toEqual(['d1.example', 'd2.example'])

    asked.length = 0
    const all = service({ hosts: many, refused: [] })
    await all.service.fastest(open())
    expect(new Set(asked).size).toBe(10)
    const first = [...asked]
    asked.length = 0
    await all.service.fastest(open())
    expect(asked).not.toEqual(first)
  })

  it('[CA-12] returns the origin of a healthy host, and none when all fail', async () => {
    healthy = (host) => host === 'd3.example'
    const { service: domains } = service({ hosts: ['d1.example', 'd3.example'], refused: [] })
    expect(await domains.fastest(open())).toBe('https://d3.example')
    healthy = () => false
    expect(await domains.fastest(open())).toBeUndefined()
  })

  it('[CO-02b] ends a race without a winner after 10 s', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const ended = vi.fn()
    void service({ hosts: ['d1.example'], refused: [] })
      .service.fastest(open())
      .then(ended)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith(undefined)
  })

  it('[OV-21] only a host that the page’s list has, exactly and at the default port, can win, whatever the gateway lists', async () => {
    const targets: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      targets.push(url.slice(0, url.indexOf('/wps/')))
      return Response.json({ success: true })
    })
    const foreign = ['foe.example', 'x.d1.example', 'd1.example.foe.example', 'xd1.example']
    const inStatus = [...foreign, 'u:p@d1.example', 'd1.example:8443', 'https://d1.example@foe.example']
    const { service: domains } = service({ hosts: [...foreign, 'd1.example'], refused: [] }, inStatus)
    expect(await domains.fastest(open())).toBe('https://d1.example')
    expect(targets).toEqual(['https://d1.example'])
  })

  it('[OV-21] an entry of the page’s own list that is more than a host can win no more than one of the gateway', async () => {
    const wrong = [
      'u:p@d1.example',
      'd1.example:8443',
      'foe.example/d1.example',
      'foe.example?d1.example',
      '203.0.113.7',
    ]
    expect(await service({ hosts: [], refused: [] }, [], wrong).service.fastest(open())).toBeUndefined()
    expect(asked).toEqual([])
    const mixed = service({ hosts: [], refused: [] }, [], [...wrong, 'd2.example'])
    expect(await mixed.service.fastest(open())).toBe('https://d2.example')
  })

  it('[EN-26a] reports invalid entries, and races the others', async () => {
    const { service: domains, logger } = service({ hosts: ['d1.example'], refused: ['value.1'] })
    await domains.fastest(open())
    expect(asked).toEqual(['d1.example'])
    expect(JSON.stringify(logger)).toContain('DO-ENTRY')
  })

  it('races the page’s own list when the gateway returns none', async () => {
    const failure = new HttpError('HT-NETWORK', 'not reached', domainRoute.id)
    const { service: domains, logger } = service(failure, [], ['d1.example', 'd2.example'])
    expect(await domains.fastest(open())).toMatch(/^https:\/\/d[12]\.example$/)
    expect(JSON.stringify(logger)).toContain('DO-LIST')
  })
})

describe('domainRoute', () => {
  const read = (value: unknown) => domainRoute.response['~standard'].validate({ success: true, value })

  it('[CA-11] [EN-26a] reads the entries by their domainName, and names invalid ones', () =>
    expect(
      read([{ domainName: 'A.example' }, { domainName: 'javascript:alert(1)' }, 'b.example', null]),
    ).toEqual({
      value: { hosts: ['a.example', 'b.example'], refused: ['value.1', 'value.3'] },
    }))

  it.each([[undefined], [{}], ['a.example'], [null]])('%j is not a list', (value) =>
    expect(read(value)).toHaveProperty('issues'),
  )
})
