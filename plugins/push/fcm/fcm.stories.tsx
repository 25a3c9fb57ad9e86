import type { Store } from '@foyer/sdk'
import { pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import type { PushFailure, PushState } from '../contract/push.ts'
import * as fcm from './fcm.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { PermissionSheet } from './permission-sheet.tsx'
import { messagingFailure } from './push-failure.ts'
import type { PushSupport } from './push-support.ts'
import { options } from './conformance.ts'

export default { title: 'push / fcm' }

const story = pluginStories(
  { ...plugin, load: () => Promise.resolve({ ...fcm, PermissionSheet }) },
  { texts: EN, ...(options.settings && { settings: options.settings }) },
)

interface SheetState {
  readonly state?: PushState
  readonly support?: PushSupport
  readonly platform?: 'android' | 'ios' | 'other'
}
const nothing = (): void => undefined
const sheet = ({
  state = { step: 'off' },
  support = 'supported',
  platform = 'android',
}: SheetState): StoryOptions => {
  const store: Store<PushState> = { get: () => state, subscribe: () => nothing }
  const stay = (): Promise<PushState> => Promise.resolve({ step: 'working', on: false })
  const control = { state: store, enable: stay, disable: stay }
  const props = { plugin: plugin.manifest.id, control, support, platform, onChanged: nothing, close: nothing }
  return { overlay: 'sheet', props }
}
const failed = (failure: PushFailure, on = false): SheetState => ({ state: { step: 'failed', on, failure } })

export const Usual = story('PermissionSheet', sheet({}))
export const Busy = story('PermissionSheet', sheet({ state: { step: 'working', on: false } }))
export const On = story('PermissionSheet', sheet({ state: { step: 'on' } }))
export const BusyOff = story('PermissionSheet', sheet({ state: { step: 'working', on: true } }))
export const Failed = story('PermissionSheet', sheet(failed(messagingFailure('token-subscribe-failed'))))
export const FailedBlocked = story('PermissionSheet', sheet(failed(messagingFailure('permission-blocked'))))
export const FailedBlockedIos = story(
  'PermissionSheet',
  sheet({ ...failed(messagingFailure('permission-blocked')), platform: 'ios' }),
)
export const FailedVendor = story(
  'PermissionSheet',
  sheet(failed({ key: 'error_vendor', code: 'AbortError (20)' })),
)
export const FailedBinding = story(
  'PermissionSheet',
  sheet(failed({ key: 'error_bind', code: 'PU-BIND' }, true)),
)
export const Offline = story('PermissionSheet', sheet(failed({ key: 'error_network', code: 'network' })))
export const RefusedHomeScreen = story('PermissionSheet', sheet({ support: 'home-screen', platform: 'ios' }))
export const RefusedBrowser = story('PermissionSheet', sheet({ support: 'unsupported' }))
export const LongTexts = story('PermissionSheet', {
  ...sheet(failed(messagingFailure('token-subscribe-failed'))),
  texts: {
    ...EN,
    allow: 'I allow messages on this device, until I turn them off again',
    reason_money: `${EN.reason_money} `.repeat(4),
    error_subscribe_failed: `${EN.error_subscribe_failed} `.repeat(4),
  },
})
export const UsualRow = story('NotificationsRow')
