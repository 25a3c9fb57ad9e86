import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BakedPage } from '../profile/baked-page.ts'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { fakeEvents } from '../session/events.fake.ts'
import { CACHE_PREFIX } from '../http/ports.ts'
import { fakeNetwork } from '../reachability/reachability.fake.ts'
import { StorageService } from '../storage/storage-service.ts'
import { CACHED_STATUS_LIFE_MS } from './constants.ts'
import { createSiteStores } from './site-stores.ts'
import { StatusFeed } from './status-feed.ts'
import {
  asked,
  body,
  calls,
  flushTimers,
  logger,
  page,
  service,
  setUpSite,
  switches,
  tearDownSite,
  time,
  warnings,
} from './site-service.fake.ts'

beforeEach(setUpSite)
afterEach(tearDownSite)

const cachedBy = (baked: BakedPage) => {
  const site = createSiteStores(baked)
  return new StatusFeed(
    site,
    baked,
    new StorageService(logger),
    fakeEvents(),
    { now: () => time.now, gatewayNow: () => time.now },
    logger,
    fakeNetwork(),
  ).cached()
}

describe('SiteService', () => {
  describe('the cached status', () => {
    async function visit(baked = page()) {
      const { site } = service(baked)
      void site.start()
      await (
        await asked(calls.length)
      ).reply(
        body(
          { CBS3: 0 },
          { maintenance: true, location: { ip: '203.0.113.7' } },
          { mobileTemplate: { image_logo: '/l.svg' } },
        ),
      )
    }

    it('serves the next visit before the gateway answers, without maintenance and IP, and is not fresh', async () => {
      await visit()
      time.now += 60_000
      const { site, events } = service()
      expect(switches(site)).toEqual({ CBS3: true })
      void site.start()
      await flushTimers()
      expect(switches(site)).toEqual({ CBS3: false })
      expect(site.answer.get()).toMatchObject({ fresh: false })
      expect(site.status.get()).toMatchObject({ maintenance: false, templates: { image_logo: '/l.svg' } })
      expect(site.status.get()?.ip).toBeUndefined()
      expect(localStorage.getItem('foyer.status')).not.toContain('203.0.113.7')
      expect(site.state.get()).toBe('pending')
      expect(events.emitted).toEqual([])
      await (await asked(calls.length - 1)).answer({ CBS3: 1 })
      expect(switches(site)).toEqual({ CBS3: true })
      expect(site.answer.get()).toMatchObject({ fresh: true })
    })

    it('is for one build, one merchant and one day', async () => {
      await visit()
      expect(cachedBy(page())).toMatchObject({ merchantCode: 'lotus01', templates: { image_logo: '/l.svg' } })
      expect(cachedBy(page('b2'))).toBeUndefined()
      const coral = bakedPage({ merchant: { ...page().merchant, code: 'coral01' } })
      expect(cachedBy(coral)).toBeUndefined()
      time.now += CACHED_STATUS_LIFE_MS
      expect(cachedBy(page())).toBeUndefined()
    })

    it.each([
      ['{', 'ST-SHAPE'],
      ['{"build":"b1"}', 'ST-SHAPE'],
      ['[]', 'ST-SHAPE'],
      [
        JSON.stringify({ build: 'b1', merchant: 'lotus01', language: 'VI', at: 1, answer: { a: 1 } }),
        'SI-SHAPE',
      ],
    ])('[EN-30] is ignored when it is malformed: %s', (stored, code) => {
      localStorage.setItem('foyer.status', stored)
      expect(cachedBy(page())).toBeUndefined()
      expect(warnings.some((warning) => warning.includes(code))).toBe(true)
    })

    it('[EN-30] a malformed field has the baked value, as in a fresh answer', async () => {
      await visit()
      const stored = JSON.parse(localStorage.getItem('foyer.status') ?? '') as { answer: { info: object } }
      stored.answer.info = { ...stored.answer.info, imageCDNs: 7, whitelabel: { CBS3: 'often' } }
      localStorage.setItem('foyer.status', JSON.stringify(stored))
      expect(cachedBy(page())).toMatchObject({ imageCDNs: page().imageCDNs, switches: { CBS3: true } })
    })

    it("merchant and template parameters are stored where the operator's other applications read them", async () => {
      await visit()
      expect(localStorage.getItem('merchant')).toBe('lotus01')
      expect(JSON.parse(localStorage.getItem('templates') ?? '')).toEqual({ image_logo: '/l.svg' })
    })
  })

  it('[EN-31f] removes a remembered login and cached responses when the merchant differs from the last visit', async () => {
    const left = (): readonly unknown[] => [
      localStorage.getItem('remPass'),
      localStorage.getItem('sass'),
      sessionStorage.getItem(`${CACHE_PREFIX}x`),
      localStorage.getItem('merchant'),
    ]
    for (const [merchant, expected] of [
      ['lotus01', ['a', 'b', 'c', 'lotus01']],
      ['somebody01', [null, null, null, 'lotus01']],
    ] as const) {
      localStorage.setItem('merchant', merchant)
      localStorage.setItem('remPass', 'a')
      localStorage.setItem('sass', 'b')
      sessionStorage.setItem(`${CACHE_PREFIX}x`, 'c')
      calls.length = 0
      void service().site.start()
      await (await asked(0)).answer({})
      await vi.dynamicImportSettled()
      expect(left()).toEqual(expected)
    }
  })
})
