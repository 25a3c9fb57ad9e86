import { CALL_TIMEOUT_MS } from '../host/core/constants.ts'
import { hostError } from '../host/errors/host-error.ts'
import type { ForeignPlugin } from '../profile/foreign-plugin.ts'
import { diagnoseLoadFailure } from './diagnose-load-failure.ts'

/** Imports a module and returns its exports. */
export type ImportModule = (address: string) => Promise<{ readonly default?: unknown }>

/**
 * Runs a foreign file if its hash matches, and returns its exports. Only a script element can check the hash:
 * once it has loaded, an import returns the exports of the checked module. A hash in an import map added at
 * run time does not work: the policy blocks that map, and then the wrong bytes run.
 *
 * @param address the entry's own, or with a fragment: the same file, but another module for the browser
 * @throws PluginError `PL-INTEGRITY`, `PL-NETWORK`, `PL-ORIGIN` (blocked by the page's policy), `PL-TIMEOUT`;
 * and the error that the file itself throws
 */
export async function loadModule(
  entry: ForeignPlugin,
  address: string,
  importModule: ImportModule,
): Promise<{ readonly default?: unknown }> {
  const { id, url, integrity } = entry
  let blocked: string | undefined
  const onViolation = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (blockedURI && address.startsWith(blockedURI)) blocked ??= effectiveDirective
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  const script = document.createElement('script')
  Object.assign(script, { type: 'module', crossOrigin: 'anonymous', integrity })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const fail = (): void => reject(hostError('PL-TIMEOUT', id, 'load', `${url} did not load in time`))
    timer = setTimeout(fail, CALL_TIMEOUT_MS)
  })
  try {
    const loaded = await Promise.race([late, hasLoaded(script, address)])
    // The import waits for top-level awaits of the file; the script element does not.
    if (loaded) return await Promise.race([late, importModule(address)])
    const reason = await Promise.race([late, diagnoseLoadFailure(entry)])
    throw blocked === undefined ? reason : hostError('PL-ORIGIN', id, 'load', `${url}: ${blocked}`)
  } finally {
    clearTimeout(timer)
    document.removeEventListener('securitypolicyviolation', onViolation)
    script.remove()
  }
}

function hasLoaded(script: HTMLScriptElement, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
    script.src = address
    document.head.append(script)
  })
}
