import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REGISTRATION_INFO } from '../../account/contract.ts'
import { ALL_DEAD_MS } from './constants.ts'
import texts from './locales/EN.json' with { type: 'json' }
import VI from './locales/VI.json' with { type: 'json' }
import { button, LIVE, MAIL, NOW, press, type Setting, start } from './status-pages.fake.ts'

/** Needs a browser, where tests/full/corpora/safe-html.spec.ts runs it. */
const sanitizeHtml = vi.hoisted(() => vi.fn<(html: string) => DocumentFragment>())
vi.mock('../../../sdk/src/ui/sanitize-html.ts', () => ({ sanitizeHtml }))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the unreachable-site notice', () => {
  const show = async (setting: Setting) => {
    const started = await start(setting)
    started.storage.set(REGISTRATION_INFO, { affiliateCode: 'A1', referralCode: 'R1' })
    const view = render(started.test.element('UnreachableNotice', { message: 'Gone' }))
    return { ...started, view }
  }

  it.each([
    ['none', [], false],
    ['one', [LIVE], true],
    ['several', [LIVE, MAIL, LIVE], true],
  ])('[OV-20] customer service, with %s', async (_, contacts, shown) => {
    const { service } = await show({ contacts })
    expect(screen.queryAllByRole('button', { name: 'Customer service' })).toHaveLength(shown ? 1 : 0)
    if (!shown) return
    await press('Customer service')
    expect(service.open).toHaveBeenCalledOnce()
  })

  it('[OV-20] explains in the player’s language what the gateway says in its own', async () => {
    await show({ language: 'VI' })
    const [own, gateway] = [screen.getByText(VI.unreachable), screen.getByText('Gone')]
    expect(own.compareDocumentPosition(gateway)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('heading').textContent).toBe(VI.notice)
    expect(button(VI.retry_once)).toBeTruthy()
  })

  it.each([
    ['where nobody else can be asked', [], 'help@test.example', 'mailto:help@test.example'],
    ['not beside customer service', [LIVE], 'help@test.example', undefined],
    ['not without an address', [], undefined, undefined],
  ])('leads to the merchant’s mail: %s', async (_, contacts, mail, href) => {
    await show({ contacts, ...(mail && { mail }) })
    const links = screen.queryAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(href ? [href] : [])
    expect(links.map((link) => link.textContent)).toEqual(href ? [`Write to us: ${mail}`] : [])
  })

  it('[OV-21] retry once leads to the fastest domain, with the registration’s codes and no token, of the address or of the session', async () => {
    const session = { id: '7', token: 't0ken', merchantCode: 'lotus01', userName: 'lan', type: 0 }
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session))
    window.history.replaceState(null, '', '/m/home?token=t0ken&tokens=t0ken&lang=EN')
    const { navigation, domains } = await show({ winner: 'https://b.example' })
    await press('Retry once')
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
    expect(navigation.left).toEqual(['https://b.example/m/index.html?affiliateCode=A1&r=R1'])
    expect(domains.races).toBe(1)
    await press('Retry once')
    expect(domains.races).toBe(1)
  })

  it('[OV-21] where none answers the player reads so, and this host is loaded again', async () => {
    const { navigation } = await show({})
    await press('Retry once')
    expect(screen.getByRole('status').textContent).toBe(texts.all_dead)
    const leave = vi.spyOn(navigation, 'navigateExternal').mockReturnValue(true)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(leave).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(leave).toHaveBeenCalledWith(`${location.origin}/m/index.html?affiliateCode=A1&r=R1`)
  })

  it('[OV-21] where the navigation refuses the address, this page is loaded again', async () => {
    const { navigation } = await show({ winner: 'http://b.example' })
    vi.spyOn(navigation, 'navigateExternal').mockReturnValue(false)
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    await press('Retry once')
    expect(navigation.navigateExternal).toHaveBeenCalledWith(
      'http://b.example/m/index.html?affiliateCode=A1&r=R1',
    )
    expect(reload).toHaveBeenCalledOnce()
  })

  it('leads nowhere any more once it is taken away', async () => {
    const { navigation, view } = await show({})
    await press('Retry once')
    view.unmount()
    await vi.advanceTimersByTimeAsync(ALL_DEAD_MS)
    expect(navigation.left).toEqual([])
  })
})
