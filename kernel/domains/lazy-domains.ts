import type { Domains } from '@foyer/sdk'
import type { Kernel } from '../boot/kernel.ts'

/** The domain race as plugins get it: nothing of it is there until one runs it. Without its code no domain is found. */
export const lazyDomains = (kernel: Pick<Kernel, 'build' | 'logger'>): Domains => ({
  fastest: (signal) =>
    import('./domains-service.ts')
      .then(({ DomainsService }) => kernel.build(DomainsService).fastest(signal))
      .catch((error: unknown) => void kernel.logger.error(error)),
})
