import { HTTP, HttpError, NAVIGATION, OVERLAYS, REACHABILITY, routes, SESSION } from '@foyer/sdk'
import {
  describeConformance,
  fakeHttp,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeServices,
  fakeSession,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { Referral } from './referral.ts'

describeConformance(plugin, { ...options, texts: { EN } }, { describe, it })

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

const LINK = `${location.origin}/m/register?referralCode=LOTUS10001`
const friend = (index: number) => ({
  name: `fr***${index}`,
  joinedAt: 1_700_000_000_000,
  reward: index % 2 === 0 ? ('5' as const) : undefined,
})
const referral = (part: Partial<NonNullable<Referral['own']>> = {}): Referral => ({
  reward: '50000',
  deposit: '100000',
  own: { code: 'LOTUS10001', invited: 1, earned: '5', friends: [friend(2)], ...part },
})
const GUEST: Referral = { reward: '50000', deposit: '100000', own: undefined }
const REGISTER = { path: '/m/register', access: 'guest', component: 'X' } as const

interface Opening {
  readonly answer?: unknown
  readonly guest?: boolean
}
async function open({ answer = referral(), guest = false }: Opening = {}) {
  const http = fakeHttp({ 'invite.referral': answer })
  const navigation = fakeNavigation('/m/inviteFriends')
  const overlays = fakeOverlays()
  const reachability = fakeReachability()
  const session = fakeSession(guest ? undefined : testMember({ type: 0 }))
  const services = {
    ...fakeServices(),
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    [SESSION]: session,
  }
  const test = await testPlugin(plugin, { services, texts: EN })
  test.contributeOthers(routes, [REGISTER])
  await act(async () => void render(test.element('InviteScreen')))
  return { http, navigation, overlays, reachability, session, test }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))
const shareWith = (share: (data: unknown) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })

describe('the referral page', () => {
  it('[RT-13] shows everybody the offer and how it works, and a guest the ways to a link', async () => {
    const { navigation } = await open({ guest: true, answer: GUEST })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(EN.title)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('With your link or code, and deposits $100,000.00 or more.')).toBeTruthy()
    expect(screen.queryByText(EN.your_link)).toBeNull()
    expect(screen.getByRole('link', { name: EN.register }).getAttribute('href')).toBe('/m/register')
    fireEvent.click(screen.getByRole('link', { name: EN.log_in }))
    expect(navigation.logins).toEqual(['/m/inviteFriends'])
  })

  it('[RT-13] shows a member the own link and code', async () => {
    await open()
    expect(screen.getByText(LINK)).toBeTruthy()
    expect(screen.getByText('LOTUS10001')).toBeTruthy()
    expect(screen.queryByRole('link', { name: EN.log_in })).toBeNull()
  })

  it('shares the link by the device’s own sheet where there is one', async () => {
    const share = vi.fn(() => Promise.resolve())
    shareWith(share)
    const { overlays } = await open()
    await press(EN.share)
    expect(share).toHaveBeenCalledWith({ title: EN.title, text: 'Come and play with me at Test:', url: LINK })
    expect(overlays.toasts).toEqual([])
  })

  it('offers no sheet where the browser has none', async () => {
    await open()
    expect(screen.queryByRole('button', { name: EN.share })).toBeNull()
  })

  it('a sheet that the player closes says nothing; one that the browser refuses copies the link', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    shareWith(() => Promise.reject(new DOMException('closed', 'AbortError')))
    const { overlays } = await open()
    await press(EN.share)
    expect(overlays.toasts).toEqual([])
    shareWith(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await press(EN.share)
    expect(overlays.toasts).toEqual([{ text: EN.copied, options: { kind: 'success' } }])
  })

  it.each([
    [EN.copy_link, LINK],
    [EN.copy_code, 'LOTUS10001'],
  ])('“%s” copies it and says so', async (name, text) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { overlays } = await open()
    await press(name)
    expect(writeText).toHaveBeenCalledWith(text)
    expect(overlays.toasts).toEqual([{ text: EN.copied, options: { kind: 'success' } }])
  })

  it('says so where nothing can be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const { overlays } = await open()
    await press(EN.copy_link)
    expect(overlays.toasts).toEqual([{ text: EN.copy_failed, options: { kind: 'warning' } }])
  })

  it('draws the QR code when it is asked for, and hides it again', async () => {
    await open()
    expect(screen.queryByRole('img')).toBeNull()
    await press(EN.qr_show)
    const code = await screen.findByRole('img', { name: EN.qr_label })
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/)
    expect(button(EN.qr_hide).getAttribute('aria-expanded')).toBe('true')
    await press(EN.qr_hide)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('lists the friends with what each brought, ten at first', async () => {
    const friends = Array.from({ length: 14 }, (_, index) => friend(index))
    await open({ answer: referral({ invited: 1_400, earned: '35.50', friends }) })
    const section = within(screen.getByRole('region', { name: EN.friends_title }))
    expect(section.getByText('1,400')).toBeTruthy()
    expect(section.getByText('$35.50')).toBeTruthy()
    const rows = () => section.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows()).toHaveLength(10)
    expect(rows().slice(0, 2)).toEqual([
      'fr***0Joined Nov 14, 2023+$5.00',
      'fr***1Joined Nov 14, 2023No deposit yet',
    ])
    await press(EN.show_more)
    expect(rows()).toHaveLength(14)
    expect(screen.queryByRole('button', { name: EN.show_more })).toBeNull()
  })

  it.each([
    ['nobody joined', { invited: 0, friends: [] }, EN.friends_empty],
    ['the list is missing', { invited: 4, friends: [] }, EN.friends_not_listed],
  ])('says so where %s', async (_why, part, text) => {
    await open({ answer: referral(part) })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('a member without a code learns that, and still how it works', async () => {
    await open({ answer: { reward: undefined, deposit: undefined, own: undefined } })
    expect(screen.getByText(EN.no_code)).toBeTruthy()
    expect(screen.getByText(EN.step_join_text)).toBeTruthy()
    expect(screen.getByText(EN.lead)).toBeTruthy()
  })

  it('a failure can be tried again, and is when the network is back', async () => {
    const { http, reachability } = await open({
      answer: new HttpError('HT-NETWORK', 'gone', 'invite.referral'),
    })
    expect(screen.getByRole('alert').textContent).toContain(EN.load_failed)
    await act(async () => reachability.state.set('offline'))
    expect(screen.getByRole('alert').textContent).toContain(EN.load_offline)
    http.answers['invite.referral'] = referral()
    await act(async () => reachability.state.set('online'))
    expect(screen.getByText(LINK)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks again when somebody logs in, and takes the link away with the session', async () => {
    const { http, session } = await open({ guest: true, answer: GUEST })
    http.answers['invite.referral'] = referral()
    await act(async () => session.start(testMember()))
    expect(screen.getByText(LINK)).toBeTruthy()
    http.answers['invite.referral'] = GUEST
    await act(async () => session.end('logout'))
    expect(screen.queryByText(LINK)).toBeNull()
  })
})
