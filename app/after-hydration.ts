import type { Kernel } from '../kernel/boot/kernel.ts'
import { startAfterHydration } from '../kernel/boot/start-after-hydration.ts'
import { fetchAhead } from './ahead/fetch-ahead.ts'
import { registry } from './registry.ts'

/** What the page needs after hydration, in one chunk: the second half of the boot, and every manifest. */
export function startRest(kernel: Kernel): Promise<void> {
  fetchAhead(kernel)
  return startAfterHydration(kernel, registry, () => import('./border.ts'))
}
