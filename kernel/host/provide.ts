import { hostError } from './host-error.ts'
import { NO_SERVICES, type PluginRecord, type ServiceRecord } from './record.ts'
import type { Provision } from './service-node.ts'

/**
 * Makes what `activate` returned known by the tokens of its manifest. Throws `PL-PROVIDES` where something is missing, or
 * what a getter of the plugin's throws; then nothing is known.
 */
export function publish({ id }: PluginRecord, provides: Provision, result: unknown): void {
  const given = (result ?? NO_SERVICES) as ServiceRecord
  for (let own: Provision | undefined = provides; own; own = own.next) {
    own.value = given[own.name]
    if (own.value === undefined) throw hostError('PL-PROVIDES', id, 'activate', own.name)
  }
  for (let own: Provision | undefined = provides; own; own = own.next) {
    const { service, value } = own
    if (service.rivals) service.refresh()
    else service.value = value
  }
}

/** Takes a plugin's services away. */
export function withdraw(provides: Provision | undefined): void {
  for (let own = provides; own; own = own.next) {
    own.value = undefined
    own.service.refresh()
  }
}
