import type { Domains, Logger } from '@foyer/sdk'
import type { DomainsService } from './domains-service.ts'

interface LazyDomainsDependencies {
  /** Builds the service from the kernel's others. */
  readonly resolve: (type: typeof DomainsService) => Domains
  readonly logger: Pick<Logger, 'error'>
}

/** The domain race as plugins get it: nothing of it is there until one runs it. Without its code no domain is found. */
export const lazyDomains = ({ resolve, logger }: LazyDomainsDependencies): Domains => ({
  fastest: (signal) =>
    import('./domains-service.ts')
      .then(({ DomainsService }) => resolve(DomainsService).fastest(signal))
      .catch((error: unknown) => void logger.error(error)),
})
