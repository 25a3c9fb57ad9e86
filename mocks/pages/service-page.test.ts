// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { withDefaultLanguage } from '../../kernel/profile/with-default-language.ts'
import { profile as lotus } from '../../merchants/lotus/profile.ts'
import { servicePage } from './service-page.ts'

const HEADERS = { 'accept-language': 'vi', referer: 'http://lotus.localhost/' }
const answer = (query: string, behaviour?: Parameters<typeof servicePage>[3]) =>
  servicePage(
    { headers: new Headers(HEADERS) },
    new URL(`http://lotus.localhost/__gateway/service?${query}`),
    withDefaultLanguage(lotus),
    behaviour,
  )
const shown = async (query: string): Promise<string> => await answer(query).text()

describe('the page of a vendor', () => {
  it.each([
    ['desk=live&name=anna', 'anna'],
    ['desk=live&username=anna', 'guest'],
    ['desk=support&CUSTOM!username=An%20%26%20Bo', 'An &amp; Bo'],
    // A vendor that reads its own address may not know the encoded name.
    ['desk=support&CUSTOM%21username=anna', 'guest'],
    ['desk=third&visitorname=anna', 'anna'],
    ['desk=aican&name=anna', 'guest'],
    ['desk=constructor&name=anna', 'anna'],
    ['desk=acme&name-in=who&who=An%20%26%20Bo', 'An &amp; Bo'],
    ['desk=acme&name-in=who&name=anna', 'guest'],
  ])('[EN-22] %s is greeted as %s', async (query, name) =>
    expect(await shown(query)).toContain(`Hello ${name}, how can we help?`),
  )

  it('shows language, page and colour', async () => {
    expect(await shown('desk=live')).toContain('Language: vi · From: http://lotus.localhost/')
    const page = await shown('desk=cbs&language=CN&headerColor=%230f5132')
    expect(page).toContain('Language: CN')
    expect(page).toContain('background: #0f5132')
    expect(await shown('desk=acme&language-in=lang&lang=VI&language=CN')).toContain('Language: VI')
    expect(await shown('desk=cbs&headerColor=red}body{')).toContain('background: #23408f')
  })

  it('tells the page around it that it is there, unless it fails', async () => {
    expect(await shown('desk=cbs')).toContain('parent.postMessage')
    expect(await answer('desk=cbs', 'fails').text()).not.toContain('parent.postMessage')
  })

  it('fails, and refuses a frame', () => {
    expect(answer('desk=live', 'fails').status).toBe(500)
    expect(answer('desk=live', 'unframed').headers.get('x-frame-options')).toBe('DENY')
  })
})
