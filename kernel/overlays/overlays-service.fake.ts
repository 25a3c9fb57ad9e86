import { createStore, type I18n, type OverlayPriority } from '@foyer/sdk'
import { OverlaysService } from './overlays-service.ts'
import type { OverlayEntry } from './overlays-view.ts'

const i18n: I18n = {
  language: createStore('EN'),
  stored: () => undefined,
  tag: () => 'en',
  change: () => Promise.resolve(),
  translate:
    (namespace) =>
    (...[key]) =>
      `${namespace}:${key}`,
  load: () => Promise.resolve(),
}
export const undrawn = () => new OverlaysService(i18n)
export const overlays = (): OverlaysService => {
  const service = undrawn()
  service.drawn()
  return service
}
export const Nothing = () => null
export const open = (
  service: OverlaysService,
  priority: OverlayPriority | 'child',
  label: string = priority,
) => service.open<string>(Nothing, { label, priority })
export const top = (service: OverlaysService): OverlayEntry | undefined =>
  service.view.get().queue.stack.at(-1)
export const labels = (service: OverlaysService): readonly string[] =>
  service.view.get().queue.stack.map(({ label }) => label)
export const texts = (service: OverlaysService): readonly string[] =>
  service.view.get().toasts.map(({ text }) => text)
