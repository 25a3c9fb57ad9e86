import {
  createStore,
  DEVICE,
  HTTP,
  HttpError,
  I18N,
  MEMBER,
  type Member,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  SESSION,
  type Shell,
  tracked,
} from '@foyer/sdk'
import {
  describeConformance,
  fakeDevice,
  fakeHttp,
  fakeI18n,
  fakeMember,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeServices,
  fakeSession,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { INSTALL_MODAL, type InstallModal } from '../../install/contract/install-modal.ts'
import { AVAILABLE_PROMOTIONS, type PromotionAvailability, type PromotionsState } from '../contract.ts'
import { ACTIONS, type ActivityButton } from './activity-button.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, { ...options, texts: { EN } }, { describe, it })

afterEach(cleanup)

const button = (action: string, part: Partial<ActivityButton> = {}): ActivityButton => ({
  action,
  title: '',
  image: '',
  redirect: '',
  externalLink: '',
  categories: [],
  ...part,
})
const ALL = { buttons: ACTIONS.map((action) => button(action)), refused: [] }
const vip = { clubLabel: { labelName: 'Diamond', type: 'AUTO', rankLevel: 6 } } as Member
const known = (referral: boolean): PromotionsState => ({
  step: 'known',
  promotions: { APP_DOWNLOAD: { enabled: true, count: 1 }, REFERRAL: { enabled: referral, count: 1 } },
})

interface Opening {
  readonly answer?: unknown
  /** Of the member; absent: a visitor. */
  readonly type?: number
  readonly shell?: Shell
  readonly promotions?: PromotionsState
  readonly member?: Member
  readonly modal?: InstallModal
}
async function open({
  answer = ALL,
  type,
  shell = 'browser',
  promotions = known(true),
  member,
  modal,
}: Opening = {}) {
  const http = fakeHttp({ 'activity-buttons.list': answer })
  const navigation = fakeNavigation('/m/activity')
  const overlays = fakeOverlays()
  const reachability = fakeReachability()
  const session = fakeSession(type === undefined ? undefined : testMember({ type }))
  const state = createStore(promotions)
  const i18n = fakeI18n(EN)
  const available: PromotionAvailability = { state, refresh: () => Promise.resolve() }
  const services = {
    ...fakeServices(),
    [AVAILABLE_PROMOTIONS]: available,
    [DEVICE]: fakeDevice({ shell }),
    [HTTP]: http,
    [I18N]: i18n,
    [MEMBER]: fakeMember(member),
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    [SESSION]: session,
    ...(modal && { [INSTALL_MODAL]: modal }),
  }
  const test = await testPlugin(plugin, { services, texts: EN })
  await act(async () => void render(test.element('ActivityShortcuts')))
  return { http, i18n, navigation, overlays, reachability, session, state, test }
}
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const link = (name: string) => screen.getByRole('link', { name })

describe('the activity buttons', () => {
  it('[OV-23][OV-28] of a visitor: no member’s own, and each that needs a log-in leads there and back', async () => {
    const { navigation } = await open()
    expect(names()).toEqual([
      EN.action_APP_DOWNLOAD,
      EN.action_REGISTER,
      EN.action_INVITE_FRIENDS,
      EN.action_MEMBER,
      EN.action_DEPOSIT,
      EN.action_REWARD_CENTER,
      EN.action_MISSION,
      EN.action_POINT_MARKET,
      EN.action_ACTIVITY,
    ])
    const asked = [
      EN.action_DEPOSIT,
      EN.action_REWARD_CENTER,
      EN.action_MISSION,
      EN.action_POINT_MARKET,
      EN.action_MEMBER,
    ]
    for (const name of asked) fireEvent.click(link(name))
    expect(navigation.logins).toEqual([
      '/m/voucherCenter',
      '/m/rewardCenter',
      '/m/leaderBoard',
      '/m/mall/mallHome',
      '/m/member/home',
    ])
    expect(link(EN.action_REGISTER).getAttribute('href')).toBe('/m/register')
  })

  it('[OV-23][OV-28] of a member: links to the pages', async () => {
    await open({ type: 0, member: vip })
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/m/inviteFriends',
      '/m/member/home',
      '/m/voucherCenter',
      '/m/rewardCenter',
      '/m/leaderBoard',
      '/m/mall/mallHome',
      '/m/activity',
    ])
    expect(names()).not.toContain(EN.action_REGISTER)
  })

  it('[OV-28] follow what changes: the log-in, and what becomes known of the referral', async () => {
    const { session, state } = await open({ promotions: { step: 'unknown' } })
    expect(names()).not.toContain(EN.action_INVITE_FRIENDS)
    await act(async () => state.set(known(true)))
    expect(names()).toContain(EN.action_INVITE_FRIENDS)
    await act(async () => session.start(testMember({ type: 0 })))
    expect(names()).not.toContain(EN.action_REGISTER)
    expect(names()).not.toContain(EN.action_MEMBER)
  })

  it.each(['native', 'pwa', 'webclip'] as const)(
    '[OV-28] have no download in the shell %s',
    async (shell) => {
      await open({ shell })
      expect(names()).not.toContain(EN.action_APP_DOWNLOAD)
    },
  )

  it('[VA-16] are not there for a member of another type', async () => {
    await open({ type: 4 })
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('[OV-28] the download opens the install modal, within the tap, which tracks what is downloaded', async () => {
    const asked: string[] = []
    const modal: InstallModal = { open: (request) => (asked.push(request), Promise.resolve(true)) }
    const { overlays, test } = await open({ modal })
    screen.getByRole('button', { name: EN.action_APP_DOWNLOAD }).click()
    expect(asked).toEqual(['button'])
    await act(async () => {})
    expect([test.emitted(tracked), overlays.toasts]).toEqual([[], []])
  })

  it.each<[string, InstallModal | undefined]>([
    ['nothing installs', undefined],
    ['the device has nothing to install', { open: () => Promise.resolve(false) }],
    ['the modal fails', { open: () => Promise.reject(new Error('broken')) }],
  ])('[OV-28] the download says what the player can do where %s', async (_why, modal) => {
    const { overlays, test } = await open(modal && { modal })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: EN.action_APP_DOWNLOAD })))
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.install_hint])
    expect(test.emitted(tracked)).toEqual([])
  })

  it('another site opens in a window of its own', async () => {
    const buttons = [button('ACTIVITY', { title: 'News', externalLink: 'https://news.example/a' })]
    const { navigation } = await open({ answer: { buttons, refused: [] } })
    fireEvent.click(screen.getByRole('button', { name: 'News' }))
    expect(navigation.opened).toEqual(['https://news.example/a'])
  })

  it('[OV-28] an unknown action is not shown and logs a warning only, once', async () => {
    const buttons = [button('LUCKY_WHEEL', { title: 'Wheel' }), button('DEPOSIT')]
    const { session, test } = await open({ answer: { buttons, refused: [] } })
    await act(async () => session.start(testMember({ type: 0 })))
    expect(names()).toEqual([EN.action_DEPOSIT])
    expect(test.logger.entries.map(({ level, subject }) => [level, subject])).toEqual([
      ['warn', 'AB-ACTION: LUCKY_WHEEL'],
    ])
  })

  it.each<[string, unknown]>([
    ['the list is empty', { buttons: [], refused: [] }],
    ['nothing of it can be shown', { buttons: [button('NONE')], refused: [] }],
    ['it cannot be loaded', new HttpError('HT-NETWORK', 'gone', 'activity-buttons.list')],
  ])('take no room where %s', async (_why, answer) => {
    await open({ answer })
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('come when the network is back, and in another language again', async () => {
    const { http, i18n, reachability } = await open({ answer: new HttpError('HT-OFFLINE', 'gone', 'x') })
    http.answers['activity-buttons.list'] = { buttons: [button('ACTIVITY', { title: 'Tet' })], refused: [] }
    await act(async () => reachability.state.set('offline'))
    await act(async () => reachability.state.set('online'))
    expect(names()).toEqual(['Tet'])
    http.answers['activity-buttons.list'] = { buttons: [button('ACTIVITY', { title: 'Tết' })], refused: [] }
    await act(async () => i18n.language.set('VI'))
    expect(names()).toEqual(['Tết'])
  })
})
