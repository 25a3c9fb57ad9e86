import { createStore } from '@foyer/sdk'
import { PluginIdContext } from '@foyer/sdk/internal'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useContext, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OverlaysService } from './overlays-service.ts'
import { PluginOverlays } from './overlays.ts'
import { alert, dialog, i18n, show, Site } from './overlay-outlet.fake.tsx'

afterEach(cleanup)

describe('OverlayOutlet', () => {
  it('asks, and resolves with the player’s answer', async () => {
    const { overlays } = show()
    let asked: Promise<boolean> | undefined
    act(
      () =>
        void (asked = overlays.confirm({
          title: 'Log out?',
          message: 'Sure?',
          confirmLabel: 'Yes',
          cancelLabel: 'No',
        })),
    )
    await dialog('Log out?')
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(await asked).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[OV-29] announces a message with the focused button; the button that changes nothing comes first', async () => {
    const { overlays } = show()
    act(
      () =>
        void overlays.confirm({
          title: 'Log out?',
          message: 'Sure?',
          confirmLabel: 'Yes',
          cancelLabel: 'No',
        }),
    )
    await dialog('Log out?')
    const [first] = screen.getAllByRole('button')
    expect(first?.textContent).toBe('No')
    expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Sure?')
  })

  it('[OV-29] Escape dismisses, and Back dismisses', async () => {
    const { overlays } = show()
    const asked = [
      overlays.alert({ title: 'One', message: '' }),
      overlays.alert({ title: 'Two', message: '' }),
    ]
    const box = await alert('One')
    act(() => box.close())
    await alert('Two')
    act(() => void overlays.back())
    await Promise.all(asked)
    expect(overlays.view.get().queue.stack).toEqual([])
  })

  it('[OV-29] neither closes an overlay that must stay', async () => {
    const { overlays } = show()
    act(() => void overlays.open(() => <p>Update</p>, { label: 'Update', dismissible: false }))
    const box = await dialog('Update')
    act(() => box.close())
    act(() => void overlays.back())
    expect([box.open, overlays.view.get().queue.stack.length]).toEqual([true, 1])
  })

  it('[OV-29] both close it once its store says so', async () => {
    const { overlays } = show()
    const dismissible = createStore(false)
    act(() => void overlays.open(() => <p>News</p>, { label: 'News', dismissible }))
    const box = await dialog('News')
    act(() => box.close())
    expect([box.open, overlays.view.get().queue.stack.length]).toEqual([true, 1])
    act(() => dismissible.set(true))
    act(() => box.close())
    expect(overlays.view.get().queue.stack).toEqual([])
  })

  it('an overlay that opens before hydration is shown after it, and does not affect hydration', async () => {
    const overlays = new OverlaysService(i18n)
    void overlays.alert({ title: 'Early', message: '' })
    const container = document.createElement('div')
    document.body.append(container)
    const mismatch = vi.fn()
    await act(async () => {
      hydrateRoot(container, <Site overlays={overlays} fault={vi.fn()} />, { onRecoverableError: mismatch })
    })
    expect((await alert('Early')).open).toBe(true)
    expect(mismatch).not.toHaveBeenCalled()
    container.remove()
  })

  it('[OV-30] a preempted overlay keeps its input when it reopens', async () => {
    const { overlays } = show()
    const Form = () => <input aria-label="Amount" />
    act(() => void overlays.open(Form, { label: 'Form', priority: 'prompt' }))
    const form = await dialog('Form')
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '250' } })
    act(() => void overlays.alert({ title: 'Expired', message: '', priority: 'alert-session' }))
    await alert('Expired')
    expect(form.open).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'confirm' }))
    expect([form.open, form.querySelector('input')?.value]).toEqual([true, '250'])
  })

  it('[RO-13] removes a plugin’s open, waiting and preempted overlays when it stops', async () => {
    const { overlays } = show()
    const owned = new PluginOverlays(overlays, 'popups.news')
    act(() => {
      void owned.open(() => <p>News</p>, { label: 'News', priority: 'announcement' })
      void owned.open(() => <p>Later</p>, { label: 'Later', priority: 'prompt' })
    })
    await dialog('News')
    let done = (): void => {}
    act(() => (done = overlays.open(() => null, { label: 'Work', priority: 'maintenance' }).close))
    act(() => owned.end())
    expect(screen.queryByText('News')).toBeNull()
    act(done)
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  })

  it('offers a choice, as buttons and links, with a cancel button', async () => {
    const { overlays } = show()
    const choices = [
      { key: 'chat', label: 'Chat', href: 'https://chat.example/room' },
      { key: 'mail', label: 'Mail', href: 'javascript:alert(1)' },
      { key: 'call', label: 'Call', icon: 'chat' },
    ] as const
    let chosen: Promise<string | undefined> | undefined
    act(() => void (chosen = overlays.actionSheet({ title: 'Contact', choices })))
    const sheet = await dialog('Contact')
    const link = screen.getByRole('link', { name: 'Chat' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://chat.example/room',
      '_blank',
      'noopener noreferrer',
    ])
    // An address that is not https does not become a link (SE-03).
    expect(screen.getByRole('button', { name: 'Mail' }).hasAttribute('href')).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Call' }))
    expect(await chosen).toBe('call')
    expect(sheet.open).toBe(false)
    act(() => void (chosen = overlays.actionSheet({ title: 'Again', choices })))
    await dialog('Again')
    fireEvent.click(screen.getAllByRole('button', { name: 'cancel' }).at(-1) ?? sheet)
    expect(await chosen).toBeUndefined()
  })

  it('[OV-30] a preempted overlay reopens with its state', async () => {
    const { overlays } = show()
    function Counter() {
      const [count, setCount] = useState(0)
      return <button onClick={() => setCount(count + 1)}>{`Page ${count}`}</button>
    }
    act(() => void overlays.open(Counter, { label: 'News', priority: 'announcement' }))
    const news = await dialog('News')
    fireEvent.click(screen.getByRole('button', { name: 'Page 0' }))
    let closeMaintenance = (): void => {}
    act(
      () => (closeMaintenance = overlays.open(() => null, { label: 'Work', priority: 'maintenance' }).close),
    )
    expect([news.open, (await dialog('Work')).open]).toEqual([false, true])
    act(closeMaintenance)
    expect([news.open, news.textContent]).toEqual([true, 'Page 1'])
  })

  it('renders a plugin’s component in the plugin’s context', async () => {
    const { overlays } = show()
    const Whose = () => <p>{useContext(PluginIdContext)}</p>
    act(() => void new PluginOverlays(overlays, 'account.auth').open(Whose, { label: 'Whose' }))
    expect((await dialog('Whose')).textContent).toBe('account.auth')
  })

  it('announces that work is in progress, and cannot be dismissed meanwhile', async () => {
    const { overlays } = show()
    let done = (): unknown => undefined
    act(() => void (done = overlays.loading('Starting the game')))
    const spinner = await dialog('Starting the game')
    act(() => spinner.close())
    expect(spinner.open).toBe(true)
    act(() => void done())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
