import { createPath, type To } from 'react-router-dom'
import { checkUrl } from '../check-url.ts'

/** A page has no origin while it is prerendered: only paths count as this site's then. */
const NO_ORIGIN = 'https://own.invalid'

/**
 * The path, query and hash of a page of this site, as the browser reads them; `undefined` for any other
 * address (SE-03). React Router's own link would lead off the site for an absolute one, without asking a
 * navigator.
 */
export function ownPath(to: To): string | undefined {
  const origin = typeof location === 'undefined' ? NO_ORIGIN : location.origin
  const url = checkUrl(typeof to === 'string' ? to : createPath(to), { kind: 'own', origin })
  return url && `${url.pathname}${url.search}${url.hash}`
}
