import { type Activate, chatProviders, type ChatScripts, CodedError } from '@foyer/sdk'
import { isSilentFailure } from '../../site/contract/is-silent-failure.ts'
import { chatWanted } from '../contract.ts'
import { PROVIDER_WAIT_MS, SCRIPT_ORIGINS } from './constants.ts'
import { getScripts } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { readScripts } from './read-scripts.ts'
import { vendorNodes } from './vendor-nodes.ts'

/** Loads the scripts of its own vendors, and gives each other to the plugin that declares its origin, as soon as that has started. */
export const activate: Activate<typeof manifest> = (context, { http }) => {
  const { logger, signal } = context
  const providers = context.contributions(chatProviders)
  let waiting: readonly URL[] = []

  const load = async (provider: ChatScripts, url: URL): Promise<void> => {
    try {
      await provider.load(url.href, signal)
    } catch (error) {
      if (!signal.aborted) logger.warn(`SV-LOAD: ${url.origin}`, error)
    }
  }
  const distribute = (): void => {
    const able = providers.get().flatMap(({ value }) => (value.kind === 'scripts' ? [value] : []))
    const asked = waiting
    const found = (url: URL): ChatScripts | undefined =>
      able.find(({ origins }) => origins.includes(url.origin))
    waiting = asked.filter((url) => !found(url))
    for (const url of asked) {
      const provider = found(url)
      if (provider) void load(provider, url)
    }
  }
  const report = (): void => {
    for (const { origin } of waiting) logger.warn(new CodedError('SV-HOST', { origin }).message)
    waiting = []
  }

  const start = async (): Promise<void> => {
    const { urls, problems } = readScripts(await http.call(getScripts, { alert: false, signal }))
    if (signal.aborted) return
    for (const { message } of problems) logger.warn(message)
    if (urls.length === 0) return
    waiting = urls
    context.emit(chatWanted, undefined)
    distribute()
    context.timeout(report, PROVIDER_WAIT_MS)
  }
  context.contribute(chatProviders, {
    kind: 'scripts',
    key: 'vendor-scripts',
    origins: SCRIPT_ORIGINS,
    load: (url, until) => context.script(url, { signal: until, retries: 1 }),
  })
  // A vendor's script goes on, and its window with it.
  context.defer(() => {
    for (const node of vendorNodes(document)) node.remove()
  })
  context.defer(providers.subscribe(distribute))
  start().catch((error: unknown) => {
    if (!signal.aborted && !isSilentFailure(error)) logger.warn('SV-LIST: not listed', error)
  })
}
