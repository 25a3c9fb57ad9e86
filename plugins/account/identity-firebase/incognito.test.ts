import { describe, expect, it } from 'vitest'
import { looksIncognito, type StorageProbes } from './incognito.ts'
import { probeStorage } from './probe-storage.ts'

describe('[VA-09] looksIncognito', () => {
  it.each<[string, StorageProbes, boolean]>([
    ['an ordinary window of Chromium', { database: true, fileSystem: true, quota: true }, false],
    ['a private one', { database: true, fileSystem: true, quota: false }, true],
    ['an ordinary window of Safari or Firefox', { database: true, fileSystem: true }, false],
    ['a private one, which refuses the file system', { database: true, fileSystem: false }, true],
    ['a private one of old, which refuses the database', { database: false }, true],
    ['a browser of old that has nothing to ask', {}, false],
  ])('%s', (_case, probes, incognito) => expect(looksIncognito(probes)).toBe(incognito))

  it('a browser without any of this is none', async () =>
    expect(looksIncognito(await probeStorage())).toBe(false))
})
