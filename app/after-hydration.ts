import type { Kernel } from '../kernel/boot/kernel.ts'
import { startAfterHydration } from '../kernel/boot/start-after-hydration.ts'
import { fetchAhead } from './ahead/fetch-ahead.ts'
import { registry } from './registry.ts'

/**
 * What the page needs after hydration, in one chunk: the second half of the boot, and every manifest.
 *
 * @param token what the page's address held, of unknown shape; `undefined`: none
 */
export function startRest(kernel: Kernel, token: unknown): Promise<void> {
  fetchAhead(kernel)
  return startAfterHydration(kernel, registry, () => import('./border.ts'), token)
}
