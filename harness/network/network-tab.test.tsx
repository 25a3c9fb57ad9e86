import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { getResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { profile } from '../../mocks/gateway/caller.fake.ts'
import { gatewayHandlers } from '../../mocks/gateway/handlers.ts'
import { createWorld } from '../../mocks/world/worlds.ts'
import type { World } from '../../mocks/world/world.ts'
import { NetworkTab } from './network-tab.tsx'

const LIST_PX = 600
let world: World
beforeEach(() => {
  world = createWorld(profile)
  vi.stubGlobal('fetch', vi.fn(ask))
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(LIST_PX)
  history.replaceState(null, '', '#network')
})
afterEach(cleanup)

/** A call in the world, which the page's cookie would name. */
async function ask(path: string, { method = 'GET', body = null }: RequestInit = {}): Promise<Response> {
  const url = new URL(path, 'http://lotus.localhost:5173')
  if (path.startsWith('/__gateway')) url.searchParams.set('world', world.id)
  const request = new Request(url, { method, body, headers: { Merchant: profile.code, Language: 'VI' } })
  const response = await getResponse(
    gatewayHandlers(() => world),
    request,
  )
  if (!response) throw new Error(`no handler answers ${path}`)
  return response
}

const ping = (name: string): Promise<Response> => ask(`/wps/system/test/ping?n=${name}`)
/** The tab asks the gateway when the document becomes visible, so that no test waits for the next second. */
const askNow = (): boolean => document.dispatchEvent(new Event('visibilitychange'))
const open = (): void => void render(<NetworkTab merchant={profile.id} />)
/** The row of a `ping`; a list may still show the calls of the world of the test before. */
const rowOf = (name: string): Promise<HTMLElement> => screen.findByText(`/wps/system/test/ping?n=${name}`)
const rows = (): readonly (string | null)[] =>
  screen.getAllByRole('option').map((row) => row.querySelector('code')?.textContent ?? null)
const detail = (id: number): Promise<HTMLElement> => screen.findByRole('region', { name: `Call ${id}` })
/** Makes a call, and opens it in the tab. */
async function openCall(name: string): Promise<HTMLElement> {
  await ping(name)
  open()
  fireEvent.click(await rowOf(name))
  return detail(1)
}

it('lists the calls, newest first, and searches them', async () => {
  await ping('listed')
  await ask('/wps/relay/NOBODY')
  open()
  await rowOf('listed')
  expect(rows()).toEqual(['/wps/relay/NOBODY', '/wps/system/test/ping?n=listed'])
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search calls' }), { target: { value: '404' } })
  expect(rows()).toEqual(['/wps/relay/NOBODY'])
  expect(location.hash).toBe('#network?find=404')
})

it('stays still in a pause, and says how many are new; empties', async () => {
  await ping('before')
  open()
  await rowOf('before')
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await ping('after')
  askNow()
  await screen.findByText('Paused: 1 new')
  expect(rows()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(rows()).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryAllByRole('option')).toEqual([])
})

it('begins anew in a new world, whose call with the same number is another', async () => {
  await openCall('one')
  expect(location.hash).toBe('#network?entry=1')
  world = createWorld(profile)
  await ping('other')
  askNow()
  await rowOf('other')
  expect(rows()).toHaveLength(1)
  expect(location.hash).toBe('#network')
})

it('shows a failure, and goes on', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('the gateway could not be reached')
  vi.stubGlobal('fetch', ask)
  await ping('reached')
  askNow()
  await rowOf('reached')
  expect(screen.queryAllByRole('alert')).toEqual([])
})

it('shows a call as the page means it beside its wire form', async () => {
  const call = within(await openCall('beside'))
  const meant = within(await call.findByRole('region', { name: 'As the page means it' }))
  expect(meant.getByLabelText<HTMLTextAreaElement>('Answer').value).toContain('"value": "pong"')
  const wire = within(call.getByRole('region', { name: 'On the wire' }))
  expect(wire.getByLabelText<HTMLTextAreaElement>('Request headers').value).toMatch(
    /^GET \/wps\/system\/test\/ping\?n=beside\n(.*\n)*merchant: /,
  )
  expect(wire.getByLabelText<HTMLTextAreaElement>('Answer headers').value).toMatch(/^HTTP 200 OK\n/)
  expect(wire.getByLabelText<HTMLTextAreaElement>('Answer body').value).toContain('"value":"pong"')
})

it('replays the open call, and offers the new one', async () => {
  const call = within(await openCall('again'))
  fireEvent.click(call.getByRole('button', { name: 'Replay' }))
  fireEvent.click(await call.findByRole('button', { name: 'Open call 2' }))
  await within(await detail(2)).findByText(/replay of 1/)
  expect(world.log).toMatchObject([{ id: 1 }, { id: 2, replayed: 1 }])
})

it('edits the next answer, warns of no JSON, refuses no status, and takes it back', async () => {
  const call = within(await openCall('edited'))
  const body = call.getByLabelText<HTMLTextAreaElement>('Body')
  expect(body.value).toContain('"value": "pong"')
  fireEvent.change(body, { target: { value: 'pong?' } })
  expect(call.getAllByText(/This is no JSON/)).toHaveLength(1)
  const status = call.getByLabelText('Status')
  const submit = call.getByRole('button', { name: 'Answer the next call so' })
  fireEvent.change(status, { target: { value: '99' } })
  expect(status.getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(submit)
  expect(vi.mocked(fetch).mock.calls.map(([path]) => path)).not.toContain('/__gateway/world')
  fireEvent.change(status, { target: { value: '503' } })
  fireEvent.click(submit)
  const cancel = { name: 'Cancel the edited answer of kernel.ping' }
  const button = await screen.findByRole('button', cancel)
  expect(world.answers.get('kernel.ping')).toEqual({ status: 503, body: 'pong?' })
  fireEvent.click(button)
  await vi.waitFor(() => expect(screen.queryAllByRole('button', cancel)).toEqual([]))
  expect(world.answers.size).toBe(0)
})

it('says that a call is gone, and shows what the list has of it', async () => {
  await ping('gone')
  world.calls.length = 0
  open()
  fireEvent.click(await rowOf('gone'))
  const call = await detail(1)
  expect(call.textContent).toMatch(/kernel\.ping.*this one is gone/)
  expect(within(call).queryAllByRole('button', { name: 'Replay' })).toEqual([])
})
