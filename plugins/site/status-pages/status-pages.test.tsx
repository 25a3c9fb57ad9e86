import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHECK_MS } from './constants.ts'
import texts from './locales/EN.json' with { type: 'json' }
import VI from './locales/VI.json' with { type: 'json' }
import { END, LIVE, MAIL, NOW, press, type Setting, start } from './status-pages.fake.ts'

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

describe('the page that replaces the site', () => {
  it('[ST-31] follows the status, and cannot be closed otherwise', async () => {
    const { site, overlays, open, test } = await start({ status: { maintenance: true } })
    expect(overlays.opened[0]?.options).toEqual({
      label: 'Under maintenance',
      kind: 'full',
      priority: 'maintenance',
      dismissible: false,
    })
    site.arrive({ maintenanceEnd: END })
    expect(overlays.opened).toHaveLength(1)
    site.arrive({ regionRestriction: true })
    expect(open()).toEqual(['access-denied'])
    site.arrive({ regionRestriction: false, maintenance: false })
    expect(open()).toEqual([])
    site.arrive({ maintenance: true })
    expect(open()).toEqual(['maintenance'])
    expect(await test.dispose()).toMatchObject({ errors: [], nodes: [] })
    expect(open()).toEqual([])
  })

  it('[ST-31] stays while a recheck fails', async () => {
    const { site, open } = await start({ status: { maintenance: true } })
    site.fail()
    expect(open()).toEqual(['maintenance'])
  })

  it('refreshes the status around every half minute until the site is open', async () => {
    const { site } = await start({ status: { maintenance: true } })
    await vi.advanceTimersByTimeAsync(CHECK_MS - 1)
    expect(site.refreshes).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(site.refreshes).toBe(1)
    await vi.advanceTimersByTimeAsync(CHECK_MS)
    expect(site.refreshes).toBe(2)
    site.arrive({ maintenance: false })
    await vi.advanceTimersByTimeAsync(CHECK_MS * 10)
    expect(site.refreshes).toBe(2)
  })

  it('does not refresh while the page is hidden', async () => {
    const { site } = await start({ status: { maintenance: true } })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await vi.advanceTimersByTimeAsync(CHECK_MS * 3)
    expect(site.refreshes).toBe(0)
    hidden.mockReturnValue(false)
    await vi.advanceTimersByTimeAsync(CHECK_MS)
    expect(site.refreshes).toBe(1)
  })
})

describe('the access-denied page', () => {
  const show = async (setting: Setting) => {
    const started = await start({ ...setting, status: { regionRestriction: true, ip: '203.0.113.7' } })
    render(started.test.element('AccessDeniedPage', { close() {} }))
    return started
  }

  it('[OV-07] shows heading and address, and leads to the first customer-service link', async () => {
    await show({ contacts: [LIVE, MAIL] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Access Denied')
    expect(screen.getByText('203.0.113.7')).toBeTruthy()
    const contact = screen.getByRole('link', { name: 'Contact us' })
    expect(contact.getAttribute('href')).toBe(LIVE.url)
    expect(contact.getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('[OV-07] says the same in English, where the language is another', async () => {
    await show({ language: 'VI' })
    expect(screen.getByText(VI.denied_text)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Access Denied' }).textContent).toContain(texts.denied_text)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('a status that cannot be had', () => {
  it('[ER-01] is alerted once, until it is had', async () => {
    const { site, overlays, open } = await start()
    site.fail({ errorCode: 'system.busy', message: 'Busy' })
    expect(overlays.opened[0]?.options).toMatchObject({ label: 'Notice', priority: 'alert' })
    overlays.opened[0]?.close()
    site.fail({ errorCode: 'system.busy' })
    expect(overlays.opened).toHaveLength(1)
    site.arrive()
    site.fail({ errorCode: 'system.busy' })
    expect(open()).toEqual([])
  })

  it.each([
    ['the gateway’s words', 'https:', { errorCode: 'system.busy', message: 'Busy' }, 'Busy'],
    ['‘Error’, where it says nothing', 'https:', { errorCode: 'system.busy' }, 'Error'],
    ['‘Error’ on https without an answer', 'https:', {}, 'Error'],
    ['‘Error’ for a code without words on plain http', 'http:', { errorCode: 'system.busy' }, 'Error'],
    ['that the network failed, on plain http', 'http:', {}, 'Network Error / CORS Errors'],
  ])('[ER-01] the alert is titled Notice and says %s', async (_, protocol, answer, words) => {
    vi.spyOn(location, 'protocol', 'get').mockReturnValue(protocol)
    const { site, test } = await start()
    site.fail(answer)
    render(test.element('Opened'))
    expect(screen.getByRole('heading').textContent).toBe('Notice')
    expect(screen.getByText(words).tagName).toBe('P')
  })

  it('the alert goes by itself once the gateway answers', async () => {
    const { site, open } = await start()
    site.fail()
    expect(open()).toEqual(['alert'])
    site.arrive()
    expect(open()).toEqual([])
  })

  it('[ER-01] [OV-20] a domain that is not available puts the notice in the alert’s place, and takes it back', async () => {
    const { site, overlays, open } = await start()
    site.fail()
    site.fail({ errorCode: 'domain_not_available' })
    site.fail({ errorCode: 'domain_not_available' })
    expect(open()).toEqual(['unreachable'])
    expect(overlays.opened).toHaveLength(2)
    expect(overlays.opened[1]?.options).toMatchObject({ label: 'Notice', dismissible: false })
    site.arrive()
    expect(open()).toEqual([])
  })

  it('[ER-02] nothing is said while the network is gone', async () => {
    const { site, open, reachability } = await start()
    reachability.state.set('offline')
    site.fail()
    expect(open()).toEqual([])
  })

  it('is asked for again by itself, less and less', async () => {
    const { site } = await start()
    site.fail()
    const at: number[] = []
    const refresh = vi.spyOn(site, 'refresh').mockImplementation(async () => {
      at.push((Date.now() - NOW) / CHECK_MS)
      site.fail()
    })
    await vi.advanceTimersByTimeAsync(CHECK_MS * 20)
    expect(at).toEqual([1, 3, 7, 15])
    refresh.mockImplementation(async () => site.arrive())
    await vi.advanceTimersByTimeAsync(CHECK_MS * 30)
    expect(refresh).toHaveBeenCalledTimes(5)
  })

  it('the alert’s retry asks at once, and says when that was in vain', async () => {
    const { test, site } = await start()
    const close = vi.fn()
    render(test.element('ErrorNotice', { message: 'Busy', close }))
    expect(screen.getByText('Busy')).toBeTruthy()
    await press('Try again')
    expect(site.refreshes).toBe(1)
    expect(screen.getByRole('status').textContent).toBe(texts.still_failing)
    await press('OK')
    expect(close).toHaveBeenCalledOnce()
  })
})
