import type { OverlayProps } from '@foyer/sdk'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PluginOverlays } from './overlays.ts'
import { dialog, show } from './overlay-outlet.fake.tsx'

afterEach(cleanup)

describe('OverlayOutlet', () => {
  it('closes an overlay whose component throws, and reports the error for its plugin', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { overlays, fault } = show()
    const Broken = ({ close }: OverlayProps<never>) => {
      throw new Error(`broken ${typeof close}`)
    }
    let closed: Promise<unknown> | undefined
    act(
      () =>
        void (closed = new PluginOverlays(overlays, 'account.auth').open(Broken, { label: 'Broken' }).closed),
    )
    expect(await closed).toBeUndefined()
    expect(fault).toHaveBeenCalledWith(
      'account.auth',
      'render',
      expect.objectContaining({ message: 'broken function' }),
    )
  })
})

describe('an overlay that cannot be drawn', () => {
  /** The next dialog throws when it opens, as a browser's does in a moment in which it may not. */
  const breakNextDialog = () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementationOnce(() => {
      throw new DOMException('not in a document', 'InvalidStateError')
    })
  }
  const reported = ['shell.overlays', 'render', expect.objectContaining({ name: 'InvalidStateError' })]

  it('is closed, the player is told, and the next one is drawn', async () => {
    const { overlays, fault } = show()
    breakNextDialog()
    let closed: Promise<unknown> | undefined
    act(() => void (closed = overlays.open(() => <p>Sheet</p>, { label: 'Sheet' }).closed))
    expect(await closed).toBeUndefined()
    expect(fault.mock.calls).toEqual([reported])
    expect(await screen.findByText('something_went_wrong')).toBeTruthy()
    act(() => void overlays.open(() => <p>Next</p>, { label: 'Next' }))
    expect((await dialog('Next')).open).toBe(true)
  })

  it('is a spinner: it ends, the player is told, and the next one is drawn', async () => {
    const { overlays, fault } = show()
    breakNextDialog()
    act(() => void overlays.loading('Opening'))
    await waitFor(() => expect(fault.mock.calls).toEqual([reported]))
    expect(overlays.view.get().loadings).toEqual([])
    expect(await screen.findByText('something_went_wrong')).toBeTruthy()
    act(() => void overlays.loading('Opening'))
    expect((await dialog('Opening')).open).toBe(true)
  })
})
