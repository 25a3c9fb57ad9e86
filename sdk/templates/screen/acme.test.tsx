import { HTTP } from '@foyer/sdk'
import { describeConformance, fakeHttp, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

afterEach(cleanup)

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
})
