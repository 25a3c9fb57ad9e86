import {
  HTTP,
  HttpError,
  type Member,
  MEMBER,
  memberMenu,
  NAVIGATION,
  OVERLAYS,
  SESSION,
  SITE,
} from '@foyer/sdk'
import {
  fakeHttp,
  fakeMember,
  fakeNavigation,
  fakeOverlays,
  fakeServices,
  fakeSession,
  fakeSite,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settingsRequested } from '../../site/contract.ts'
import AUTH from '../auth/locales/EN.json'
import { PICTURES } from './picture-store.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
// Loaded before the tests: the first one would wait for it.
import './member-home-screen.tsx'
import { PictureSheet } from './picture-sheet.tsx'

afterEach(cleanup)

const RANK = 'member.rank-progress'
const progress = { completed: 3, expected: 5, labelId: 'vip-7' }
const known = (type: string): Member => ({
  id: '1001',
  userName: 'player1',
  type: 1,
  language: undefined,
  merchantCode: undefined,
  regDate: Date.UTC(2026, 2, 15),
  clubLabel: { labelName: 'Diamond', type, rankLevel: 6 },
})

async function open({
  rank = progress as unknown,
  member = known('AUTO') as Member | 'none',
  icons = 9,
  storage = fakeStorage(),
  id = '1001',
} = {}) {
  const http = fakeHttp({ [RANK]: rank, 'auth.logout': {} })
  const session = fakeSession(testMember({ id }))
  const overlays = fakeOverlays()
  const navigation = fakeNavigation('/m/member/home')
  const services = {
    ...fakeServices({ texts: { ...AUTH, ...EN }, storage }),
    [HTTP]: http,
    [SESSION]: session,
    [MEMBER]: fakeMember(member === 'none' ? undefined : member),
    [OVERLAYS]: overlays,
    [NAVIGATION]: navigation,
    [SITE]: fakeSite({ status: { profileIconCount: icons } }),
  }
  const load = async () => ({ ...(await import('./member.ts')), PictureSheet })
  const test = await testPlugin({ ...plugin, load }, { services, texts: { ...AUTH, ...EN }, storage })
  await act(async () => {
    render(test.element('MemberHome'))
    await vi.dynamicImportSettled()
  })
  await screen.findByRole('heading', { level: 1, name: EN.title })
  await act(() => vi.dynamicImportSettled())
  return { test, http, session, overlays, navigation, storage }
}
const bar = () => screen.queryByRole('progressbar')

/** Taps the picture, and draws the sheet that opens. */
async function openSheet({ test, overlays }: Pick<Awaited<ReturnType<typeof open>>, 'overlays' | 'test'>) {
  fireEvent.click(screen.getByRole('button', { name: EN.choose_picture }))
  await vi.waitFor(() => expect(overlays.opened.map(({ options }) => options.kind)).toEqual(['sheet']))
  const { container } = render(test.element('PictureSheet', { close: () => overlays.opened[0]?.close() }))
  return within(container)
}

