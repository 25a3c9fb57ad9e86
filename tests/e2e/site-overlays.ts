import type { JSHandle, Page } from '@playwright/test'
import type { OverlayOptions, Overlays } from '@foyer/sdk'

interface Fiber {
  readonly memoizedProps?: { readonly overlays?: Overlays } | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly stateNode: { readonly current: Fiber }
}

/** The site's own overlays, as its plugins have them: found where the page's React root was given them. */
export async function overlaysOf(page: Page): Promise<JSHandle<Overlays>> {
  await page.waitForFunction(() => performance.getEntriesByName('foyer-hydrated').length > 0)
  return page.evaluateHandle(() => {
    const root: object = document.getElementById('root') ?? {}
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? ''
    const container = Reflect.get(root, key) as Fiber | undefined
    const fibers = container ? [container.stateNode.current] : []
    for (const { memoizedProps, child, sibling } of fibers) {
      if (memoizedProps?.overlays) return memoizedProps.overlays
      for (const next of [child, sibling]) if (next) fibers.push(next)
    }
    throw new Error('the page’s root has no overlays')
  })
}

/** Opens a form with a field, in a dialog of its own. */
export async function openForm(page: Page, options: OverlayOptions): Promise<void> {
  const overlays = await overlaysOf(page)
  await overlays.evaluate((service, given) => {
    const element = (type: string, props: object): object => ({
      $$typeof: Symbol.for('react.transitional.element'),
      type,
      key: null,
      ref: null,
      props,
    })
    const form = element('form', {
      method: 'dialog',
      children: [
        element('input', { key: 'field', 'aria-label': 'Amount', defaultValue: '' }),
        element('button', { key: 'send', children: 'Send' }),
      ],
    })
    service.open(() => form as never, given)
  }, options)
}
