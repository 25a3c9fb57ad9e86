import type { Logger, ScriptOptions, Scripts } from '@foyer/sdk'
import { LOGGER } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'

/** Vendors' scripts. None is loaded before the first paint, so neither is what loads them. */
@injectable()
export class ScriptsService implements Scripts {
  constructor(@inject(LOGGER) private readonly logger: Logger) {}

  async load(
    url: string,
    options: ScriptOptions & { readonly signal?: AbortSignal } = {},
  ): Promise<HTMLScriptElement> {
    const { loadScript } = await import('./load-script.ts')
    return loadScript(url, options, this.logger)
  }
}
