import { type AnyManifest, loginMethods, type Route, routes } from '@foyer/sdk'
import { contributionsOf } from '../../sdk/src/testing/conformance/contributions.ts'

/** A component that a manifest names, and where the site shows it. */
export interface Face {
  /** Name of the module's export. */
  readonly component: string
  /** Id of the extension point. */
  readonly point: string
  /** Of a screen. */
  readonly route: Route | undefined
}

/** Each component that a manifest contributes to slots, as a screen or as a login method: once, in its order. */
export function facesOf(manifest: AnyManifest): readonly Face[] {
  const all = contributionsOf(manifest).flatMap(({ point, kind, value }): readonly Face[] => {
    const id = String(point['id'])
    if (kind === 'component') return [{ component: String(value), point: id, route: undefined }]
    if (kind !== 'static') return []
    const { component } = value as { readonly component?: unknown }
    if (typeof component !== 'string') return []
    return [{ component, point: id, route: id === routes.id ? (value as Route) : undefined }]
  })
  return all.filter(({ component }, at) => all.findIndex((each) => each.component === component) === at)
}

/** Props for a component at a point, where the plugin's `conformance.ts` gives none. */
export const usualProps = ({ point }: Face): object => (point === loginMethods.id ? IDLE_LOGIN : {})

const IDLE_LOGIN = {
  signIn: () => new Promise(() => {}),
  captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: {} } }),
  busy: false,
}
