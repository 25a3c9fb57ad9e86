// @vitest-environment node
import { beforeEach, expect, it } from 'vitest'
import { newWorld } from '../world/new-world.ts'
import { testProfile } from '../world/profile.fake.ts'
import { issueTicket } from '../world/tickets.ts'
import type { World } from '../world/world.ts'
import { gamePage } from './game-page.ts'

const profile = testProfile()
let world: World
beforeEach(() => void (world = newWorld(profile)))

function open(backUrl: string | undefined, name = 'Golden Koi'): Response {
  const [member] = world.members
  if (!member) throw new Error('no members')
  const ticket = issueTicket(world, { code: 'koi', name, vendor: 'TCG_SEA', member, backUrl })
  return gamePage(new URL(`http://lotus.localhost/__gateway/game?ticket=${ticket}`), world, profile)
}

it('shows the game, the player, the balance, and the link back', async () => {
  const html = await open('/m/game?lane=hot').text()
  expect(html).toContain('<h1>Golden Koi</h1>')
  expect(html).toContain('<b>player</b>')
  expect(html).toMatch(/2\.450\.000\s₫/)
  expect(html).toContain('<a class="back" href="/m/game?lane=hot">')
})

it('links back to own addresses only', async () => {
  for (const back of [
    undefined,
    '',
    'https://evil.example/m/',
    '//evil.example',
    'javascript:alert(1)',
    '/wps/x',
  ])
    expect(await open(back).text()).toContain('<a class="back" href="/m/home">')
  expect(await open('http://lotus.localhost/m/game').text()).toContain('<a class="back" href="/m/game">')
})

it('shows names as text', async () =>
  expect(await open('/m/home', '<img src=x onerror=alert(1)>').text()).not.toContain('<img'))

it('refuses a ticket that this world has not issued', async () => {
  for (const query of ['', '?ticket=', '?ticket=made-up']) {
    const response = gamePage(new URL(`http://lotus.localhost/__gateway/game${query}`), world, profile)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('cannot be opened')
  }
})
