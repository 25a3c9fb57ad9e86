import type { Domains, Logger } from '@foyer/sdk'
import type { DomainsService } from './domains-service.ts'

interface LazyDomainsDependencies {
  /** Creates the service from the kernel's other services. */
  readonly resolve: (type: typeof DomainsService) => Domains
  readonly logger: Pick<Logger, 'error'>
}

/** The domain race for plugins: a race loads its code. If that fails, no domain is found. */
export const lazyDomains = ({ resolve, logger }: LazyDomainsDependencies): Domains => ({
  fastest: (signal) =>
    import('./domains-service.ts')
      .then(({ DomainsService }) => resolve(DomainsService).fastest(signal))
      .catch((error: unknown) => void logger.error(error)),
})
