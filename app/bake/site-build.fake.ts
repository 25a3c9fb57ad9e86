import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Facts } from '@foyer/sdk'
import { bakedPage } from '../../kernel/profile/baked-page.fake.ts'
import type { Profile } from '../../kernel/profile/profile.ts'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import type { MerchantSource } from './bake-merchant.ts'
import type { ServerBundle, SiteBuild } from './site-build.ts'

/** What the fake gateway does for a merchant, by id; it answers otherwise. */
export type Gateway = Record<
  string,
  'no status' | 'no data' | 'throws while rendering' | 'empty screen' | undefined
>

/**
 * A build whose pages are a few words, with a gateway in memory.
 *
 * @param folder for the files of the built client
 * @param gateway read again for every call
 * @param asked the ids of the merchants that the gateway was asked for are added to it
 */
export function testBuild(
  folder: string,
  gateway: Gateway = {},
  { id = 'b1', asked = [] as string[], greeting = (): string => 'hello' } = {},
): SiteBuild {
  const client = join(folder, `client-${id}`)
  put(client, `assets/main-${id}.js`, 'main')
  put(client, 'assets/shared.js', 'shared')
  put(client, 't/x/en/kernel.json', '{}')
  put(client, 'sw.js', `worker ${id}`)
  put(client, 'asset-manifest.json', `{"build":"${id}"}`)
  const server: Pick<
    ServerBundle,
    'manifests' | 'fetchSiteFacts' | 'bakeData' | 'bakedPage' | 'renderApp' | 'pagesOf'
  > = {
    manifests: [],
    fetchSiteFacts: async (profile: Profile): Promise<NonNullable<Facts['site']>> => {
      asked.push(profile.id)
      if (gateway[profile.id] === 'no status') throw new Error('fetch failed')
      return { customerService: true }
    },
    bakeData: async (profile, _language, _url, warn) => {
      if (gateway[profile.id] === 'no data') {
        warn('games.lobby', new Error('HT-STATUS'), 'game.lanes')
        return {}
      }
      return { 'games.lobby': greeting() }
    },
    bakedPage: ({ profile, language, build, data }) =>
      bakedPage({
        build,
        language,
        data,
        merchant: { ...bakedPage().merchant, id: profile.id },
        texts: { kernel: { a: 'b' } },
      }),
    renderApp: async (page) => {
      const what = gateway[page.merchant.id]
      if (what === 'throws while rendering') throw new Error('BK-SCRIPT: it did not render')
      const html =
        what === 'empty screen' ? '' : `<main>${String(page.data['games.lobby'])}${'.'.repeat(1_000)}</main>`
      return { html, baked: page }
    },
    pagesOf: () => ({}),
  }
  return {
    id,
    textsUrl: '/m/t/x/',
    client,
    server: server as ServerBundle,
    texts: { hash: 'x', namespaces: ['kernel'], of: () => ({ a: 'b' }) },
    boot: '0',
    files: {
      entry: '/m/assets/main.js',
      preloads: [],
      older: '/m/assets/older.js',
      css: '',
    },
    importMap: '{}',
    assets: 'h1',
  }
}

/** A folder for a test; `close` removes it. */
export function temporaryFolder(): { readonly path: string; close(): void } {
  const path = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  return { path, close: () => rmSync(path, { recursive: true, force: true }) }
}

export function put(folder: string, file: string, content: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** A merchant's folder, a copy of lotus', with its own id and host. */
export function testMerchant(folder: string, id: string, profile: Partial<Profile> = {}): MerchantSource {
  const target = join(folder, 'merchants', id)
  cpSync('merchants/lotus', target, { recursive: true })
  return {
    profile: testProfile({
      id,
      code: id,
      hosts: [`${id}.example`],
      languages: ['EN'],
      defaultLanguage: 'EN',
      ...profile,
    }),
    folder: target,
    theme: ':root{--bg:#fff}',
  }
}
