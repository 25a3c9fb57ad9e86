import { describe, expect, it } from 'vitest'
import { looksIncognito, type StorageProbes } from './incognito.ts'
import { probeStorage } from './probe-storage.ts'

describe('[VA-09] looksIncognito', () => {
  it.each<[string, StorageProbes, boolean]>([
    ['an ordinary window of Chromium', { database: true, fileSystem: true, quota: true }, false],
    ['a private one', { database: true, fileSystem: true, quota: false }, true],
    ['an ordinary window of Safari or Firefox', { database: true, fileSystem: true }, false],
    ['a private window, which refuses the file system', { database: true, fileSystem: false }, true],
    ['an older private window, which refuses the database', { database: false }, true],
    ['an old browser without any of these', {}, false],
  ])('%s', (_case, probes, incognito) => expect(looksIncognito(probes)).toBe(incognito))

  it('is false for a browser without any of this', async () =>
    expect(looksIncognito(await probeStorage())).toBe(false))
})
