import { CodedError } from '@foyer/sdk'
import type { Kernel } from '../../kernel/boot/kernel.ts'
import { CUSTOMER_SERVICE } from '../../plugins/customer-service/contract.ts'
import { RootWatch } from './root-watch.ts'
import { showRootFailed } from './show-root-failed.ts'
import type { SiteRoot } from './site-root.ts'

/** Watches the root for the rest of the page's life, and ends with the page of a site that cannot be shown. */
export function keepRoot(root: SiteRoot, kernel: Kernel): RootWatch {
  return new RootWatch({
    root,
    report: () => kernel.logger.error(new CodedError('BO-EMPTY', 'the page was empty, and is mounted anew')),
    giveUp: () =>
      showRootFailed(root.replace(), {
        name: kernel.site.merchant.name,
        t: kernel.i18n.translate('kernel'),
        reference: kernel.reference,
        version: kernel.baked.build,
        support: kernel.host.service(CUSTOMER_SERVICE)?.entries.get() ?? [],
      }),
  })
}
