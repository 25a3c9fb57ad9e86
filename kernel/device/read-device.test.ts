import type { Storage } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageService } from '../storage/storage-service.ts'
import { readDevice, WEBCLIP } from './read-device.ts'

const storage = (): Storage => new StorageService({ debug() {}, warn() {}, error() {} })

function stubBrowser(search: string, mode = 'browser') {
  vi.stubGlobal('location', { search })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }))
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('readDevice', () => {
  it('remembers that it was opened from a home-screen profile', () => {
    stubBrowser('?source=webclip')
    expect(readDevice(storage(), {}).shell).toBe('webclip')
    expect(localStorage.getItem('WEBCLIP')).toBe('1')
    stubBrowser('')
    expect(readDevice(storage(), {}).shell).toBe('webclip')
    localStorage.clear()
    expect(readDevice(storage(), {}).shell).toBe('browser')
  })

  it.each(['standalone', 'fullscreen', 'minimal-ui'])(
    'knows an installed app by its display mode %s',
    (mode) => {
      stubBrowser('', mode)
      expect(readDevice(storage(), {})).toMatchObject({ shell: 'pwa', headerValue: 'PWA' })
    },
  )

  it('reads neither browser nor storage on a server', () => {
    vi.stubGlobal('document', undefined)
    vi.stubGlobal('location', undefined)
    const refused = (): never => {
      throw new Error('touched')
    }
    const device = readDevice(
      { get: refused, set: refused, remove: refused, persists: refused, degraded: new Set() },
      {},
    )
    expect(device).toMatchObject({ platform: 'other', shell: 'browser' })
  })

  it('keeps any marker that other applications stored', () => {
    localStorage.setItem('WEBCLIP', 'yes')
    expect(storage().get(WEBCLIP)).toBe('yes')
  })
})
