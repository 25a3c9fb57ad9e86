import type { ContextOf, Overlays, ServicesOf } from '@foyer/sdk'
import { AccessDeniedPage } from './access-denied-page.tsx'
import type { manifest } from './manifest.ts'
import { MaintenancePage } from './maintenance-page.tsx'
import { type ClosedPage, selectPage } from './select-page.ts'

const PAGES = {
  'access-denied': { component: AccessDeniedPage, label: 'denied_title' },
  maintenance: { component: MaintenancePage, label: 'maintenance_title' },
} as const

/**
 * Shows the page of the site's status over everything, and removes it as soon as the status changes (ST-31). The screen
 * below stays mounted, so that the player returns to it with everything that was typed.
 */
export function mountStatusPage(
  context: ContextOf<typeof manifest>,
  { site, overlays, i18n }: ServicesOf<typeof manifest>,
): void {
  let shown: { readonly page: ClosedPage; readonly close: () => void } | undefined
  const open = (page: ClosedPage): ReturnType<Overlays['open']> => {
    const { component, label } = PAGES[page]
    return overlays.open(component, {
      label: i18n.translate<'site.status-pages'>(context.id)(label),
      kind: 'full',
      priority: page,
      dismissible: false,
    })
  }
  const update = (): void => {
    const page = selectPage(site.status.get())
    if (page === shown?.page) return
    shown?.close()
    shown = page && { page, close: open(page).close }
  }
  context.defer(site.status.subscribe(update))
  update()
}
