import { createStore } from '@foyer/sdk'
import { KernelContext, type KernelView } from '@foyer/sdk/internal'
import { render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { OverlayOutlet } from './overlay-outlet.tsx'
import { OverlaysService } from './overlays-service.ts'
// Imported first: the tests do not cover the loading of the code.
import './overlay-root.tsx'

export const i18n = {
  language: createStore('EN' as const),
  tag: () => 'en',
  change: () => Promise.resolve(),
  translate:
    () =>
    (...[key]: [key: string, values?: unknown]) =>
      key,
  load: () => Promise.resolve(),
}

export const Site = ({
  overlays,
  fault,
}: {
  overlays: OverlaysService
  fault: KernelView['reportError']
}) => {
  const view: Partial<KernelView> = {
    reportError: fault,
    useTranslate:
      () =>
      (...[key]) =>
        key,
  }
  return (
    <KernelContext value={view as KernelView}>
      <OverlayOutlet overlays={overlays} />
    </KernelContext>
  )
}
export function show() {
  const overlays = new OverlaysService(i18n)
  const fault = vi.fn()
  render(<Site overlays={overlays} fault={fault} />)
  return { overlays, fault }
}

export const dialog = (name: string) => screen.findByRole<HTMLDialogElement>('dialog', { name })
export const alert = (name: string) => screen.findByRole<HTMLDialogElement>('alertdialog', { name })
