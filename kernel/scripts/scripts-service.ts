import type { Logger, ScriptOptions, Scripts } from '@foyer/sdk'
import { LOGGER } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'

/** Loads vendors' scripts. None is needed before the first paint, so the loader itself is loaded later. */
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