describe('the member area', () => {
  it('[RT-05][OV-24] shows the member, the VIP label, and the way to the next level', async () => {
    await open()
    const head = screen.getByRole('region', { name: EN.account })
    expect(head.textContent).toMatch(/player1.*Diamond.*Level 6.*Member since March 2026/)
    expect(bar()?.getAttribute('value')).toBe('60')
    expect(screen.getByText('2 conditions left to the next level')).toBeTruthy()
    expect(screen.getByRole('link', { name: EN.see_benefits }).getAttribute('href')).toBe(
      '/m/member/benefits',
    )
  })

  it.each([
    [
      'they have come',
      (member: ReturnType<typeof fakeMember>, _settle: () => void) => member.current.set(known('AUTO')),
      true,
    ],
    [
      'they could not be fetched',
      (_member: ReturnType<typeof fakeMember>, settle: () => void) => settle(),
      false,
    ],
  ])('waits for the member’s data, which stand above the ways on, until %s', async (_case, end, isVip) => {
    const member = fakeMember()
    let settle = (): void => {}
    member.refresh = () => new Promise<void>((resolve) => (settle = resolve))
    const services = {
      ...fakeServices({ texts: { ...AUTH, ...EN } }),
      [HTTP]: fakeHttp({ [RANK]: progress }),
      [SESSION]: fakeSession(testMember()),
      [MEMBER]: member,
    }
    const test = await testPlugin(plugin, { services, texts: { ...AUTH, ...EN } })
    await act(async () => void render(test.element('MemberHome')))
    await act(() => vi.dynamicImportSettled())
    const heading = () => screen.queryByRole('heading', { level: 1, name: EN.title })
    expect(heading()).toBeNull()
    await act(async () => end(member, settle))
    expect([heading() !== null, screen.queryByText('Diamond') !== null]).toEqual([true, isVip])
    await test.dispose()
  })

  it.each([
    ['none is left', { ...progress, completed: 5 }, '100', EN.conditions_met],
    ['one is left', { ...progress, completed: 4 }, '80', '1 condition left to the next level'],
    ['there is no label id', { ...progress, labelId: undefined }, '100', EN.conditions_met],
    ['nothing is expected', { ...progress, expected: 0 }, '100', EN.conditions_met],
    ['more is completed than expected', { ...progress, completed: 12 }, '100', EN.conditions_met],
  ])('[ST-30] shows how far the player is where %s', async (_case, rank, now, text) => {
    await open({ rank })
    expect(bar()?.getAttribute('value')).toBe(now)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    ['no VIP level', known('MANUAL')],
    ['no label', { ...known('AUTO'), clubLabel: undefined }],
    ['no data yet', 'none' as const],
  ])(
    '[OV-24][EN-02b] shows neither label nor progress nor benefits for a member with %s',
    async (_case, member) => {
      await open({ member })
      expect(screen.getByRole('region', { name: EN.account }).textContent).toMatch(/player1/)
      expect(screen.queryByText('Diamond')).toBeNull()
      expect(bar()).toBeNull()
      expect(screen.queryByRole('link', { name: EN.see_benefits })).toBeNull()
    },
  )

  it('says that the progress could not be loaded, and tries again', async () => {
    const { http } = await open({ rank: new HttpError('HT-NETWORK', 'off', RANK) })
    expect(screen.getByRole('alert').textContent).toContain(EN.progress_failed)
    http.answers[RANK] = progress
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.try_again })))
    expect(bar()?.getAttribute('value')).toBe('60')
  })
})

describe('the menu of the member area', () => {
  const row = (key: string) => ({ key, icon: 'gift', label: key, to: `/m/${key}` }) as const

  it.each([0, 1, 15])('shows %d rows of other plugins, and its own', async (count) => {
    const { test } = await open()
    const rows = Array.from({ length: count }, (_, index) => row(`row${index}`))
    await act(async () => test.contributeOthers(memberMenu, rows))
    const menu = within(screen.getByRole('navigation', { name: EN.menu }))
    expect(menu.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      rows.map(({ to }) => to),
    )
    expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      EN.settings,
      AUTH.log_out,
    ])
  })

  it('opens the settings', async () => {
    const { test } = await open()
    fireEvent.click(screen.getByRole('button', { name: EN.settings }))
    expect(test.emitted(settingsRequested)).toHaveLength(1)
  })

  it('[ST-32a] logs out, after a question', async () => {
    const { overlays, session, navigation } = await open()
    overlays.answer = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: AUTH.log_out })))
    expect(session.ended).toEqual([])
    overlays.answer = true
    await act(async () => fireEvent.click(screen.getByRole('button', { name: AUTH.log_out })))
    expect([session.ended, navigation.went.at(-1)?.to]).toEqual([['logout'], '/m/home'])
  })
})

describe('the pictures', () => {
  it.each([
    [9, 9],
    [4, 4],
    [20, 20],
    [5_000, 36],
  ])('[CO-13] are %d by the gateway’s count, and shown are %d', async (icons, shown) => {
    const opened = await open({ icons })
    const sheet = await openSheet(opened)
    const buttons = sheet.getAllByRole('button', { pressed: false })
    expect(buttons).toHaveLength(shown)
    expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(shown)
  })

  it('are closed when the player leaves the screen', async () => {
    const opened = await open()
    await openSheet(opened)
    opened.navigation.navigate('/m/member/home?from=here')
    expect(opened.overlays.opened[0]?.open).toBe(true)
    opened.navigation.navigate('/m/login')
    expect(opened.overlays.opened[0]?.open).toBe(false)
  })

  it('are chosen for the member on this device, and shown in the member area', async () => {
    const opened = await open()
    const sheet = await openSheet(opened)
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: EN.picture_owl })))
    expect(opened.overlays.opened[0]?.open).toBe(false)
    expect(opened.storage.get(PICTURES)).toEqual([['1001', 3]])
    cleanup()
    await open({ storage: opened.storage })
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: EN.choose_picture }).querySelectorAll('svg')).toHaveLength(2),
    )
    cleanup()
    await open({ storage: opened.storage, id: '7' })
    expect(screen.getByRole('button', { name: EN.choose_picture }).querySelectorAll('svg')).toHaveLength(1)
    cleanup()
    // The gateway has fewer pictures than when it was chosen.
    await open({ storage: opened.storage, icons: 2 })
    expect(screen.getByRole('button', { name: EN.choose_picture }).textContent).toBe('P')
  })
})
