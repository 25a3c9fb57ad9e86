import { CALL_TIMEOUT_MS } from '../host/constants.ts'
import { hostError } from '../host/host-error.ts'
import type { ForeignPlugin } from '../profile/foreign-plugin.ts'
import { whyRefused } from './why-refused.ts'

/**
 * Runs a foreign file under its hash. Only a script element can: once it has loaded, `import(address)` gives the exports
 * of the very module that was checked. A hash in an import map added at run time is no way, because the policy blocks
 * that map, and then the wrong bytes run.
 *
 * @param address the entry's own, or with a fragment: another module for the browser, and the same file
 * @throws PluginError `PL-INTEGRITY`, `PL-NETWORK`, `PL-ORIGIN` (blocked by the page's policy), `PL-TIMEOUT`
 */
export async function runModule(entry: ForeignPlugin, address: string): Promise<void> {
  const { id, integrity } = entry
  let blocked: string | undefined
  const onViolation = (violation: SecurityPolicyViolationEvent): void => {
    if (violation.blockedURI && address.startsWith(violation.blockedURI))
      blocked ??= violation.effectiveDirective
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  const script = document.createElement('script')
  try {
    const outcome = await settled(
      Object.assign(script, { type: 'module', crossOrigin: 'anonymous', integrity }),
      address,
    )
    if (outcome === 'load') return
    if (outcome === 'late') throw hostError('PL-TIMEOUT', id, 'load', `${entry.url} did not settle`)
    const reason = await whyRefused(entry)
    throw blocked === undefined ? reason : hostError('PL-ORIGIN', id, 'load', `${entry.url}: ${blocked}`)
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
    script.remove()
  }
}

function settled(script: HTMLScriptElement, address: string): Promise<'load' | 'error' | 'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('late'), CALL_TIMEOUT_MS)
    const end = ({ type }: Event): void => {
      clearTimeout(timer)
      resolve(type === 'load' ? 'load' : 'error')
    }
    script.addEventListener('load', end)
    script.addEventListener('error', end)
    script.src = address
    document.head.append(script)
  })
}
