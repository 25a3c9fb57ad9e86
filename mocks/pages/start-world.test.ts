// @vitest-environment node
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveHandlers } from '../adapters/http.fake.ts'
import { handlers } from '../gateway/handlers.ts'
import { defaultProfile, PROFILES } from '../world/merchants.ts'
import { findWorld } from '../world/worlds.ts'
import { ownTarget } from './start-world.ts'

const profile = defaultProfile()
const [host = 'lotus.localhost'] = profile.hosts
const other = PROFILES.find(({ id }) => id !== profile.id)
let server: Awaited<ReturnType<typeof serveHandlers>>
let port: string
beforeAll(async () => {
  server = await serveHandlers(handlers)
  port = new URL(server.url).port
})
afterAll(() => server.close())

/** A request with a Host header, which fetch does not allow to set. */
const get = (path: string, from = host, cookie = ''): Promise<{ response: IncomingMessage; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${from}:${port}`, ...(cookie && { cookie }) }
    httpRequest(server.url + path, { headers }, (response) => {
      let text = ''
      response.on('data', (part) => (text += String(part)))
      response.on('end', () => resolve({ response, text }))
    })
      .on('error', reject)
      .end()
  })

/** Both steps, as a browser takes them. */
async function enter(query: string): Promise<{ cookies: readonly string[]; text: string; id: string }> {
  const { response } = await get(`/__gateway/enter?${query}`)
  const location = response.headers.location ?? ''
  const seeded = await get(location)
  const id = new URLSearchParams(location.split('?')[1]).get('world') ?? ''
  return { cookies: seeded.response.headers['set-cookie'] ?? [], text: seeded.text, id }
}
/** The storage entries that the page's script writes, and its target address. */
type Entries = Readonly<Record<string, string>>
function seedIn(text: string): { local: Entries; session: Entries; to: unknown } {
  const seed = /const seed = (.*)/.exec(text)?.[1] ?? '{}'
  return {
    ...(JSON.parse(seed) as { local: Entries; session: Entries }),
    to: JSON.parse(/location\.replace\((.*)\)/.exec(text)?.[1] ?? '""'),
  }
}

describe('entering', () => {
  it('[HA-02] clears the browser first, and sets the cookie in a second answer that this does not clear', async () => {
    const { response } = await get('/__gateway/enter?lang=VI&to=/m/game')
    expect(response.statusCode).toBe(303)
    expect(response.headers['clear-site-data']).toBe('"storage", "cookies"')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.headers.location).toMatch(/^\/__gateway\/enter\/seed\?world=[\w-]+&to=%2Fm%2Fgame$/)
    const { cookies, id } = await enter('lang=VI&to=/m/game')
    expect(cookies).toEqual([`foyer_world=${id}; Path=/; SameSite=Lax`, 'language=VI; Path=/; SameSite=Lax'])
    expect(findWorld(id)?.merchant).toBe(profile.id)
  })

  it('names the foreign plugin that the development server lets in', async () => {
    const { cookies } = await enter('foreign=http://localhost:7301&to=/m/home')
    expect(cookies).toContain('foyer_foreign=http%3A%2F%2Flocalhost%3A7301; Path=/; SameSite=Lax')
    expect((await enter('foreign=https://a.example&to=/m/home')).cookies).toHaveLength(1)
  })
  it('names the pseudo-language that the development server shows', async () => {
    const { cookies } = await enter('pseudo=mirrored&to=/m/home')
    expect(cookies).toContain('foyer_pseudo=mirrored; Path=/; SameSite=Lax')
    expect((await enter('pseudo=klingon&to=/m/home')).cookies).toHaveLength(1)
  })
  it('[EN-01] seeds the session, language, theme and the state’s other entries', async () => {
    const { text, id } = await enter(
      'member=agent&lang=EN&theme=dark&device=webclip&seed.x=%3C/script%3E&seed.session.autoLogin=0&to=/m/home',
    )
    const { local, session } = seedIn(text)
    expect(local).toEqual({ language: 'EN', theme: 'dark', WEBCLIP: '1', x: '</script>' })
    expect(text.match(/<\/script>/g)).toHaveLength(1)
    const { MC_SESSION_INFO: info = '', ...others } = session
    expect(others).toEqual({ autoLogin: '0' })
    const { token, ...rest } = JSON.parse(info) as Record<string, unknown>
    expect(rest).toEqual({
      id: '10002',
      merchantCode: profile.code,
      userName: 'agent',
      type: 1,
      firstTimeLogin: false,
    })
    expect(findWorld(id)?.sessions.get(String(token))).toBe('10002')
  })

  it.each([
    ['weak', '-PWDEXPFORCECHANGE3', 'weak'],
    ['expired', 'PWDEXPFORCECHANGE3', 'expired'],
    ['expired', '-PWDEXPFORCECHANGE3', undefined],
    ['player', 'PWDEXPFORCECHANGE3', undefined],
  ])(
    '[ST-03] the session of %s with %s requires the same as after a login: %s',
    async (member, switches, owes) => {
      const { text } = await enter(`member=${member}&switches=${switches}&to=/m/home`)
      const { MC_SESSION_INFO: info = '' } = seedIn(text).session
      expect(Reflect.get(JSON.parse(info) as object, 'passwordChangeRequired')).toBe(owes)
    },
  )

  it('a login link opens the site with a token in the address, good or unknown', async () => {
    const good = await enter('link=agent&to=/m/home?r=7%23top')
    const [, token = ''] = /^\/m\/home\?r=7&token=([\w-]+)#top$/.exec(String(seedIn(good.text).to)) ?? []
    expect(findWorld(good.id)?.sessions.get(String(token))).toBe('10002')
    expect(seedIn(good.text).session).toEqual({})
    const bad = await enter('link=invalid&to=/m/home')
    expect(seedIn(bad.text).to).toBe('/m/home?token=invalid')
    expect(findWorld(bad.id)?.sessions.size).toBe(0)
  })

  it('seeds no session for a guest', async () => {
    const { text, id } = await enter('to=/m/home')
    expect(seedIn(text)).toEqual({ local: {}, session: {}, to: '/m/home' })
    expect(findWorld(id)?.sessions.size).toBe(0)
  })

  it('navigates to own addresses under /m only, and shows a link without scripts', async () => {
    const { text } = await enter('to=/m/activity?id=1%26x%23top')
    expect(seedIn(text).to).toBe('/m/activity?id=1&x#top')
    expect(text).toContain('<a href="/m/activity?id=1&amp;x#top">')
    for (const to of [
      'https://evil.example/m/',
      '//evil.example/m',
      '/wps/x',
      '/m/../x',
      'javascript:alert(1)',
      '/mx',
      '',
    ])
      expect(seedIn((await enter(`to=${encodeURIComponent(to)}`)).text).to).toBe('/m/home')
  })

  it('sends another merchant’s state to that merchant’s own host', async () => {
    if (!other) throw new Error('needs a second merchant')
    const { response } = await get(`/__gateway/enter?merchant=${other.id}&member=vip&to=/m/game`)
    expect(response.statusCode).toBe(303)
    expect(response.headers['clear-site-data']).toBeUndefined()
    expect(response.headers.location).toBe(
      `http://${other.hosts[0] ?? ''}:${port}/__gateway/enter?merchant=${other.id}&member=vip&to=/m/game`,
    )
    const there = await get(`/__gateway/enter?merchant=${other.id}`, other.hosts[0])
    expect(there.response.headers.location).toMatch(/^\/__gateway\/enter\/seed/)
  })

  it('accepts the caller’s own id, by which any host finds the world', async () => {
    await enter('world=my-own-world&switches=-CBS3')
    const { text } = await get('/__gateway/world?world=my-own-world', '127.0.0.1')
    expect(JSON.parse(text)).toMatchObject({
      id: 'my-own-world',
      state: `merchant=${profile.id}${profile.switches['CBS3'] ? '&switches=-CBS3' : ''}`,
    })
    expect((await get('/__gateway/world?world=gone-gone')).response.statusCode).toBe(404)
    expect((await get('/__gateway/enter/seed?world=gone-gone')).response.statusCode).toBe(404)
  })

  it('[HA-06a] gives each browser its own world', async () => {
    const [one, two] = [await enter('switches=ONLYONE3'), await enter('')]
    const switches = async (cookie: string): Promise<unknown> => {
      const { text } = await get('/__gateway/world', host, cookie)
      return (JSON.parse(text) as { switches: unknown }).switches
    }
    expect(await switches(`foyer_world=${one.id}`)).toHaveProperty('ONLYONE3', true)
    expect(await switches(`foyer_world=${two.id}`)).not.toHaveProperty('ONLYONE3')
  })
})

it('ownTarget keeps query and hash', () => {
  expect(ownTarget('/m/game?a=1#b', 'http://x')).toBe('/m/game?a=1#b')
  expect(ownTarget('http://x/m/game', 'http://x')).toBe('/m/game')
  expect(ownTarget(null, 'http://x')).toBe('/m/home')
})
