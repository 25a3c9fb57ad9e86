// @vitest-environment node
import type { Device } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { type BrowserParts, pushSupport, type PushSupport } from './push-support.ts'

const ALL: BrowserParts = {
  serviceWorker: true,
  pushManager: true,
  notification: true,
  shown: true,
  indexedDB: true,
}

it.each<[Partial<BrowserParts>, Device['platform'], Device['shell'], PushSupport]>([
  [{}, 'android', 'browser', 'supported'],
  [{}, 'ios', 'pwa', 'supported'],
  [{}, 'android', 'native', 'native'],
  [{ pushManager: false, notification: false }, 'ios', 'browser', 'home-screen'],
  [{ pushManager: false, notification: false }, 'ios', 'pwa', 'unsupported'],
  [{ pushManager: false }, 'ios', 'native', 'native'],
  [{ serviceWorker: false }, 'android', 'browser', 'unsupported'],
  [{ pushManager: false }, 'android', 'browser', 'unsupported'],
  [{ notification: false }, 'other', 'browser', 'unsupported'],
  [{ shown: false }, 'android', 'browser', 'unsupported'],
  [{ indexedDB: false }, 'other', 'browser', 'unsupported'],
])('[ER-12] without %j on %s, %s: %s', (part, platform, shell, support) =>
  expect(pushSupport({ ...ALL, ...part }, { platform, shell })).toBe(support),
)
