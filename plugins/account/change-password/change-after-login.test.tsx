import { testMember } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearTypedPassword, setTypedPassword, typedPassword } from '../shared/session.ts'
import { current, next, OLD_WRONG, show, type } from './change-password.fake.ts'
import EN from './locales/EN.json'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  clearTypedPassword()
})

describe('a required change right after the log-in', () => {
  const password = '123456'
  const token = testMember().token
  const hold = (of = token): void => setTypedPassword({ token: of, password }, { timeout: () => () => {} })
  const submitNext = async (fresh: string): Promise<void> => {
    type(next(), fresh)
    await act(async () => void fireEvent.submit(next().closest('form') ?? document.body))
  }
  const asked = () => screen.queryByLabelText(EN.current_password)

  it('[ST-03] does not ask again for the password that was just typed', async () => {
    hold()
    const { http, storage } = await show({ owes: 'weak' })
    expect(asked()).toBeNull()
    await submitNext('lotus-2024')
    expect(http.callsOf('password.change').map(({ body }) => body)).toEqual([
      { oldPassword: password, newPassword: 'lotus-2024' },
    ])
    expect(typedPassword.get()).toBeUndefined()
    expect(JSON.stringify([...storage.stored])).not.toContain(password)
  })

  it('checks the new one against it', async () => {
    hold()
    const { http } = await show({ owes: 'expired' })
    await submitNext(password)
    expect(next().getAttribute('aria-invalid')).toBe('true')
    expect(http.calls).toEqual([])
  })

  it('asks for it where the gateway refuses it, and keeps the new one', async () => {
    hold()
    await show({ owes: 'weak', answer: OLD_WRONG })
    await submitNext('lotus-2024')
    expect(document.activeElement).toBe(current())
    expect(screen.getByText('Wrong old one')).toBeTruthy()
    expect(next().value).toBe('lotus-2024')
  })

  it('asks for it when the page was left, and another session does', async () => {
    hold()
    await show({ owes: 'weak' })
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(asked()).not.toBeNull()
    cleanup()
    hold('of another session')
    await show({ owes: 'weak' })
    expect(asked()).not.toBeNull()
  })

  it('forgets it with the session', async () => {
    hold()
    const { session } = await show({ owes: 'weak' })
    act(() => session.end('expired'))
    expect(typedPassword.get()).toBeUndefined()
  })
})
