// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { assetManifest } from './asset-manifest.ts'
import type { ClientManifest } from './client-manifest.ts'
import { precacheAddresses } from './precache-addresses.ts'
import { copyPreviousAssets, readPreviousBuild } from './previous-build.ts'

const MANIFEST: ClientManifest = {
  'app/main.tsx': { file: 'assets/main-AAAAAAA1.js', imports: ['_react', '_kernel'] },
  _react: { file: 'assets/react-AAAAAAA2.js' },
  _kernel: { file: 'assets/kernel-AAAAAAA3.js', imports: ['_react'] },
  _soon: { file: 'assets/soon-AAAAAA12.js', imports: ['_kernel'] },
  'app/after-hydration.ts': { file: 'assets/after-hydration-AAAAAAA4.js', imports: ['_kernel'] },
  'kernel/http/engine.ts': { file: 'assets/engine-AAAAAAA5.js', imports: ['_valibot'] },
  _valibot: { file: 'assets/valibot-AAAAAAA6.js' },
  'kernel/crypto/legacy/legacy.ts': { file: 'assets/legacy-AAAAAAA7.js' },
  'kernel/inspection/inspection.ts': { file: 'assets/inspection-AAAAAAA8.js' },
  'plugins/account/auth/login-screen.tsx': { file: 'assets/login-AAAAAAA9.js', css: ['assets/login-AAAAAA10.css'] },
  'plugins/tracking/facebook/facebook.ts': { file: 'assets/facebook-AAAAAA11.js' },
} // prettier-ignore

describe('precacheAddresses', () => {
  it('[KN-01] has the entry, and the named chunks with all their imports; nothing of plugins that may be off', () => {
    const named = ['soon-AAAAAA12', 'after-hydration-AAAAAAA4', 'engine-AAAAAAA5', 'login-AAAAAAA9']
    const chunks = named.map((name) => `assets/${name}.js`)
    expect(
      precacheAddresses(MANIFEST, chunks).map((file) => file.replace(/^\/m\/assets\/|-A+\d+/g, '')),
    ).toEqual([
      'after-hydration.js',
      'engine.js',
      'kernel.js',
      'login.css',
      'login.js',
      'main.js',
      'react.js',
      'soon.js',
      'valibot.js',
    ])
  })

  it.each([
    ['a chunk that the build does not have', MANIFEST, ['assets/gone-AAAAAA13.js']],
    ['an entry that the build does not have', {}, []],
  ])('refuses %s', (_what, manifest, chunks) =>
    expect(() => precacheAddresses(manifest, chunks)).toThrow('The build has no chunk'),
  )
})

describe('assetManifest', () => {
  it('[RT-20] names the entry’s files, and changes with the build', () => {
    expect(assetManifest(MANIFEST, 'b1', '/m/t/abc/')).toEqual({
      build: 'b1',
      files: {
        'kernel.js': '/m/assets/kernel-AAAAAAA3.js',
        'react.js': '/m/assets/react-AAAAAAA2.js',
        'main.js': '/m/assets/main-AAAAAAA1.js',
        texts: '/m/t/abc/',
      },
      entrypoints: ['assets/kernel-AAAAAAA3.js', 'assets/react-AAAAAAA2.js', 'assets/main-AAAAAAA1.js'],
    })
  })
})

describe('the previous build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const put = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }

  it('is copied with its assets and texts, without its own previous build, and replaces nothing new', () => {
    put('old/client/.vite/manifest.json', JSON.stringify({ a: { file: 'assets/a-1.js', css: ['assets/a-1.css'] }, b: { file: 'assets/b-1.js' } })) // prettier-ignore
    put('old/build.json', JSON.stringify({ textsUrl: '/m/t/one/' }))
    for (const file of ['assets/a-1.js', 'assets/a-1.css', 'assets/b-1.js', 'assets/older-0.js', 't/one/en/x.json', 't/zero/en/x.json']) put(`old/client/${file}`, 'old') // prettier-ignore
    put('new/client/assets/b-1.js', 'new')
    const previous = readPreviousBuild(join(folder, 'old'))
    expect(previous.map(({ path }) => path).sort()).toEqual([
      'assets/a-1.css',
      'assets/a-1.js',
      'assets/b-1.js',
      't/one/en/x.json',
    ])
    copyPreviousAssets(previous, join(folder, 'new/client'))
    expect(readFileSync(join(folder, 'new/client/t/one/en/x.json'), 'utf8')).toBe('old')
    expect(readFileSync(join(folder, 'new/client/assets/b-1.js'), 'utf8')).toBe('new')
  })

  it('is empty where there is none', () => expect(readPreviousBuild(join(folder, 'none'))).toEqual([]))
})
