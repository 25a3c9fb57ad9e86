import { hostError } from './host-error.ts'
import { NO_SERVICES, type PluginRecord, type ServiceRecord } from './record.ts'

/**
 * Makes what `activate` returned known by the tokens of its manifest. Throws `PL-PROVIDES` where something is missing, or
 * what a getter of the plugin's throws.
 */
export function publish({ id, provides }: PluginRecord, result: unknown): void {
  const given = (result ?? NO_SERVICES) as ServiceRecord
  for (let own = provides; own; own = own.next) {
    own.value = given[own.name]
    if (own.value === undefined) throw hostError('PL-PROVIDES', id, 'activate', own.name)
  }
}

/** Takes a plugin's services away. */
export function withdraw({ provides }: PluginRecord): void {
  for (let own = provides; own; own = own.next) own.value = undefined
}
