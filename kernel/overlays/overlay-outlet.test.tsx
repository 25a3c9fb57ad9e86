import { KernelContext, type KernelView, type OverlayProps, PluginContext, createStore } from '@foyer/sdk'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useContext, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OverlayOutlet } from './overlay-outlet.tsx'
import { OverlaysService } from './overlays.ts'
import { OwnedOverlays } from './owned-overlays.ts'

const i18n = {
  language: createStore('EN' as const),
  tag: () => 'en',
  change: () => Promise.resolve(),
  translate: () => (key: string) => key,
  load: () => Promise.resolve(),
}

function show() {
  const overlays = new OverlaysService(i18n)
  const fault = vi.fn()
  const view: Partial<KernelView> = { fault }
  render(
    <KernelContext value={view as KernelView}>
      <OverlayOutlet overlays={overlays} />
    </KernelContext>,
  )
  return { overlays, fault }
}
afterEach(cleanup)

const dialog = (name: string) => screen.findByRole<HTMLDialogElement>('dialog', { name })

describe('OverlayOutlet', () => {
  it('asks, and tells what the player answered', async () => {
    const { overlays } = show()
    let asked: Promise<boolean> | undefined
    act(
      () =>
        void (asked = overlays.confirm({ title: 'Log out?', message: 'Sure?', accept: 'Yes', refuse: 'No' })),
    )
    await dialog('Log out?')
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(await asked).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[OV-29] reads a message out with the button that has the focus; what changes nothing comes first', async () => {
    const { overlays } = show()
    act(() => void overlays.confirm({ title: 'Log out?', message: 'Sure?', accept: 'Yes', refuse: 'No' }))
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
    const box = await dialog('One')
    act(() => box.close())
    await dialog('Two')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await Promise.all(asked)
    expect(overlays.view.get().queue.stack).toEqual([])
  })

  it('[OV-29] neither closes what must stay', async () => {
    const { overlays } = show()
    act(() => void overlays.open(() => <p>Update</p>, { label: 'Update', dismissible: false }))
    const box = await dialog('Update')
    act(() => box.close())
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect([box.open, overlays.view.get().queue.stack.length]).toEqual([true, 1])
  })

  it('[OV-30] one that had to give way comes again as it was', async () => {
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

  it('draws a plugin’s component as the plugin’s own', async () => {
    const { overlays } = show()
    const Whose = () => <p>{useContext(PluginContext)}</p>
    act(() => void new OwnedOverlays(overlays, 'account.auth').open(Whose, { label: 'Whose' }))
    expect((await dialog('Whose')).textContent).toBe('account.auth')
  })

  it('closes an overlay whose component throws, and tells on its plugin', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { overlays, fault } = show()
    const Broken = ({ close }: OverlayProps<never>) => {
      throw new Error(`broken ${typeof close}`)
    }
    let closed: Promise<unknown> | undefined
    act(
      () =>
        void (closed = new OwnedOverlays(overlays, 'account.auth').open(Broken, { label: 'Broken' }).closed),
    )
    expect(await closed).toBeUndefined()
    expect(fault).toHaveBeenCalledWith(
      'account.auth',
      'render',
      expect.objectContaining({ message: 'broken function' }),
    )
  })

  it('says that something is going on, and cannot be dismissed meanwhile', async () => {
    const { overlays } = show()
    let done = (): unknown => undefined
    act(() => void (done = overlays.loading('Starting the game')))
    const spinner = await dialog('Starting the game')
    act(() => spinner.close())
    expect(spinner.open).toBe(true)
    act(() => void done())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('announces a toast inside the topmost dialog, and moves it out when that is closed', async () => {
    const { overlays } = show()
    act(() => {
      void overlays.alert({ title: 'First', message: '' })
      overlays.toast('Saved')
    })
    const text = await screen.findByText('Saved')
    const region = text.closest('[aria-live]')
    expect(region?.getAttribute('aria-live')).toBe('polite')
    expect(region?.closest('dialog')).toBe(await dialog('First'))
    fireEvent.click(screen.getByRole('button', { name: 'confirm' }))
    await waitFor(() => expect(screen.getByText('Saved').closest('dialog')).toBeNull())
  })
})
