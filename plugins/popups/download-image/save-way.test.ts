// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type SaveFacts, saveWay, type SaveWay } from './save-way.ts'

const ANDROID: SaveFacts = {
  hasFile: true,
  canShare: true,
  canDownload: true,
  platform: 'android',
  webView: false,
}

describe('saveWay', () => {
  it.each<[string, Partial<SaveFacts>, SaveWay]>([
    ['Android', {}, 'download'],
    ['a desktop', { platform: 'other', canShare: false }, 'download'],
    ['a browser without downloads', { canDownload: false }, 'share'],
    ['a browser with neither', { canDownload: false, canShare: false }, 'by-hand'],
    ['iOS', { platform: 'ios' }, 'share'],
    ['iOS before 15', { platform: 'ios', canShare: false }, 'by-hand'],
    ['another app on Android', { webView: true, canShare: false }, 'by-hand'],
    ['another app on Android that shares', { webView: true }, 'share'],
    ['a picture that the site cannot read', { hasFile: false }, 'by-hand'],
    ['the same on iOS', { hasFile: false, platform: 'ios' }, 'by-hand'],
  ])('[OV-13][OV-14] %s', (_case, part, way) => expect(saveWay({ ...ANDROID, ...part })).toBe(way))
})
