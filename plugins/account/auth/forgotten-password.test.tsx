import { routes } from '@foyer/sdk'
import type { PluginTest } from '@foyer/sdk/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useEffect } from 'react'
import { type ContactProps, contactUs, SERVICE_PATH } from '../../customer-service/contract.ts'
import { clearTypedPassword } from '../shared/session.ts'
import { openLogin } from './auth.fake.ts'

afterEach(() => {
  cleanup()
  clearTypedPassword()
  vi.useRealTimers()
})

describe('a forgotten password', () => {
  const HELP = /^Forgot your password\?/
  const help = () =>
    screen.getByText((_text, element) => element?.tagName === 'P' && HELP.test(element.textContent))
  const mail = () => screen.queryByRole('link', { name: 'help@lotus.example' })
  /** Customer service that is on, and whether it has an entry. */
  const serve = async (plugin: PluginTest, some: boolean): Promise<void> => {
    const Contact = ({ onEntries }: ContactProps) => {
      useEffect(() => onEntries?.(some), [onEntries])
      return null
    }
    await act(async () => {
      plugin.contributeOthers(routes, [{ path: SERVICE_PATH, access: 'public', component: 'ServiceScreen' }])
      plugin.contributeOthers(contactUs, [Contact])
      await Promise.resolve()
    })
  }

  it('leads to customer service', async () => {
    const { plugin } = await openLogin({ mail: 'help@lotus.example' })
    await serve(plugin, true)
    await vi.waitFor(() => expect(help().textContent).toContain('Our customer service sets a new one'))
    expect(mail()).toBeNull()
  })

  it.each(['off', 'without an entry'])('leads to the merchant’s mail where that is %s', async (how) => {
    const { plugin } = await openLogin({ mail: 'help@lotus.example' })
    if (how !== 'off') await serve(plugin, false)
    await vi.waitFor(() => expect(help().textContent).toContain('Write to us'))
    expect(help().textContent).not.toContain('customer service')
    expect(mail()?.getAttribute('href')).toBe('mailto:help@lotus.example')
  })

  it('promises nothing where there is neither', async () => {
    await openLogin()
    expect(help().textContent).toContain('It cannot be reset here')
    expect(mail()).toBeNull()
  })
})
