// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { assetManifest, type ClientManifest, precacheAddresses } from './client-manifest.ts'

const MANIFEST: ClientManifest = {
  'app/main.tsx': { file: 'assets/main-AAAAAAA1.js', imports: ['_react', '_kernel'] },
  _react: { file: 'assets/react-AAAAAAA2.js' },
  _kernel: { file: 'assets/kernel-AAAAAAA3.js', imports: ['_react'] },
  _soon: { file: 'assets/soon-AAAAAA12.js', imports: ['_kernel'] },
  'kernel/http/engine.ts': { file: 'assets/engine-AAAAAAA5.js', imports: ['_valibot'] },
  _valibot: { file: 'assets/valibot-AAAAAAA6.js' },
  'kernel/crypto/legacy/legacy.ts': { file: 'assets/legacy-AAAAAAA7.js' },
  'kernel/inspection/inspection.ts': { file: 'assets/inspection-AAAAAAA8.js' },
  'plugins/account/auth/login-screen.tsx': { file: 'assets/login-AAAAAAA9.js', css: ['assets/login-AAAAAA10.css'] },
  'plugins/tracking/facebook/facebook.ts': { file: 'assets/facebook-AAAAAA11.js' },
} // prettier-ignore

describe('precacheAddresses', () => {
  it('has the entry, and the named chunks with all their imports', () => {
    const named = ['soon-AAAAAA12', 'engine-AAAAAAA5', 'login-AAAAAAA9']
    const chunks = named.map((name) => `assets/${name}.js`)
    expect(
      precacheAddresses(MANIFEST, chunks).map((file) => file.replace(/^\/m\/assets\/|-A+\d+/g, '')),
    ).toEqual([
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
