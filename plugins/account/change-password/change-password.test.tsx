import { HttpError, SESSION, type SessionInfo } from '@foyer/sdk'
import { describeConformance, fakeServices, fakeSession, testMember, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearTypedPassword } from '../shared/session.ts'
import { change, current, next, OLD_WRONG, show, submit, type, unlock } from './change-password.fake.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { broadcastPasswordChanged } from './password-change-channel.ts'

describeConformance(plugin, options, { describe, it })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  clearTypedPassword()
})

/** As Chrome's translation does: each text gets two elements around it, and another node. */
function translatePage(): void {
  const texts: Text[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) texts.push(walk.currentNode as Text)
  for (const text of texts) {
    const inner = document.createElement('font')
    inner.textContent = `«${text.data}»`
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
}

describe('the change of password', () => {
  it('goes on in a page that the browser has translated: the hint follows what is typed', async () => {
    const { view } = await show()
    // Its label is translated too.
    const field = next()
    type(field, 'abcdef')
    translatePage()
    expect(view.container.textContent).toContain(`«${EN.strength_weak}»`)
    type(field, 'abcdefG7!xyz-Q9')
    expect(view.container.textContent).toContain(EN.strength_strong)
    translatePage()
    type(field, '')
    expect(view.container.textContent).not.toContain(EN.strength_strong)
  })

  it('[RT-09][ST-03] ends the requirement: the session continues, and the player goes to the page they wanted', async () => {
    const { http, session, navigation, overlays } = await show({ owes: 'weak' })
    navigation.redirectToLogin('/m/voucherCenter')
    await change('123456', 'lotus-2024')
    expect(http.callsOf('password.change').map(({ body }) => body)).toEqual([
      { oldPassword: '123456', newPassword: 'lotus-2024' },
    ])
    expect(session.current.get()).toEqual(testMember({ id: '7', userName: 'lan88' }))
    expect(session.started).toEqual([])
    expect(navigation.went).toEqual([{ to: '/m/voucherCenter', replace: true }])
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.changed])
  })

  it.each([
    ['502', new HttpError('HT-STATUS', 'x', 'password.change', { status: 502 }), EN.network_error],
    [
      'too many requests',
      new HttpError('HT-REFUSED', 'x', 'password.change', { status: 200, errorCode: 'TOO_MANY_REQUEST_1' }),
      EN.too_many_requests,
    ],
  ])(
    '[ER-02][ER-04] says %s in one line, without an alert; another press sends again',
    async (_case, error, text) => {
      let answer: unknown = error
      const { http, overlays } = await show({ answer: () => answer })
      await change('secret1', 'lotus-2024')
      expect(screen.getByText(text)).toBeTruthy()
      expect([overlays.alerts, overlays.toasts]).toEqual([[], []])
      expect([current().value, next().value]).toEqual(['secret1', 'lotus-2024'])
      answer = {}
      await submit()
      expect(http.callsOf('password.change')).toHaveLength(1)
      await unlock()
      await submit()
      expect(screen.queryByText(text)).toBeNull()
      expect(http.callsOf('password.change')).toHaveLength(2)
    },
  )

  it('clears both fields when the page is left', async () => {
    await show()
    type(current(), 'secret1')
    type(next(), 'lotus-2024')
    act(() => void dispatchEvent(new Event('pagehide')))
    expect([current().value, next().value]).toEqual(['', ''])
  })

  it('[EN-09] removes a remembered login once the password is changed, and not before', async () => {
    let refused = true
    const { storage } = await show({ answer: () => (refused ? OLD_WRONG : {}) })
    await change('mistaken', 'lotus-2024')
    expect([...storage.stored.keys()]).toEqual(['remPass', 'theme'])
    refused = false
    await unlock()
    await change('secret1', 'lotus-2024')
    expect([...storage.stored.keys()]).toEqual(['theme'])
  })

  it.each([
    ['weak', EN.why_weak],
    ['expired', EN.why_expired],
  ] as const)('[VA-08] says why it is required: %s', async (owes, why) => {
    await show({ owes })
    expect(screen.getByText(why)).toBeTruthy()
    expect(screen.queryByRole('button', { name: EN.back })).toBeNull()
  })

  it('[RT-09] a player who must change it may log out instead', async () => {
    const { http, session, navigation } = await show({ owes: 'expired' })
    fireEvent.click(screen.getByRole('button', { name: EN.log_out }))
    expect(session.ended).toEqual(['logout'])
    expect(navigation.went.map(({ to }) => to)).toEqual(['/m/home'])
    expect(http.callsOf('auth.logout')).toHaveLength(1)
  })

  it('a voluntary change returns to the page that the player came from', async () => {
    const { navigation, session } = await show()
    expect(screen.queryByRole('button', { name: EN.log_out })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: EN.back }))
    await change('secret1', 'lotus-2024')
    expect(navigation.backs).toBe(2)
    expect([navigation.went, session.started]).toEqual([[], []])
  })

  it('[VA-17] shows an error at its field, before any call, and focuses the field', async () => {
    const { http } = await show({ settings: { passwordMin: 8 } })
    await submit()
    expect(screen.getByText(EN.current_empty)).toBeTruthy()
    expect(document.activeElement).toBe(current())
    type(current(), 'secret1')
    expect(screen.queryByText(EN.current_empty)).toBeNull()
    type(next(), 'secret2')
    await submit()
    expect(screen.getByText('At least 8 characters')).toBeTruthy()
    expect(document.activeElement).toBe(next())
    expect([current().value, next().value]).toEqual(['secret1', 'secret2'])
    expect(http.calls).toEqual([])
  })

  it('a wrong old password is shown at its field and cleared; the new one stays', async () => {
    const { session } = await show({ owes: 'weak', answer: OLD_WRONG })
    await change('mistaken', 'lotus-2024')
    expect(screen.getByText('Wrong old one')).toBeTruthy()
    expect([current().value, next().value]).toEqual(['', 'lotus-2024'])
    expect(document.activeElement).toBe(current())
    expect(session.current.get()?.passwordChangeRequired).toBe('weak')
  })

  it('without a network nothing typed is lost, and it can be sent again', async () => {
    let tries = 0
    const answer = () => {
      if (tries++ === 0) throw new HttpError('HT-NETWORK', 'x', 'password.change')
      return {}
    }
    const { session } = await show({ owes: 'weak', answer })
    await change('123456', 'lotus-2024')
    expect(screen.getByRole('alert').textContent).toBe(EN.network_error)
    expect([current().value, next().value]).toEqual(['123456', 'lotus-2024'])
    await unlock()
    await submit()
    expect(session.current.get()?.passwordChangeRequired).toBeUndefined()
  })

  it('a second tap sends nothing', async () => {
    const { http } = await show({ answer: () => new Promise(() => {}) })
    await change('secret1', 'lotus-2024')
    await submit()
    expect(http.calls).toHaveLength(1)
  })

  it('a player who has logged out in the meantime stays on the page', async () => {
    let answer = (): void => undefined
    const waiting = new Promise<object>((resolve) => (answer = () => resolve({})))
    const { session, navigation } = await show({ owes: 'weak', answer: () => waiting })
    await change('123456', 'lotus-2024')
    await act(async () => {
      session.end('logout')
      answer()
    })
    expect([navigation.went, navigation.backs]).toEqual([[], 0])
  })

  it('[RT-09] a change in another tab ends the requirement here; that of another member does not', async () => {
    const { session, navigation } = await show({ owes: 'expired' })
    navigation.redirectToLogin('/m/withdraw')
    broadcastPasswordChanged(testMember({ id: '8' }))
    broadcastPasswordChanged(testMember({ id: '7' }))
    await waitFor(() => expect(session.current.get()?.passwordChangeRequired).toBeUndefined())
    expect(navigation.went).toEqual([{ to: '/m/withdraw', replace: true }])
  })

  it('has the fields that password managers know: name, old and new password', async () => {
    const { view } = await show({ owes: 'weak' })
    const fields = [...view.container.querySelectorAll('input')]
    expect(fields.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
      ['username', 'lan88'],
      ['current-password', ''],
      ['new-password', ''],
    ])
  })
})

describe('the row in the settings', () => {
  it.each<[string, SessionInfo | undefined, number]>([
    ['a member', testMember(), 1],
    ['a guest', undefined, 0],
    ['a member who must change it anyway', testMember({ passwordChangeRequired: 'weak' }), 0],
  ])('for %s', async (_case, member, links) => {
    const services = { ...fakeServices(), [SESSION]: fakeSession(member) }
    const test = await testPlugin(plugin, { services, texts: EN })
    await act(async () => void render(test.element('ChangeLink', { close: () => undefined })))
    expect(screen.queryAllByRole('link', { name: EN.change_password })).toHaveLength(links)
  })
})
