import {
  ATTRIBUTION,
  clickIdParameters,
  CONSENT,
  HTTP,
  type Plugin,
  REACHABILITY,
  SESSION,
  STORAGE,
} from '@foyer/sdk'
import {
  fakeConsent,
  fakeHttp,
  fakeReachability,
  fakeSession,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { afterEach, expect, it } from 'vitest'
import bigo from '../../plugins/tracking/bigo/manifest.ts'
import { type PixelTrack, pixelTrack } from '../../plugins/tracking/contract.ts'
import facebook from '../../plugins/tracking/facebook/manifest.ts'
import google from '../../plugins/tracking/google/manifest.ts'
import kwai from '../../plugins/tracking/kwai/manifest.ts'
import outbrain from '../../plugins/tracking/outbrain/manifest.ts'
import { NETWORK_KEYS } from '../../plugins/tracking/postbacks/constants.ts'
import postbacks from '../../plugins/tracking/postbacks/manifest.ts'
import relay from '../../plugins/tracking/relay/manifest.ts'
import tiktok from '../../plugins/tracking/tiktok/manifest.ts'
import twitter from '../../plugins/tracking/twitter/manifest.ts'

const PLUGINS: readonly (readonly [Plugin, object])[] = [
  [facebook, { pixelId: '739416025518360' }],
  [tiktok, { pixelId: 'C4A1EXAMPLE5PIXEL7Q9' }],
  [kwai, { pixelId: '245678901234567' }],
  [google, { tagIds: 'AW-123456789' }],
  [twitter, { pixelId: 'of0y3' }],
  [bigo, { pixelId: '905550000000000001' }],
  [outbrain, { marketerId: '00f1a2b3c4d5e6f7a8b9' }],
  [postbacks, { networks: [...NETWORK_KEYS] }],
  [relay, {}],
]
/** The fields as EN-06 names them, and its click ids as RR-08 does. `cid` goes under Voluum's name. */
const FIELDS = [
  'fbPixelId', 'tiktokPixelId', 'kwaiPixelBaseCode', 'kwai_pixel_id', 'gtagId', 'twPixelId', 'bigoPixelId', 'voluumCid',
  'propellerAdsVisitorId', 'kadamId', 'tfTracker', 'rtCid', 'okspId', 'okspFt', 'obclid', 'fbc', 'fbp', 'twclid',
  'utm_source', 'fbclid', 'gclid', 'ttclid', 'kwaiclid', 'bbg',
] // prettier-ignore

/** What a plugin that is on contributes, where every click that it asks for is known. */
async function trackOf(plugin: Plugin, settings: object): Promise<PixelTrack> {
  const services = {
    [ATTRIBUTION]: { clickId: (name: string) => ({ value: `click.${name}`, at: 0 }) },
    [CONSENT]: fakeConsent(),
    [HTTP]: fakeHttp({}),
    [REACHABILITY]: fakeReachability(),
    [SESSION]: fakeSession(),
    [STORAGE]: fakeStorage(),
  }
  const test = await testPlugin(plugin, { settings: { ...settings }, services })
  const track = Object.assign({}, ...test.contributions(pixelTrack).map((read) => read())) as PixelTrack
  await test.dispose()
  return track
}

afterEach(() => {
  for (const name of ['_fbc', '_fbp', 'ttclid', '_bge_bbg']) document.cookie = `${name}=; path=/; max-age=0`
})

it('[EN-06] every field of pixelTrack is contributed by a plugin that is on', async () => {
  const tracks = []
  for (const [plugin, settings] of PLUGINS) tracks.push(await trackOf(plugin, settings))
  const fields = new Set(tracks.flatMap((track) => Object.keys(track)))
  expect([...fields].sort()).toEqual([...FIELDS].sort())
  // What nobody asks for is not stored.
  expect(relay.manifest.contributes).toContainEqual(
    expect.objectContaining({
      at: clickIdParameters,
      value: expect.objectContaining({ parameter: 'utm_source' }),
    }),
  )
})
