import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { alert, show } from './overlay-outlet.fake.tsx'

afterEach(cleanup)

describe('OverlayOutlet', () => {
  it('[SE-02] a toast and an alert are text, whatever the gateway says', async () => {
    const { overlays } = show()
    const markup = '<img src=x onerror="alert(1)"> & <b>no</b>'
    act(() => {
      void overlays.alert({ title: `Title: ${markup}`, message: `Alert: ${markup}` })
      overlays.toast(markup)
    })
    expect((await screen.findByText(markup)).closest('[aria-live]')).toBeTruthy()
    expect(screen.getByRole('heading', { name: `Title: ${markup}` })).toBeTruthy()
    expect(screen.getByText(`Alert: ${markup}`)).toBeTruthy()
    expect(document.querySelectorAll('img, b')).toHaveLength(0)
  })

  it('ends a toast when its time is over', async () => {
    const { overlays } = show()
    act(() => overlays.toast('Saved', { ms: 100 }))
    await screen.findByText('Saved')
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
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
    expect(region?.closest('dialog')).toBe(await alert('First'))
    fireEvent.click(screen.getByRole('button', { name: 'confirm' }))
    await waitFor(() => expect(screen.getByText('Saved').closest('dialog')).toBeNull())
  })
})
