import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('the maintenance page', () => {
  const show = async (setting: Setting) => {
    const started = await start({ ...setting, status: { maintenance: true, ...setting.status } })
    render(started.test.element('MaintenancePage', { close() {} }))
    return started
  }

  it('[OV-06] shows reason and end, and lets the player refresh', async () => {
    const { site, service } = await show({ status: { maintenanceEnd: END }, contacts: [LIVE, MAIL] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Under maintenance')
    expect(screen.getByText(texts.maintenance_text)).toBeTruthy()
    expect(document.querySelector('time')?.dateTime).toBe(new Date(END).toISOString())
    expect(screen.queryByRole('region')).toBeNull()
    await press('Contact us')
    expect(service.open).toHaveBeenCalledOnce()
    await press('Check again')
    expect(site.refreshes).toBe(1)
    expect(screen.getByRole('status').textContent).toBe(texts.still_closed)
  })

  it('[ST-31] an end that is past, or not known, is not shown', async () => {
    const { site } = await show({ status: { maintenanceEnd: NOW } })
    expect(document.querySelector('time')).toBeNull()
    act(() => site.arrive({ maintenanceEnd: END }))
    expect(document.querySelector('time')).not.toBeNull()
    act(() => site.arrive({ maintenanceEnd: undefined }))
    expect(document.querySelector('time')).toBeNull()
  })

  it('[OV-06] says the same in English, where the language is another', async () => {
    await show({ status: { maintenanceEnd: END }, language: 'VI' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(VI.maintenance_title)
    const english = screen.getByRole('region', { name: 'Under maintenance' })
    expect(english.lang).toBe('en')
    expect(english.textContent).toContain(texts.maintenance_text)
    expect(english.textContent).toContain('Expected to be back: Saturday, November 21')
  })

  it.each<[string, Record<string, string>, string, string]>([
    ['its own', { maintenance_description: '<p>Một</p>' }, 'Một!', texts.maintenance_text],
    ['by language', { maintenance_description: 'x', maintenance_description_VI: 'Hai' }, 'Hai!', texts.maintenance_text],
    ['in English', { maintenance_description_EN: 'Two' }, VI.maintenance_text, 'Two!'],
    ['with nothing to read', { maintenance_description: '<script>1</script>' }, VI.maintenance_text, texts.maintenance_text],
  ])('[OV-06][SE-02] the merchant’s description, %s, as the sanitiser leaves it', async (_, templates, own, english) => {
    sanitizeHtml.mockImplementation((html) => {
      const template = document.createElement('template')
      template.innerHTML = `<p>${html.replace(/<.*?>/g, '')}!</p>`
      return template.content
    })
    await show({ status: { templates }, language: 'VI' })
    vi.useRealTimers()
    expect(await screen.findByText(own)).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('region').textContent).toContain(english))
  }) // prettier-ignore

  it.each([
    ['no plugin knows any', undefined],
    ['there is none', []],
  ])('[OV-06] has no way to customer service where %s', async (_, contacts) => {
    await show({ ...(contacts && { contacts }) })
    expect(screen.queryByRole('button', { name: 'Contact us' })).toBeNull()
  })
})
