import { HTTP, HttpError, SUBMIT_LOCK_MS } from '@foyer/sdk'
import { describeConformance, fakeHttp, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = async (answers: Readonly<Record<string, unknown>>) => {
  const http = fakeHttp(answers)
  const test = await testPlugin(plugin, { services: { [HTTP]: http }, texts: EN })
  await act(async () => void render(test.element('AcmeScreen')))
  return http
}

describe('AcmeScreen', () => {
  it('lists what the gateway has', async () => {
    await show({ 'acme.list': [{ id: '1', title: 'First' }] })
    expect(screen.getByRole('heading', { name: EN.title })).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe('First')
  })
  it('shows that the list is empty', async () => {
    await show({ 'acme.list': [] })
    expect(screen.getByText(EN.empty)).toBeTruthy()
  })
  it('shows that it failed, and tries again', async () => {
    const http = await show({})
    expect(screen.getByRole('alert').textContent).toContain(EN.failed)
    http.answers['acme.list'] = [{ id: '1', title: 'First' }]
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.retry })))
    expect(screen.getByRole('listitem').textContent).toBe('First')
  })
  it('adds an entry once, keeps what is typed where that fails, and says why', async () => {
    vi.useFakeTimers()
    const http = await show({
      'acme.list': [],
      'acme.add': new HttpError('HT-NETWORK', 'no answer', 'acme.add'),
    })
    const field = screen.getByLabelText<HTMLInputElement>(EN.entry_title)
    const add = () => act(async () => fireEvent.click(screen.getByRole('button', { name: EN.add })))
    await add()
    expect(screen.getByText(EN.title_missing)).toBeTruthy()
    fireEvent.change(field, { target: { value: ' Third ' } })
    await add()
    expect([screen.queryByText(EN.title_missing), field.value]).toEqual([null, ' Third '])
    expect(screen.getByText(EN.failed)).toBeTruthy()
    http.answers['acme.add'] = { id: '3', title: 'Third' }
    await act(() => vi.advanceTimersByTimeAsync(SUBMIT_LOCK_MS))
    await add()
    expect([screen.getByRole('listitem').textContent, field.value]).toEqual(['Third', ''])
    expect(http.callsOf('acme.add').map(({ body }) => body)).toEqual([{ title: 'Third' }, { title: 'Third' }])
  })
})
