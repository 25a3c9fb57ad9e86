import { HTTP, HttpError, NAVIGATION, OVERLAYS, SESSION, type SessionInfo, STORAGE } from '@foyer/sdk'
import {
  fakeHttp,
  fakeNavigation,
  fakeOverlays,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const OLD_WRONG = new HttpError('HT-REFUSED', 'x', 'password.change', {
  status: 200,
  errorCode: 'old.password.err',
  message: 'Wrong old one',
})

interface Given {
  readonly answer?: unknown
  readonly owes?: SessionInfo['passwordChangeRequired']
  readonly settings?: Record<string, unknown>
}

/** Draws the screen, with fakes around it. */
export async function show({ answer = {}, owes, settings = {} }: Given = {}) {
  const http = fakeHttp({ 'password.change': answer, 'auth.logout': {} })
  const session = fakeSession(
    testMember({ id: '7', userName: 'lan88', ...(owes && { passwordChangeRequired: owes }) }),
  )
  const navigation = fakeNavigation('/m/changePsw')
  const overlays = fakeOverlays()
  const storage = fakeStorage({ remPass: 'sealed', theme: 'dark' })
  const services = {
    [HTTP]: http,
    [SESSION]: session,
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [STORAGE]: storage,
  }
  const test = await testPlugin(plugin, { services, texts: EN, settings })
  const view = render(test.element('ChangeScreen'))
  await screen.findByLabelText(EN.new_password)
  return { http, session, navigation, overlays, storage, view }
}
export const current = () => screen.getByLabelText<HTMLInputElement>(EN.current_password)
export const next = () => screen.getByLabelText<HTMLInputElement>(EN.new_password)
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
export const submit = () => act(async () => void fireEvent.submit(current().closest('form') ?? document.body))
/** A repeated press is ignored for a moment (ST-02). */
export const unlock = () => act(() => vi.advanceTimersByTimeAsync(500))
export const change = async (old: string, fresh: string) => {
  type(current(), old)
  type(next(), fresh)
  await submit()
}
