import { CodedError } from '@foyer/sdk'
import { addLink, fetchAll, isOver, isStyle, unlessDown } from './chunk-files.ts'
import { isFetchFailure } from './is-fetch-failure.ts'

/**
 * They remember as long as the page lives that a module could not be fetched, for imported files and after a
 * `modulepreload` too (measured: Firefox 153 and Chromium 150; not Chromium 156, nor WebKit 2.50).
 */
const REMEMBERING = /Firefox|Chrome\/(?:\d\d|1[0-4]\d|15[0-5])\./

/** Scripts that the browser has been told of. */
const known = new Set<string>()

let settled = false

/** The page has what it was opened for: from now on nobody waits for a chunk but a player who has tapped. */
export const pageSettled = (): void => void (settled = true)

const isAwaited = (): boolean => !settled || navigator.userActivation?.isActive !== false

/**
 * Imports a chunk with its style sheets; the build wraps every `import()` of the site in it, instead of in Vite's
 * own function. Where that fails, or the browser remembers failures, the files are fetched, which leaves no record,
 * and then imported from the browser's cache.
 *
 * @param addresses the chunk's file and those that it imports, below the site's base. Absent while developing.
 * @throws CodedError `RE-CHUNK` (no answer) or `RE-GONE` (an answer other than the file); and errors of the module itself. A
 * failed fetch also fires `vite:preloadError`.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  addresses: readonly string[] = [],
): Promise<Module> {
  try {
    if (!REMEMBERING.test(navigator.userAgent))
      try {
        return await importAtOnce(load, addresses)
      } catch (error) {
        if (!isFetchFailure(error) || (error instanceof CodedError && !(await isOver(error)))) throw error
      }
    await fetchAll(addresses).catch(async (error: unknown) => {
      if (!(await isOver(error))) throw error
      return fetchAll(addresses)
    })
    return await load()
  } catch (error) {
    if (isFetchFailure(error))
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  }
}

async function importAtOnce<Module>(
  load: () => Promise<Module>,
  [own = '', ...others]: readonly string[],
): Promise<Module> {
  known.add(own)
  // What it imports is fetched beside it, not after it. A hint costs a slow phone a millisecond or more.
  if (isAwaited())
    for (const address of others)
      if (!isStyle(address) && !known.has(address)) {
        known.add(address)
        addLink(address, 'modulepreload')
      }
  const [module] = await Promise.all([unlessDown(own, load()), fetchAll(others.filter(isStyle))])
  return module
}
